/// The options for parsing and matching a pattern.
public struct PatternOptions: OptionSet, Hashable, Sendable {
  /// The options as bits, with the values of ICU's regular expressions.
  public let rawValue: UInt32

  /// Creates a set of options from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `(?i)`: letters match in either case, by simple case folding: `é` matches `É`, but `ß` does
  /// not match `SS`.
  public static let caseInsensitive = PatternOptions(rawValue: 2)
  /// `(?x)`: white space in the pattern is ignored, and `#` begins a comment.
  public static let comments = PatternOptions(rawValue: 4)
  /// `(?s)`: `.` matches line breaks too.
  public static let dotMatchesLineBreaks = PatternOptions(rawValue: 32)
  /// `(?m)`: `^` and `$` match at every line break.
  ///
  /// The pattern must still match the whole text.
  public static let anchorsMatchLines = PatternOptions(rawValue: 8)
  /// `(?w)`: `\b` matches at the word boundaries of UAX #29, which consider more than letters and
  /// digits.
  ///
  /// Only ICU's engine supports this option: `Rule.matchesICU` in `IntercepterICU`.
  public static let unicodeWordBoundaries = PatternOptions(rawValue: 256)
}

extension PatternOptions {
  /// The options, each with its JSON name, which is that of the static member, and its inline flag.
  package static let all: [(name: Name, letter: String, option: PatternOptions)] = [
    (.caseInsensitive, "i", .caseInsensitive), (.comments, "x", .comments),
    (.dotMatchesLineBreaks, "s", .dotMatchesLineBreaks),
    (.anchorsMatchLines, "m", .anchorsMatchLines),
    (.unicodeWordBoundaries, "w", .unicodeWordBoundaries),
  ]

  package enum Name: String, CaseIterable, Sendable {
    case caseInsensitive, comments, dotMatchesLineBreaks, anchorsMatchLines, unicodeWordBoundaries
  }
}
