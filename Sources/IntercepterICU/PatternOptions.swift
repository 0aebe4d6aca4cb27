internal import CICU

/// How a pattern is read: the flags of ICU's regular expressions.
public struct PatternOptions: OptionSet, Hashable, Sendable {
  /// ICU's flags.
  public let rawValue: UInt32

  /// Creates a set of options from ICU's flags.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ flag: CICURegexFlags) { self.init(rawValue: flag.rawValue) }

  /// `(?i)`: letters match in either case, by full case folding: `ß` matches `SS`.
  public static let caseInsensitive = PatternOptions(.caseInsensitive)
  /// `(?x)`: white space in the pattern means nothing, and `#` begins a comment.
  public static let comments = PatternOptions(.comments)
  /// `(?s)`: `.` matches line breaks too.
  public static let dotMatchesLineBreaks = PatternOptions(.dotAll)
  /// `(?m)`: `^` and `$` match at every line break.
  ///
  /// The whole text must match none the less.
  public static let anchorsMatchLines = PatternOptions(.multiline)
  /// `(?w)`: `\b` finds the word boundaries of UAX #29, which know more than letters and digits.
  public static let unicodeWordBoundaries = PatternOptions(.wordBoundaries)
}
