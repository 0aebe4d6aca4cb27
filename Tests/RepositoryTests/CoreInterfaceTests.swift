import Testing

/// The modules beside the core use its public interface alone, like a module outside the package.
@Suite struct CoreInterfaceTests {
  static let modules = [
    "IntercepterFormats", "IntercepterLocales", "IntercepterMessages", "IntercepterPatterns",
  ]

  @Test(arguments: modules)
  func `a module beside the core names none of its package declarations`(module: String) throws {
    let core = try Self.names(
      in: "IntercepterCore",
      of: /\bpackage\b[^\n{(=]*?\b(?:func|var|let|struct|enum|class|typealias) (\w+)/)
    #expect(core.count > 20)
    let code = try Self.code(of: module)
    // The same name may be declared in public, in the module itself, or in what lies below the core.
    let own = try Self.names(
      in: module, of: /\b(?:func|var|let|case|struct|enum|class|typealias) (\w+)/
    )
    .union(Self.names(in: "TextBytes", of: /\b(?:func|var|let|struct|enum|typealias) (\w+)/))
    .union(
      Self.names(
        in: "IntercepterCore",
        of: /\bpublic\b[^\n{(=]*?\b(?:func|var|let|case|struct|enum|class|typealias) (\w+)/)
    )
    .union(
      Self.names(in: "IntercepterLocales", of: /\bpackage\b[^\n{(=]*?\b(?:func|var|let) (\w+)/))
    let used = Set(code.matches(of: /\b([a-zA-Z]\w*)\b(?!\s*\w*:)/).map { String($0.1) })
    #expect(core.subtracting(own).intersection(used).sorted() == [])
  }

  private static func names(in module: String, of pattern: Regex<(Substring, Substring)>) throws
    -> Set<String>
  {
    Set(try code(of: module).matches(of: pattern).map { String($0.1) })
  }

  /// The code of a module, without comments and texts.
  private static func code(of module: String) throws -> String {
    try Repository.swiftFiles(under: Repository.folder(of: module)).filter {
      !$0.contains(".generated.")
    }
    .map { file in
      try Repository.text(file).replacing(/\/\/[^\n]*/, with: "")
        .replacing(/"""[\s\S]*?"""|"[^"\n]*"/, with: "")
    }.joined(separator: "\n")
  }
}
