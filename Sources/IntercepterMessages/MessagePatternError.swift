internal import CICU
internal import IntercepterICU
internal import TextInputIntercepter

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
    // ICU finds what is missing at the end of the pattern, or of a style: the brace says more.
    let isIncomplete = error.fault == .unmatchedBraces || error.fault == .syntax
    if isIncomplete, let offset = Self.openBrace(in: pattern) {
      self.init("A brace is not closed.", pattern: pattern, offset: offset)
      return
    }
    let message =
      switch error.fault {
      case .syntax, .unmatchedBraces: "ICU's message format has nothing like this."
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

  /// Where the last brace stands that is not closed, in UTF-16 code units.
  ///
  /// An apostrophe before a brace begins a quotation.
  private static func openBrace(in pattern: String) -> Int? {
    let units = Array(pattern.utf16)
    let (opening, closing, apostrophe) = (UInt16(0x7B), UInt16(0x7D), UInt16(0x27))
    var open: [Int] = []
    var isQuoted = false
    for (offset, unit) in units.enumerated() {
      switch unit {
      case apostrophe where isQuoted: isQuoted = false
      case apostrophe:
        isQuoted = units[(offset + 1)...].first.map { $0 == opening || $0 == closing } ?? false
      case opening where !isQuoted: open.append(offset)
      case closing where !isQuoted: _ = open.popLast()
      default: break
      }
    }
    return open.last
  }
}

extension MessagePatternError: CustomStringConvertible {
  /// The message, the place, and the line of the pattern with a caret under the place.
  public var description: String {
    PatternError(message, pattern: pattern, line: line, column: column).description
  }
}
