package import IntercepterForms

/// A fix as data: which factory of `Normalizer` makes it, with which arguments.
///
/// ```json
/// { "fix": "padDecimals", "places": 2 }
/// ```
///
/// The names in JSON are those of the factories and of their argument labels.
///
/// A separator that is `nil` is that of the field's `decimal` rule.
public enum FixSpecification: Hashable, Sendable {
  /// A text is written as the field's rules write it; fields with rules for numbers or digits begin with it.
  case normalized
  /// Numbers and digits stay as they were written.
  case verbatim
  /// White space at both ends goes.
  case trimWhitespace
  /// Every run of white space becomes one space.
  case collapseWhitespace
  /// Needless zeros at the front of a number go.
  case removeLeadingZeros(separator: Character? = nil)
  /// A number gets zeros behind its separator, up to so many places: from 1 to 1,000 in JSON.
  case padDecimals(places: Int, separator: Character? = nil)
  /// A separator that nothing follows goes.
  case dropTrailingSeparator(separator: Character? = nil)

  /// The fix.
  ///
  /// - Precondition: A separator is neither a digit nor a minus sign.
  package var fix: Normalizer {
    switch self {
    case .normalized: .normalized
    case .verbatim: .verbatim
    case .trimWhitespace: .trimWhitespace
    case .collapseWhitespace: .collapseWhitespace
    case .removeLeadingZeros(let separator): .removeLeadingZeros(separator: separator)
    case .padDecimals(let places, let separator):
      .padDecimals(places: places, separator: separator)
    case .dropTrailingSeparator(let separator): .dropTrailingSeparator(separator: separator)
    }
  }
}
