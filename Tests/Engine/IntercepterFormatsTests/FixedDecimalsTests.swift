import TestSupport
import Testing
import TextInputIntercepter

/// Decimals and affixes that are always shown.
@Suite struct FixedDecimalsTests {
  private static func amount(
    _ locale: String = "en", suffix: String = "", digits: DigitPolicy = .normalized,
    onViolation: ViolationPolicy = .reject, places: Int = 2
  ) -> Intercepter {
    Intercepter(
      rules: [
        .decimal(
          places: places, locale: locale, digits: digits, negative: true, onViolation: onViolation)
      ],
      format: .grouped(locale: locale, suffix: suffix, digits: digits, fixedDecimals: 2))
  }

  static let rows: [FormatCase] = [
    .init("|", .type("1"), to: "1|.00"),
    .init("|", .type("1234"), to: "1,234|.00"),
    .init("1,234|.00", .type("."), to: "1,234.|00"),
    .init("|", .type("12.5"), to: "12.5|0"),
    .init("|", .type("12.50"), to: "12.50|"),
    .init("12.50|", .type("0"), to: "12.50|", codes: ["tooManyDecimalPlaces"]),
    .init("12.0|0", .type("0"), to: "12.00|"),
    .init("12.|00", .paste("34"), to: "12.34|"),
    .init("|", .paste("1.500"), to: "|", codes: ["tooManyDecimalPlaces"]),
    .init("12.34|", .type("5"), to: "12.34|", codes: ["tooManyDecimalPlaces"]),
    .init("12.|34", .type("5"), to: "12.|34", codes: ["tooManyDecimalPlaces"]),
    .init("12.5|0", .backspace(), to: "12.|00"),
    .init("12.50|", .backspace(), to: "12.5|0"),
    // Without the separator, the amount would be a hundred times greater.
    .init("12.|00", .backspace(), to: "12|.00"),
    .init("12|.00", .delete(), to: "12.|00"),
    .init("12‹.›50", .backspace(), to: "12|.50"),
    // What is left of the decimals keeps its place.
    .init("1‹2.3›4", .backspace(), to: "1|.40"),
    .init("5‹.0›0", .backspace(), to: "5|.00"),
    .init("1‹2.34›", .backspace(), to: "1|.00"),
    .init("1|.00", .backspace(), to: "|"),
    .init("-1|.00", .backspace(), to: "-|"),
    .init("1|.50", .backspace(), to: "|.50"),
    .init("‹12.00›", .type("5"), to: "5|.00"),
    .init("‹12.00›", .backspace(), to: "|"),
    .init("|", .paste("1234.5"), to: "1,234.5|0"),
    .init("|", .paste("1,234"), to: "1,234|.00"),
    .init("|", .type("."), to: "0.|00"), .init("|", .type(".5"), to: "0.5|0"),
    .init("|", .type("x"), to: "|", codes: ["notANumber"]),
  ]

  @Test(arguments: rows) func `the decimals stay`(row: FormatCase) {
    #expect(row.failure(Self.amount()) == nil)
  }

  static let threePlaces: [FormatCase] = [
    .init("1|.00", .type(","), to: "1,|"),
    .init("1|.00", .type("."), to: "1.|00"),
    .init("|", .type("1,234"), to: "1,234|.00"),
    .init("|", .paste("1,234"), to: "1,234|.00"),
    .init("|", .type("1.234"), to: "1.234|"),
  ]

  @Test(arguments: threePlaces, [ViolationPolicy.reject, .amend])
  func `a typed grouping mark with more places than decimals`(
    row: FormatCase, onViolation: ViolationPolicy
  ) {
    #expect(row.failure(Self.amount(onViolation: onViolation, places: 3)) == nil)
  }

  static let localized: [(Intercepter, raw: String, shown: String)] = [
    (amount("de", suffix: " €"), "1234", "1.234,00 €"),
    (amount("de", suffix: " €"), "1234,5", "1.234,50 €"),
    (amount("ar-EG", digits: .any), "١٢٣٤", "١٬٢٣٤٫٠٠"),
    (amount(), "1234.567", "1,234.567"), (amount(), "", ""), (amount(), "-", "-"),
  ]

  @Test(arguments: localized) func `in a locale`(
    field: Intercepter, raw: String, shown: String
  ) {
    #expect(field.formattedText(of: raw) == shown)
    #expect(field.formattedText(of: field.unformattedText(of: shown)) == shown)
  }

  @Test func `an amount keeps its value and its decimals, whatever is done`() {
    let breach = firstBreach { random in
      let policy = random.pick([ViolationPolicy.reject, .amend])
      let field = Self.amount(onViolation: policy)
      let plain = Intercepter(rules: field.rules)
      let text = random.amount()
      if let shown = field.paste(text) {
        let alone = plain.paste(text).flatMap { DecimalNumber($0.hasSuffix(".") ? $0 + "0" : $0) }
        if DecimalNumber(field.unformattedText(of: shown)) != alone {
          return "\(text.debug) becomes \(shown)"
        }
      }
      var state = EditingState("", caret: 0)
      for _ in 0..<12 {
        let old = state
        let key = random.pick(["1", "0", "5", ".", "-", "⌫", "←", "→"])
        let caret = state.caret ?? 0
        switch key {
        case "⌫":
          let edit = Edit(range: max(0, caret - 1)..<caret, replacement: "")
          state = field.intercept(edit, in: state).state
        case "←": state = EditingState(state.text, caret: max(0, caret - 1))
        case "→": state = EditingState(state.text, caret: min(state.text.utf16.count, caret + 1))
        default:
          state = field.intercept(Edit(range: caret..<caret, replacement: key), in: state).state
        }
        let decimals = state.text.split(separator: ".", omittingEmptySubsequences: false)
        // A minus sign behind the number stays, and makes it wrong.
        let isWrong = field.validate(state.text).status == .invalid
        if !isWrong, state.text.contains(where: { $0.isNumber }), decimals.last?.count != 2 {
          return "\(old.debug) \(key) → \(state.debug)"
        }
      }
      return nil
    }
    #expect(breach == nil)
  }
}

@Suite struct KeptAffixesTests {
  private static let price = Intercepter(
    rules: [.decimal(places: 2, negative: true)],
    format: .grouped(locale: "en", prefix: "$ ", suffix: " net", keepsAffixes: true))

  static let rows: [FormatCase] = [
    .init("$ | net", .type("5"), to: "$ 5| net"),
    .init("|", .type("5"), to: "$ 5| net"),
    .init("$ 5| net", .backspace(), to: "$ | net"),
    .init("$ | net", .backspace(), to: "$ | net"),
    .init("‹$ 5 net›", .backspace(), to: "$ | net"),
    .init("$ | net", .type("-"), to: "-$ | net"),
    .init("$ | net", .paste("$ 1,234 net"), to: "$ 1,234| net"),
    .init("$ | net", .type("x"), to: "$ | net", codes: ["notANumber"]),
  ]

  @Test(arguments: rows) func `prefix and suffix stay`(row: FormatCase) {
    #expect(row.failure(Self.price) == nil)
  }

  @Test func `an empty field is empty for rules and forms`() {
    #expect(Self.price.formattedText(of: "") == "$  net")
    #expect(Self.price.unformattedText(of: "$  net") == "")
    let form = Intercepter(rules: [.minLength(1, in: .graphemes)], format: Self.price.format)
    #expect(form.validate("$  net").status == .intermediate)
    #expect(InterceptedField(Self.price).state.text == "$  net")
  }
}
