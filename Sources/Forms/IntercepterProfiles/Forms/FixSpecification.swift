package import IntercepterForms

/// A normalizer as data: the factory of `Normalizer` that creates it, and its arguments.
///
/// ```json
/// { "fix": "padDecimals", "places": 2 }
/// ```
///
/// The names in JSON are those of the factories and of their argument labels.
///
/// If a separator is `nil`, that of the field's `decimal` rule applies.
public enum FixSpecification: Hashable, Sendable {
  /// Writes numbers and digits in the notation of the field's rules.
  ///
  /// A field with rules for numbers or digits runs it first.
  case normalized
  /// Leaves numbers and digits as written.
  case verbatim
  /// Removes white space at both ends.
  case trimWhitespace
  /// Replaces every run of white space by one space.
  case collapseWhitespace
  /// Composes letters and their marks (Unicode NFC).
  case nfc
  /// Replaces radicals, compatibility ideographs and ligatures by what they look like.
  case unifiedIdeographs
  /// Removes redundant leading zeros of a number.
  case removeLeadingZeros(separator: Character? = nil)
  /// Pads a number with zeros to a number of decimal places, in JSON from 1 to 1,000.
  case padDecimals(places: Int, separator: Character? = nil)
  /// Removes a trailing decimal separator.
  case dropTrailingSeparator(separator: Character? = nil)

  /// The numbers of decimal places to which a number can be padded.
  static let decimalPlaces = 1...1_000

  /// The normalizer.
  ///
  /// - Precondition: A separator is neither a digit nor a minus sign.
  package var fix: Normalizer { ResolvedFix(self).fix }
}
