/// The format `TextFormat/grouped(locale:prefix:suffix:digits:fixedDecimals:keepsAffixes:)` or
/// `TextFormat/grouped(by:decimalSeparator:sizes:prefix:suffix:fixedDecimals:keepsAffixes:)` as data.
public struct GroupedKind: FormatKind {
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

  /// Creates a format.
  public init(_ marks: Marks) { self.marks = marks }

  /// The name in profiles.
  public var name: String { "grouped" }

  /// Declares the source of the marks, the affixes and the decimals.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("A decimal number with grouped digits.")
    if coder.isGiven("by") { marks = .own(",") }
    switch marks {
    case .locale(var locale, var digits):
      coder.required(
        "locale", &locale, .locale, "The locale whose grouping applies, as a BCP 47 tag.",
        unlabelled: true)
      coder.optional(
        "digits", &digits, .choice(), unless: .normalized,
        "The digits that the rule keeps; with “any”, the symbols are those of the locale's digits.")
      marks = .locale(locale, digits: digits)
    case .own(var separator, var decimalSeparator, var sizes):
      coder.required("by", &separator, .separator, "The separator between groups.")
      coder.optional(
        "decimalSeparator", &decimalSeparator, .separator, unless: ".",
        "The separator before the decimals, which differs from the one between groups.")
      coder.optional(
        "sizes", &sizes, .list(of: .integer(in: GroupedArguments.groupSizes)), unless: [3],
        "The number of digits in the last group, and in the others if it differs.")
      marks = .own(separator, decimalSeparator: decimalSeparator, sizes: sizes)
    }
    coder.optional("prefix", &prefix, .text, unless: "", "The text before the number.")
    coder.optional("suffix", &suffix, .text, unless: "", "The text after the number.")
    coder.optional(
      "fixedDecimals", &fixedDecimals, .integer(in: GroupedArguments.decimalCounts), unless: 0,
      "The number of decimals that are always shown, with zeros for missing ones.")
    coder.optional(
      "keepsAffixes", &keepsAffixes, .flag, unless: false,
      "Whether an empty field also shows the prefix and the suffix.")
    let format = self
    coder.check(nil) { format.problem { $0.message } }
  }

  /// The format, without rules.
  public var preset: Intercepter {
    get throws(PatternError) { try GroupedArguments(self).preset }
  }

  /// An example.
  public var summary: KindSummary { KindSummary(title: name, [example(of: "1234567")]) }

  /// Those about numbers.
  public static var messages: [String] { DecimalKind.messages }
}

extension GroupedArguments: ResolvedFormat {
  package init(_ source: GroupedKind) {
    switch source.marks {
    case .locale(let locale, let digits):
      self.init(
        locale: locale, digits, marks: nil, prefix: source.prefix, suffix: source.suffix,
        fixedDecimals: source.fixedDecimals, keepsAffixes: source.keepsAffixes)
    case .own(let separator, let decimalSeparator, let sizes):
      self.init(
        locale: nil, .normalized, marks: (separator, decimalSeparator, sizes),
        prefix: source.prefix, suffix: source.suffix, fixedDecimals: source.fixedDecimals,
        keepsAffixes: source.keepsAffixes)
    }
  }

  package var preset: Intercepter {
    get throws(PatternError) { Intercepter(rules: [], format: try makeFormat()) }
  }
}
