public import TextInputIntercepter

/// The format of a decimal number with grouped digits as data: the arguments of
/// `TextFormat.grouped(locale:prefix:suffix:digits:fixedDecimals:keepsAffixes:)` and
/// `TextFormat.grouped(by:decimalSeparator:sizes:prefix:suffix:fixedDecimals:keepsAffixes:)`.
public struct GroupedSpecification: Hashable, Sendable {
  /// The source of the separators and the group sizes.
  public enum Marks: Hashable, Sendable {
    /// A locale, as a BCP 47 tag, and the digits that the rule keeps.
    case locale(String, digits: DigitPolicy = .normalized)
    /// Custom separators and group sizes.
    case own(Character, decimalSeparator: Character = ".", sizes: [Int] = [3])
  }

  /// The source of the separators and the group sizes.
  public var marks: Marks
  /// The text before the number.
  public var prefix = ""
  /// The text after the number.
  public var suffix = ""
  /// The number of decimal places that are always shown, from 0 to 100.
  public var fixedDecimals = 0
  /// A Boolean value that indicates whether an empty field also shows the prefix and the suffix.
  public var keepsAffixes = false

  /// Creates a specification.
  public init(_ marks: Marks) { self.marks = marks }

  /// - Throws: `PatternError` if a separator is ambiguous, or a prefix or suffix may be part of a
  ///   number.
  func makeFormat() throws(PatternError) -> TextFormat { try arguments.makeFormat() }
}

extension GroupedSpecification {
  /// The arguments of the format, with symbols in place of a locale.
  var arguments: GroupedArguments {
    switch marks {
    case .locale(let locale, let digits):
      GroupedArguments(
        locale: locale, digits, marks: nil, prefix: prefix, suffix: suffix,
        fixedDecimals: fixedDecimals, keepsAffixes: keepsAffixes)
    case .own(let separator, let decimalSeparator, let sizes):
      GroupedArguments(
        locale: nil, .normalized, marks: (separator, decimalSeparator, sizes), prefix: prefix,
        suffix: suffix, fixedDecimals: fixedDecimals, keepsAffixes: keepsAffixes)
    }
  }
}

extension FormatSpecification {
  /// A decimal number with grouped digits in a locale.
  public static func grouped(
    locale: String, prefix: String = "", suffix: String = "", digits: DigitPolicy = .normalized
  ) -> FormatSpecification {
    var grouped = GroupedSpecification(.locale(locale, digits: digits))
    (grouped.prefix, grouped.suffix) = (prefix, suffix)
    return .grouped(grouped)
  }
}
