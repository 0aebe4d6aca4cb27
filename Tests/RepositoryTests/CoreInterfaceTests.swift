import Testing

/// The modules beside the core use its public interface alone, like a module outside the package.
@Suite struct CoreInterfaceTests {
  static let modules = [
    "IntercepterFormats", "IntercepterLocales", "IntercepterMessages", "IntercepterPatterns",
  ]

  @Test(arguments: modules)
  func `a module beside the core names none of its package declarations`(module: String) throws {
    let core = try Self.core.get()
    #expect(core.count > 20)
    let code = try Self.code(of: module)
    let own = Self.names(
      in: code, of: /\b(?:func|var|let|case|struct|enum|class|typealias) (\w+)/)
    let used = Self.names(in: code, of: /\b([a-zA-Z]\w*)\b(?!\s*\w*:)/)
    #expect(core.subtracting(own).intersection(used).sorted() == [])
  }

  /// The names that the core declares for the package, and neither it in public nor what lies below it.
  private static let core = Result {
    let core = try code(of: "IntercepterCore")
    return names(
      in: core, of: /\bpackage\b[^\n{(=]*?\b(?:func|var|let|struct|enum|class|typealias) (\w+)/
    )
    .subtracting(
      names(
        in: core,
        of: /\bpublic\b[^\n{(=]*?\b(?:func|var|let|case|struct|enum|class|typealias) (\w+)/)
    )
    .subtracting(
      names(
        in: try code(of: "TextBytes"), of: /\b(?:func|var|let|struct|enum|typealias) (\w+)/)
    )
    .subtracting(
      names(
        in: try code(of: "IntercepterLocales"),
        of: /\bpackage\b[^\n{(=]*?\b(?:func|var|let) (\w+)/))
  }

  private static func names(in code: String, of pattern: Regex<(Substring, Substring)>)
    -> Set<String>
  {
    Set(code.matches(of: pattern).map { String($0.1) })
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
