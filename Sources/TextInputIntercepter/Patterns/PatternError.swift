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
      breaks = scalar.endsLine
      previous = scalar
    }
    self.init(message, pattern: pattern, line: line, column: column)
  }
}

extension PatternError: CustomStringConvertible {
  /// The message, the place, and the line of the pattern with a caret under the place; of a long line, what
  /// is around it.
  ///
  /// - Complexity: O(*n*) in what is before the place.
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

  /// The most scalars that are shown on either side of the place.
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
  /// Whether the scalar ends a line of a pattern: CR, LF, and NEL; CR LF is one end.
  fileprivate var endsLine: Bool { self == "\n" || self == "\r" || self == "\u{85}" }
}
