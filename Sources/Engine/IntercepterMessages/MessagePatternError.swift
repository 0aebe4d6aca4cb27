internal import IntercepterPatterns

/// An error in a pattern of ICU's message format, with its place.
///
/// ```
/// error: There is no argument with this name. A message can use limit, actual, limitWithUnit, …
///  --> pattern:1:10
/// At most {limt}.
///          ^
/// ```
public struct MessagePatternError: Error, Hashable, Sendable {
  /// The description of the error, in English.
  public let message: String
  /// The pattern that contains the error.
  public let pattern: String
  /// The line of the pattern, counted from 1.
  public let line: Int
  /// The scalar in the line, counted from 1.
  public let column: Int

  /// Creates an error at an offset in UTF-8 bytes.
  private init(_ message: String, pattern: String, offset: Int) {
    let before = String(decoding: pattern.utf8.prefix(offset), as: UTF8.self).unicodeScalars
    let error = PatternError(message, pattern: pattern, at: before.count)
    (self.message, self.pattern) = (message, pattern)
    (line, column) = (error.line, error.column)
  }

  /// The maximum length of a pattern, in UTF-8 bytes.
  private static let greatestLength = 10_000

  /// Throws an error if a pattern is not a message with the given arguments.
  static func check(
    _ pattern: String, _ arguments: @escaping MessageArguments, in locale: MessageLocale
  ) throws(MessagePatternError) {
    guard pattern.utf8.count <= greatestLength else {
      throw MessagePatternError(
        "The message is longer than \(greatestLength) bytes.", pattern: pattern, offset: 0)
    }
    do throws(MessageFault) {
      _ = try MessageFormatter.text(pattern, arguments, in: locale)
    } catch {
      let names = MessageArgument.allCases.filter { arguments($0) != nil }.map { $0.rawValue }
      throw MessagePatternError(
        error.reason.sentence(names), pattern: pattern, offset: error.offset)
    }
  }
}

extension MessageFault.Reason {
  fileprivate func sentence(_ names: [String]) -> String {
    switch self {
    case .openBrace: "A brace is not closed."
    case .unexpected:
      "This is not valid in an argument. Write {name}, {name, number}, or {name, plural, …} or "
        + "{name, select, …} with cases such as other {…}."
    case .otherMissing: "The case “other” is missing, which applies if no other case matches."
    case .unknownForm:
      "This plural form does not exist. Use =0 or another whole number, zero, one, two, few, many "
        + "or other."
    case .unknownArgument:
      "There is no argument with this name. A message can use \(names.joined(separator: ", "))."
    case .wrongType:
      "This type does not fit the argument. Use number, plural or selectordinal for numbers, and "
        + "select for texts."
    case .unknownStyle: "This style does not exist. Use integer or percent."
    case .nestedTooDeeply: "The arguments are nested too deeply."
    }
  }
}

extension MessagePatternError: CustomStringConvertible {
  /// The message, the place, and the line of the pattern with a caret below the place.
  public var description: String {
    PatternError(message, pattern: pattern, line: line, column: column).description
  }
}
