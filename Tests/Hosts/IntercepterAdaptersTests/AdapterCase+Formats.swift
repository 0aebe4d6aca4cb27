import TextInputIntercepter

// Fields that show their text otherwise than they keep it.

extension AdapterCase {
  static let card = Intercepter(
    rules: [.numbersOnly()], format: .pattern("#### #### #### ####"))
  static let amount = Intercepter(
    rules: [.decimal(places: 2, locale: "en")], format: .grouped(locale: "en"))
  static let german = Intercepter(
    rules: [.decimal(places: 2, locale: "de")], format: .grouped(locale: "de"))
  static let fixed = Intercepter(
    rules: [.decimal(places: 2)],
    format: .grouped(locale: "en", suffix: " €", fixedDecimals: 2, keepsAffixes: true))
  static let words = Intercepter(rules: [], format: .pattern("***-***"))

  static let formatted = [
    AdapterCase(
      "a literal comes with the digit behind it", card, "411|", [.type("111")], "4111 11|",
      ["now 4111|", "now 4111 1|", "now 4111 11|"]),
    AdapterCase("digits move over", card, "41|11 1", [.type("2")], "412|1 11", ["now 412|1 11"]),
    AdapterCase(
      "Backspace behind a literal takes the digit", card, "4111 |1", [.backspace], "411|1",
      ["now 411|1"]),
    AdapterCase(
      "a paste with other literals", card, "|", [.paste("4111-1111-1111-1111")],
      "4111 1111 1111 1111|", ["now 4111 1111 1111 1111|"]),
    AdapterCase(
      "a drop with other literals", card, "|", [.drop("4111-11")], "4111 11|", ["now 4111 11|"]),
    AdapterCase(
      "a letter over a selection", card, "41‹11 1›", [.type("x")], "41‹11 1›", ["notADigit"]),
    AdapterCase(
      "a digit too many", card, "4111 1111 1111 1111|", [.type("2")], "4111 1111 1111 1111|",
      ["tooLong"]),
    AdapterCase(
      "groups", amount, "|", [.type("1234.5"), .backspace, .backspace, .type("5")], "12,345|", nil),
    AdapterCase(
      "a mark that has its meaning at the end", german, "|", [.type("2.5"), .end], "2,5|",
      ["now 2|", "now 2.|", "now 2.5|", "now 2,5|"]),
    AdapterCase(
      "an amount that has no other meaning at the end", german, "1.234|", [.type("5"), .end],
      "12.345|", ["now 12.345|"]),
    AdapterCase(
      "undo", card, "4111|", [.type("12"), .undo], "4111 1|", nil),
    AdapterCase(
      "undo of a paste", card, "41|11", [.paste("23"), .undo], "41|11", nil),
    AdapterCase(
      "a raw text that the program sets, and what is typed then", card, "|",
      [.set("41111"), .type("2"), .type("3")], "4111 123|", nil),
    AdapterCase(
      "a raw text that the program sets, and what is deleted then", card, "|",
      [.set("411112"), .backspace], "4111 1|", nil),
    AdapterCase(
      "a raw text that the program sets, and what is refused then", card, "|",
      [.set("41111"), .type("x")], "4111 1|", ["notADigit"]),
    AdapterCase(
      "marked text is not formatted", words, "张三|",
      [.compose("l"), .compose("lisi"), .commit("李四")], "张三李-四|", ["now 张三李-四|"],
      isEnglish: false),
    AdapterCase(
      "a candidate that is asked about", words, "张三李-|四",
      [.compose("l"), .compose("li"), .commit("王")], "张三李-王|四", nil, isEnglish: false,
      needsSteps: true, quirks: [.asksAboutCandidates]),
    AdapterCase(
      "the caret behind a formatted paste", card, "41|11", [.paste("2-3")], "4123| 11", nil,
      quirks: [.movesCaretAfterPaste]),
  ]

  /// One row or more of each other format.
  static let preset = [
    AdapterCase(
      "a date", .date(locale: "de"), "|", [.type("29022024")], "29.02.2024|", nil),
    AdapterCase(
      "a pasted date of ISO 8601", .date(locale: "de"), "|", [.paste("2024-02-29")],
      "29.02.2024|", nil),
    AdapterCase(
      "the day of a date, typed over", .date(locale: "de"), "‹29›.02.2024", [.type("01")],
      "01|.02.2024", nil),
    AdapterCase(
      "a digit that makes no date", .date(locale: "de"), "29.1|", [.type("3")], "29.13|", nil),
    AdapterCase(
      "a ninth digit", .date(locale: "de"), "29.01.2024|", [.type("5")], "29.01.20245|",
      ["now 29.01.20245|", "characterNotAllowed"]),
    AdapterCase("a time", .time(), "|", [.type("2359")], "23:59|", nil),
    AdapterCase(
      "a card", .paymentCard(), "|", [.type("378282246310005")], "3782 822463 10005|", nil),
    AdapterCase(
      "an account", .iban(), "|", [.paste("IBAN de89370400440532013000")],
      "DE89 3704 0044 0532 0130 00|", nil),
    AdapterCase(
      "a dialed number", .telephone(TextMask("+49 ### ####", trunkPrefix: "0")), "|",
      [.paste("03012345")], "+49 301 2345|", nil),
    AdapterCase("a code", .oneTimeCode(), "|", [.paste("123456")], "123 456|", nil),
    AdapterCase(
      "decimals that stay", fixed, "|", [.type("12.5"), .backspace, .backspace], "12|.00 €", nil),
    AdapterCase(
      "affixes that stay", fixed, "12|.00 €", [.backspace, .backspace], "| €", nil),
  ]
}
