/// Why a pattern cannot be read, and where.
///
/// ```
/// error: A parenthesis is not closed.
///  --> pattern:1:4
/// abc(def
///    ^
/// ```
public struct PatternError: Error, Hashable, Sendable {
  /// The fault, as one English sentence.
  public let message: String
  /// The pattern as it was given.
  public let pattern: String
  /// The line of the pattern, from 1.
  public let line: Int
  /// The scalar of the line that is at fault, counted from 1; for an error of ICU, the last one that
  /// was read when it was noticed.
  public let column: Int

  /// Creates an error from its place.
  package init(_ message: String, pattern: String, line: Int, column: Int) {
    self.message = message
    self.pattern = pattern
    self.line = max(1, line)
    self.column = max(1, column)
  }

  /// Creates an error from the number of scalars before its place; behind the last one, it is there.
  package init(_ message: String, pattern: String, at index: Int) {
    var (line, column) = (1, 1)
    var previous: Unicode.Scalar = " "
    var breaks = false
    for (offset, scalar) in pattern.unicodeScalars.enumerated() {
      if breaks, !(previous == "\r" && scalar == "\n") { (line, column) = (line + 1, 0) }
      if offset > 0 { column += 1 }
      if offset == index { break }
      breaks = scalar == "\n" || scalar == "\r" || scalar == "\u{85}"
      previous = scalar
    }
    self.init(message, pattern: pattern, line: line, column: column)
  }
}

extension PatternError: CustomStringConvertible {
  /// The message, the place, and the line of the pattern with a caret under the place.
  public var description: String {
    let source = pattern.lines.dropFirst(line - 1).first ?? ""
    let before = String(String.UnicodeScalarView(source.unicodeScalars.prefix(column - 1)))
    let indentation = LengthUnit.terminalColumns.length(of: before)
    return """
      error: \(message)
       --> pattern:\(line):\(column)
      \(source)
      \(String(repeating: " ", count: indentation))^
      """
  }
}

extension String {
  /// The lines: CR, LF, CR LF and NEL end one.
  fileprivate var lines: [Substring] {
    split(omittingEmptySubsequences: false) { ["\r", "\n", "\r\n", "\u{85}"].contains($0) }
  }
}
