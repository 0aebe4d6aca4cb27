/// The options for reading a pattern.
public struct PatternOptions: OptionSet, Hashable, Sendable {
  /// The numbers of these options in ICU's regular expressions.
  public let rawValue: UInt32

  /// Creates a set of options from their numbers.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `(?i)`: letters match in either case, by simple case folding: `é` matches `É`, and `ß` does not
  /// match `SS`.
  public static let caseInsensitive = PatternOptions(rawValue: 2)
  /// `(?x)`: white space in the pattern means nothing, and `#` begins a comment.
  public static let comments = PatternOptions(rawValue: 4)
  /// `(?s)`: `.` matches line breaks too.
  public static let dotMatchesLineBreaks = PatternOptions(rawValue: 32)
  /// `(?m)`: `^` and `$` match at every line break.
  ///
  /// The whole text must match none the less.
  public static let anchorsMatchLines = PatternOptions(rawValue: 8)
  /// `(?w)`: `\b` finds the word boundaries of UAX #29, which know more than letters and digits.
  ///
  /// ICU's own expressions alone do that: `Rule.matchesICU` in `IntercepterICU`.
  public static let unicodeWordBoundaries = PatternOptions(rawValue: 256)
}
