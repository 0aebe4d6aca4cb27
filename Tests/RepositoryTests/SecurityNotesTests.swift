import Testing

/// The security notes name tests that exist.
@Suite struct SecurityNotesTests {
  @Test func `every test that the notes name is there`() throws {
    let notes = try Repository.text("Docs/Security.md")
    let files = try ["Tests", "Examples"].flatMap(Repository.swiftFiles).map(Repository.text)
    let suites = notes.matches(of: /`(\w+Tests)`(?:: “([^”]+)”)?/)
    #expect(suites.count > 30)
    for match in suites {
      let (name, test) = (match.1, match.2)
      let file = files.first { $0.contains("struct \(name) ") }
      #expect(file != nil, "\(name)")
      if let file, let test { #expect(file.contains("func `\(test)`"), "\(name): \(test)") }
    }
  }
}
