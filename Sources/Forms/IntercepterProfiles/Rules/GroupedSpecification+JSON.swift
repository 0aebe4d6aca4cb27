internal import TextInputIntercepter

extension GroupedSpecification: ArgumentCodable {
  package mutating func code<Coder: ArgumentCoding>(_ coder: inout Coder) {
    coder.describe("A decimal number with grouped digits.")
    coder.check { if $0.has("by") { marks = .own(",") } }
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
  }
}
