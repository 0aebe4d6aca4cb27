public import TextInputIntercepter

/// A script that is a string literal in a program, with the place of the literal.
public struct KeystrokeScriptLiteral: Sendable {
  let source: String
  let file: String
  let line: Int
}

/// Makes a script of the string literal in a closure, and notes where it stands: a result builder is
/// the one place where the line of an argument is known, and not only that of the call.
///
/// Inside the arguments of a macro such as `#expect` the line of the macro is all that is known: make
/// the script before it.
@resultBuilder
public enum KeystrokeScriptBuilder {
  /// Notes the place of a literal; one of several lines begins below its opening quotes.
  public static func buildExpression(
    _ source: String,
    file: String = #filePath,
    line: Int = #line
  ) -> KeystrokeScriptLiteral {
    let isMultiline = source.utf8.contains(UInt8(ascii: "\n"))
    return KeystrokeScriptLiteral(source: source, file: file, line: isMultiline ? line + 1 : line)
  }

  /// The one literal of the closure.
  public static func buildBlock(_ script: KeystrokeScriptLiteral) -> KeystrokeScriptLiteral {
    script
  }
}

extension KeystrokeScript {
  /// Reads a script that stands in a program, so that errors and failures are reported at the program's
  /// own lines.
  ///
  /// ```swift
  /// let script = try KeystrokeScript {
  ///   """
  ///   Type "张三"
  ///   Expect "张三|"
  ///   """
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - files: The source of the files that the script names; they are beside the program's file.
  ///   - patternLibrary: The engine that patterns of rules may name: `.icu` of `IntercepterICU`.
  ///   - literal: The script. One of a single line is taken to stand on the line of its quotes.
  /// - Throws: All errors of the script and of the scripts it includes.
  public init(
    files: KeystrokeScriptFiles = .disk,
    patternLibrary: PatternLibrary? = nil,
    @KeystrokeScriptBuilder _ literal: () -> KeystrokeScriptLiteral
  ) throws(KeystrokeScriptErrors) {
    let literal = literal()
    try self.init(
      literal.source, file: literal.file, line: literal.line, files: files,
      patternLibrary: patternLibrary)
  }
}
