import Testing

/// What a release consists of agrees on its version and its libraries.
@Suite struct ReleaseTests {
  @Test func `the newest release in the CHANGELOG is the version of the program`() throws {
    let sections = try Repository.text("CHANGELOG.md").matches(of: /\n## ([^\n]+)/).map { $0.1 }
    let releases = sections.first == "Unreleased" ? sections.dropFirst() : sections[...]
    for release in releases {
      #expect(release.wholeMatch(of: /\d+\.\d+\.\d+ - \d{4}-\d{2}-\d{2}/) != nil, "\(release)")
    }
    let source = try Repository.text("Sources/Program/intercepter/Version.swift")
    let version = try #require(source.firstMatch(of: /\nlet version = "([0-9.]+)"\n/)).1
    #expect(releases.first?.hasPrefix("\(version) - ") == true)
  }

  /// `make-package` writes the program's version into it, and `.ci/web` compares the result.
  @Test func `the npm package has no version of its own`() throws {
    let package = try Repository.text("Sources/Hosts/IntercepterWeb/Module/package.json")
    #expect(package.contains("\n  \"name\": \"text-input-intercepter\",\n"))
    #expect(!package.contains("\"version\""))
  }

  @Test func `every library is documented`() throws {
    let manifest = try Repository.text("Package.swift")
    let products = try #require(manifest.firstMatch(of: /let libraries = \[([^\]]*)\]/)).1
      .matches(of: /"(\w+)"/)
    let documented = try Repository.text(".spi.yml").matches(of: /\n +- ([A-Z]\w+)/)
    #expect(documented.count > 5)
    // The product beside them declares nothing: it imports others.
    #expect(Set(documented.map { $0.1 }) == Set(products.map { $0.1 }))
  }
}
