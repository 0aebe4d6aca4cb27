import Testing

/// The security notes name tests that exist.
@Suite struct SecurityNotesTests {
  @Test func `every test that the notes name is there`() throws {
    let notes = try Repository.text("Docs/Security.md")
    let files = ["Tests", "Examples"].flatMap(Repository.swiftFiles)
    let suites = notes.matches(of: /`(\w+Tests)`(?:: “([^”]+)”)?/)
    #expect(suites.count > 30)
    for match in suites {
      let (name, test) = (match.1, match.2)
      let path = try #require(files.first { $0.hasSuffix("/\(name).swift") }, "\(name)")
      let file = try Repository.text(path)
      #expect(file.contains("struct \(name) "), "\(name)")
      if let test { #expect(file.contains("func `\(test)`"), "\(name): \(test)") }
    }
  }
}
