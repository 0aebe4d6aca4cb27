import Foundation
import Testing

/// `Docs/Architecture.md` draws the targets of `Package.swift`: all of them, with their dependencies.
@Suite struct ArchitectureTests {
  @Test func `the drawing has the targets of the package, each with its dependencies`() throws {
    let drawn = try Self.drawnTargets()
    let declared = try Self.declaredTargets()
    #expect(declared.count > 20)
    #expect(drawn.keys.sorted() == declared.keys.sorted())
    for (target, dependencies) in declared {
      #expect(drawn[target]?.sorted() == dependencies.sorted(), "\(target)")
    }
  }

  @Test func `the way of a keystroke leads through files that exist`() throws {
    let page = try Repository.text("Docs/Architecture.md")
    let section = try #require(page.firstMatch(of: /```text keystroke\n([^`]*)```([\s\S]*)/))
    let files = section.1.matches(of: /[\w\/+]+\.swift/).map { String($0.0) }
    let branches = section.2.matches(of: /`([\w\/+]+\.swift)`/).map { String($0.1) }
    // A reader follows a keystroke through no more files than these.
    #expect(6...8 ~= files.count)
    #expect(branches.count > 2)
    let core = Set(Repository.swiftFiles(under: "Sources/IntercepterCore"))
    for file in files + branches {
      #expect(core.contains("Sources/IntercepterCore/\(file)"), "\(file)")
    }
  }

  @Test func `a declaration is found beside others`() {
    let declared = Self.targets(
      declaredIn: """
        .target(name: "A"), // .target(name: "No")
        .testTarget(
          name: "B", dependencies: ["A", .product(name: "C", package: "c-d")], path: "P",
          cSettings: [.define("E")]),
        """)
    #expect(declared == ["A": [], "B": ["A", "C"]])
  }

  /// The lines of the drawing: `Target ← Dependency, Dependency`; a line that begins with a space goes on.
  private static func drawnTargets() throws -> [String: [String]] {
    let page = try Repository.text("Docs/Architecture.md")
    let drawing = try #require(page.firstMatch(of: /```text targets\n([^`]*)```/)).1
    var targets: [String: [String]] = [:]
    var last = ""
    for line in drawing.split(separator: "\n") where !line.hasPrefix("#") {
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

  private static func declaredTargets() throws -> [String: [String]] {
    let manifest = try Repository.text("Package.swift")
    let start = try #require(manifest.firstRange(of: "\n  targets: ["))
    return targets(declaredIn: String(manifest[start.upperBound...]))
  }

  /// The targets of a manifest, and what each depends on, targets and products.
  private static func targets(declaredIn manifest: String) -> [String: [String]] {
    let code = manifest.replacing(/\/\/.*/, with: "")
    let declarations = code.split(
      separator: /\.(?:executableTarget|testTarget|target|systemLibrary)\(/)
    var targets: [String: [String]] = [:]
    for declaration in declarations {
      guard let name = declaration.firstMatch(of: /^\s*name: "([^"]+)"/)?.1 else { continue }
      let list = declaration.firstMatch(of: /dependencies: \[((?:[^\[\]]|\[[^\]]*\])*)\]/)?.1 ?? ""
      // Of a product, its name counts; its package and what it hangs on do not.
      let names = list.replacing(/\.product\(\s*name: ("[^"]+")(?:[^()]|\([^()]*\))*\)/) { $0.1 }
        .matches(of: /"([^"]+)"/).map { String($0.1) }
      targets[String(name)] = names
    }
    return targets
  }
}
