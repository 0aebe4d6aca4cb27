/// An error in a pattern, with its position.
///
/// ```
/// error: A parenthesis is not closed.
///  --> pattern:1:4
/// abc(def
///    ^
/// ```
public struct PatternError: Error, Hashable, Sendable {
  /// The description of the error, as one English sentence.
  public let message: String
  /// The pattern.
  public let pattern: String
  /// The line of the error in the pattern, from 1.
  public let line: Int
  /// The column of the error, as the number of its scalar in the line, from 1.
  ///
  /// For an error of ICU, this is the last scalar that ICU read before it detected the error.
  public let column: Int

  /// Creates an error from its line and column.
  public init(_ message: String, pattern: String, line: Int, column: Int) {
    self.message = message
    self.pattern = pattern
    self.line = max(1, line)
    self.column = max(1, column)
  }

  /// Creates an error from a scalar offset; an offset beyond the last scalar counts as the last
  /// one.
  public init(_ message: String, pattern: String, at index: Int) {
    var (line, column) = (1, 1)
    var previous: Unicode.Scalar = " "
    var breaks = false
    for (offset, scalar) in pattern.unicodeScalars.enumerated() {
      if breaks, !(previous == "\r" && scalar == "\n") { (line, column) = (line + 1, 0) }
      if offset > 0 { column += 1 }
      if offset == index { break }
      breaks = scalar.endsLine
      previous = scalar
    }
    self.init(message, pattern: pattern, line: line, column: column)
  }
}

extension PatternError: CustomStringConvertible {
  /// The message, the position, and the line of the pattern with a caret under the position.
  ///
  /// A long line is truncated around the position.
  ///
  /// - Complexity: O(*n*) in the length of the pattern before the position.
  public var description: String {
    let line = restOfPattern(fromLine: line)
    let before = line.prefix(column - 1).prefix { !$0.endsLine }
    let after = line[before.endIndex...].prefix(Self.room + 1).prefix { !$0.endsLine }
    let start = (before.count > Self.room ? "…" : "") + String(Substring(before.suffix(Self.room)))
    let end = String(Substring(after.prefix(Self.room))) + (after.count > Self.room ? "…" : "")
    return """
      error: \(message)
       --> pattern:\(self.line):\(column)
      \(start)\(end)
      \(String(repeating: " ", count: LengthUnit.terminalColumns.length(of: start)))^
      """
  }

  /// The maximum number of scalars that are shown on either side of the position.
  private static var room: Int { 60 }

  private func restOfPattern(fromLine line: Int) -> Substring.UnicodeScalarView {
    var rest = pattern.unicodeScalars[...]
    var number = 1
    while number < line, let scalar = rest.popFirst() {
      if scalar == "\r", rest.first == "\n" { rest.removeFirst() }
      if scalar.endsLine { number += 1 }
    }
    return rest
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar ends a line or a comment of a pattern: CR, LF
  /// or NEL; CR LF is one end.
  package var endsLine: Bool { self == "\n" || self == "\r" || self == "\u{85}" }
}
