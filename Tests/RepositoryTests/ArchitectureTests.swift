import Foundation
import Testing

/// `Docs/Architecture.md` draws the targets of `Package.swift`: all of them, in their folders, with their dependencies.
@Suite struct ArchitectureTests {
  @Test func `the drawing has the targets of the package, each with its dependencies`() throws {
    let drawn = Self.targets(drawnIn: try Self.drawing())
    let declared = try Self.declaredGroups().values.reduce(into: [:]) { all, targets in
      all.merge(targets) { first, _ in first }
    }
    #expect(declared.count > 20)
    #expect(drawn.keys.sorted() == declared.keys.sorted())
    for (target, dependencies) in declared {
      #expect(drawn[target]?.sorted() == dependencies.sorted(), "\(target)")
    }
  }

  @Test func `a group of the drawing is a folder, with these modules and no others`() throws {
    let drawn = Self.groups(of: try Self.drawing(), startingAt: /(?m)^# ((?:Sources|Tests)[\w\/]*)/)
      .mapValues { Self.targets(drawnIn: $0).keys.sorted() }
    let declared = try Self.declaredGroups().mapValues { $0.keys.sorted() }
    #expect(drawn == declared)
    let rooms = try Repository.folders(in: "Sources")
    #expect(5...7 ~= rooms.count)
    #expect(rooms.map { "Sources/\($0)" } == drawn.keys.filter { $0.hasPrefix("Sources") }.sorted())
    for room in rooms {
      #expect(try Repository.folders(in: "Sources/\(room)") == drawn["Sources/\(room)"])
    }
  }

  /// A target that is built alone, as for a mutation, has nothing else.
  @Test func `a target imports only what it declares`() throws {
    let manifest = try Repository.text("Package.swift")
    let list = try #require(manifest.firstMatch(of: /let exported = \[([^\]]*)\]/)?.1)
    let exported = list.matches(of: /"(\w+)"/).map { String($0.1) }
    let groups = try Self.declaredGroups()
    let all = Set(groups.values.flatMap(\.keys))
    #expect(all.isSuperset(of: exported))
    for (folder, targets) in groups {
      for (target, declared) in targets {
        var known = Set(declared + [target])
        if target.hasSuffix("Tests") { known.formUnion(["TestSupport", "TextInputIntercepter"]) }
        if known.contains("TextInputIntercepter") { known.formUnion(exported) }
        for file in Repository.swiftFiles(under: "\(folder)/\(target)") {
          let code = try Repository.text(file)
          // A deeper import is in a text, which a tool writes.
          let imports = code.matches(of: /(?m)^ {0,2}(?:@\w+ )?(?:\w+ )?import (\w+)$/)
          for module in imports.map({ String($0.1) }) where all.contains(module) {
            #expect(known.contains(module), "\(file) imports \(module)")
          }
        }
      }
    }
  }

  /// Foundation would double what a start of the program links.
  @Test func `only the store of emoji imports Foundation, where its smaller part is missing`() {
    let files = Repository.swiftFiles(under: "Sources").filter { file in
      let code = (try? Repository.text(file)) ?? ""
      return code.contains(/(?m)^ {0,2}(?:@\w+ )?(?:\w+ )?import Foundation$/)
    }
    #expect(files == ["Sources/Program/intercepter/Emoji/EmojiStore.swift"])
  }

  @Test func `the way of a keystroke leads through files that exist`() throws {
    let page = try Repository.text("Docs/Architecture.md")
    let section = try #require(page.firstMatch(of: /```text keystroke\n([^`]*)```([\s\S]*)/))
    let files = section.1.matches(of: /[\w\/+]+\.swift/).map { String($0.0) }
    let branches = section.2.matches(of: /`([\w\/+]+\.swift)`/).map { String($0.1) }
    // A reader follows a keystroke through no more files than these.
    #expect(6...10 ~= files.count)
    #expect(branches.count > 2)
    let core = Repository.folder(of: "IntercepterCore")
    let inCore = Set(Repository.swiftFiles(under: core))
    for file in files + branches {
      #expect(inCore.contains("\(core)/\(file)"), "\(file)")
    }
  }

  @Test func `a declaration is found beside others`() {
    let declared = Self.declaredGroups(
      """
      .module("Sources/A"), // .module("Sources/No")
      .tests(
        "Tests/Group/B", forms + ["Sources", argumentParser],
        exclude: ["P"]),
      .systemLibrary(
        name: "C", path: "Sources/C", providers: [.apt(["c"])]),
      """)
    let b = [
      "TextInputIntercepter", "IntercepterForms", "IntercepterProfiles", "Sources",
      "ArgumentParser",
    ]
    #expect(declared == ["Sources": ["A": [], "C": []], "Tests/Group": ["B": b]])
  }

  private static func drawing() throws -> Substring {
    try #require(
      try Repository.text("Docs/Architecture.md").firstMatch(of: /```text targets\n([^`]*)```/)
    ).1
  }

  /// The targets of each folder of the manifest, with what each depends on: targets and products.
  private static func declaredGroups(_ manifest: String) -> [String: [String: [String]]] {
    let code = manifest.replacing(/\/\/.*/, with: "")
    let declarations = code.split(separator: /\.(?:module|program|tests|cModule|systemLibrary)\(/)
    let lists = [
      "all": ["TextInputIntercepter"],
      "forms": ["TextInputIntercepter", "IntercepterForms", "IntercepterProfiles"],
      "argumentParser": ["ArgumentParser"], "systemPackage": ["SystemPackage"],
    ]
    var groups: [String: [String: [String]]] = [:]
    for declaration in declarations {
      guard
        let start = declaration.firstMatch(
          of: /^\s*(?:name: "\w+", path: )?"((?:Sources|Tests)[\w\/]*)\/([\w-]+)"(, \w+:)?/)
      else { continue }
      let list =
        start.3 == nil
        ? declaration[start.range.upperBound...].prefix { $0 != ")" && $0 != ":" } : ""
      let names = list.matches(of: /"([^"]+)"|\b(all|forms|argumentParser|systemPackage)\b/)
        .flatMap { match in match.1.map { [String($0)] } ?? lists[String(match.2!)]! }
      groups[String(start.1), default: [:]][String(start.2)] = names
    }
    return groups
  }

  private static func declaredGroups() throws -> [String: [String: [String]]] {
    declaredGroups(try Repository.text("Package.swift"))
  }

  /// The text from each heading to the next, by the path that the heading names.
  private static func groups(
    of text: Substring, startingAt heading: Regex<(Substring, Substring)>
  ) -> [String: Substring] {
    let headings = text.matches(of: heading)
    let ends = headings.dropFirst().map(\.range.lowerBound) + [text.endIndex]
    return Dictionary(
      uniqueKeysWithValues: zip(headings, ends).map {
        (String($0.1), text[$0.range.upperBound..<$1])
      })
  }

  /// The lines of the drawing: `Target ← Dependency, Dependency`; a line that begins with a space goes on.
  private static func targets(drawnIn drawing: Substring) -> [String: [String]] {
    var targets: [String: [String]] = [:]
    var last = ""
    for line in drawing.split(separator: "\n") where line.contains("←") || line.hasPrefix(" ") {
      let names = line.matches(of: /[\w-]+/).map { String($0.0) }
      if line.hasPrefix(" ") {
        targets[last, default: []] += names
      } else if let name = names.first {
        last = name
        #expect(targets.updateValue(Array(names.dropFirst()), forKey: name) == nil, "\(name)")
      }
    }
    return targets
  }
}
