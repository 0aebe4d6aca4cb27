internal import CICU
internal import IntercepterICU

/// Why a pattern of ICU's message format cannot be used, and where.
///
/// ```
/// error: There is no argument of this name. A message may use limit, actual, limitWithUnit, …
///  --> pattern:1:10
/// At most {limt}.
///          ^
/// ```
public struct MessagePatternError: Error, Hashable, Sendable {
  /// What is wrong, in English.
  public let message: String
  /// The pattern as it was given.
  public let pattern: String
  /// The line of the pattern, from 1.
  public let line: Int
  /// The scalar of the line, from 1.
  public let column: Int

  /// An error at an offset in UTF-16 code units.
  init(_ message: String, pattern: String, offset: Int) {
    self.message = message
    self.pattern = pattern
    let before = String(decoding: pattern.utf16.prefix(offset), as: UTF16.self)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    line = lines.count
    column = lines[lines.count - 1].unicodeScalars.count + 1
  }
}

extension MessagePatternError {
  init(_ error: CICUMessageError, pattern: String, parameters: MessageParameters) {
    let message =
      switch error.fault {
      case .syntax: "ICU's message format has nothing like this."
      case .unmatchedBraces: "A brace is not closed, or closed without being opened."
      case .otherMissing: "“other” is missing: what is said in all other cases."
      case .unknownArgument:
        "There is no argument of this name. A message may use "
          + parameters.names.map { "\($0)" }.joined(separator: ", ") + "."
      case .wrongType:
        "The argument is not of this type: numbers take number, plural, selectordinal, ordinal "
          + "and spellout, texts take select."
      case .style: "The style of a number cannot be read."
      case .other: "ICU cannot read this."
      }
    self.init(message, pattern: pattern, offset: Int(error.offset))
  }
}

extension MessagePatternError: CustomStringConvertible {
  /// The message, the place, and the line of the pattern with a caret under the place.
  public var description: String {
    PatternError(message, pattern: pattern, line: line, column: column).description
  }
}
