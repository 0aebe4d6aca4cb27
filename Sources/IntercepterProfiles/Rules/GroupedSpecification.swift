public import TextInputIntercepter

/// The format of a decimal number in groups of digits, as data: `TextFormat.grouped(locale:prefix:suffix:digits:)` and
/// `TextFormat.grouped(by:decimalSeparator:sizes:prefix:suffix:)`.
public struct GroupedSpecification: Hashable, Sendable {
  /// What the groups and the marks between them come from.
  public enum Marks: Hashable, Sendable {
    /// A locale, as a BCP 47 tag, and the digits that the rule keeps.
    case locale(String, digits: DigitPolicy = .normalized)
    /// Marks and sizes of your own.
    case own(Character, decimalSeparator: Character = ".", sizes: [Int] = [3])
  }

  /// What the groups and the marks between them come from.
  public var marks: Marks
  /// What stands before the digits.
  public var prefix = ""
  /// What stands behind the number.
  public var suffix = ""
  /// How many decimals are always shown, from 0 to 100.
  public var fixedDecimals = 0
  /// Whether the prefix and the suffix are shown in an empty field, too.
  public var keepsAffixes = false

  /// Creates a specification.
  public init(_ marks: Marks) { self.marks = marks }

  /// - Throws: `PatternError` if a mark means two things, or a prefix or suffix may be part of a number.
  func makeFormat() throws(PatternError) -> TextFormat {
    switch marks {
    case .locale(let locale, let digits):
      try TextFormat(
        groupedFor: locale, prefix: prefix, suffix: suffix, digits: digits,
        fixedDecimals: fixedDecimals, keepsAffixes: keepsAffixes)
    case .own(let separator, let decimalSeparator, let sizes):
      try TextFormat(
        groupedBy: separator, decimalSeparator: decimalSeparator, sizes: sizes, prefix: prefix,
        suffix: suffix, fixedDecimals: fixedDecimals, keepsAffixes: keepsAffixes)
    }
  }
}

extension FormatSpecification {
  /// A decimal number in groups of digits, as a locale has them.
  public static func grouped(
    locale: String, prefix: String = "", suffix: String = "", digits: DigitPolicy = .normalized
  ) -> FormatSpecification {
    var grouped = GroupedSpecification(.locale(locale, digits: digits))
    (grouped.prefix, grouped.suffix) = (prefix, suffix)
    return .grouped(grouped)
  }
}
