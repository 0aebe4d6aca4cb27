internal import TextInputIntercepter

extension GroupedSpecification {
  mutating func code(_ coder: inout JSONMemberCoder) {
    if coder.reader?.has("by") == true { marks = .own(",") }
    switch marks {
    case .locale(var locale, var digits):
      coder.required("locale", &locale, { $0.numberLocale() }, JSONValue.string)
      coder.optional("digits", &digits, unless: .normalized)
      marks = .locale(locale, digits: digits)
    case .own(var separator, var decimalSeparator, var sizes):
      coder.required("by", &separator, { $0.separator() }, { .string(String($0)) })
      coder.optional("decimalSeparator", &decimalSeparator, unless: ".")
      coder.optional(
        "sizes", &sizes, unless: [3],
        {
          $0.elements()?.compactMap { $0.integer(from: 1, to: FormatSpecification.mostDigits) }
        },
        { .array($0.map { .number($0) }) })
      marks = .own(separator, decimalSeparator: decimalSeparator, sizes: sizes)
    }
    coder.optional("prefix", &prefix, unless: "")
    coder.optional("suffix", &suffix, unless: "")
    coder.optional(
      "fixedDecimals", &fixedDecimals, unless: 0, { $0.integer(from: 0, to: 100) },
      JSONValue.number)
    coder.optional("keepsAffixes", &keepsAffixes)
  }
}
