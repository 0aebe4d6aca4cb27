public import TextInputIntercepter

/// A script that is a string literal in a program, with the location of the literal.
public struct KeystrokeScriptLiteral: Sendable {
  let source: String
  let file: String
  let line: Int
}

/// A result builder that creates a script from the string literal in a closure and records its
/// location.
///
/// Only a result builder knows the line of an argument; a function knows the line of its call.
///
/// Inside the arguments of a macro such as `#expect`, only the line of the macro is known. Create
/// the script before the macro.
@resultBuilder
public enum KeystrokeScriptBuilder {
  /// Records the location of a literal.
  ///
  /// A literal of several lines begins below its opening quotes.
  public static func buildExpression(
    _ source: String, file: String = #filePath, line: Int = #line
  ) -> KeystrokeScriptLiteral {
    let isMultiline = source.utf8.contains(UInt8(ascii: "\n"))
    return KeystrokeScriptLiteral(source: source, file: file, line: isMultiline ? line + 1 : line)
  }

  /// Returns the only literal of the closure.
  public static func buildBlock(_ script: KeystrokeScriptLiteral) -> KeystrokeScriptLiteral {
    script
  }
}

extension KeystrokeScript {
  /// Creates a script from a string literal.
  ///
  /// Errors and failures are reported at the lines of the program.
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
  ///   - files: The source of the files that the script names. Their paths are relative to the
  ///     program's file.
  ///   - patternLibrary: The additional pattern engine for rules, such as `.icu` of
  ///     `IntercepterICU`.
  ///   - literal: The script. A script of one line is assumed to be on the line of its quotes.
  /// - Throws: ``KeystrokeScriptErrors`` with all errors of the script and of the scripts that it
  ///   includes.
  public init(
    files: KeystrokeScriptFiles = .disk, patternLibrary: PatternLibrary? = nil,
    @KeystrokeScriptBuilder _ literal: () -> KeystrokeScriptLiteral
  ) throws(KeystrokeScriptErrors) {
    let literal = literal()
    try self.init(
      literal.source, file: literal.file, line: literal.line, files: files,
      patternLibrary: patternLibrary)
  }
}
