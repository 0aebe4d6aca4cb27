import IntercepterForms
import IntercepterMessages
import IntercepterProfiles
import Testing
import TextInputIntercepter

@Suite struct FormatSpecificationTests {
  static let read: [(json: String, format: FormatSpecification, raw: String, shown: String)] = [
    (
      #"{"kind":"pattern","pattern":"@@@@ @@@@"}"#, .pattern("@@@@ @@@@"), "abcde", "abcd e"
    ),
    (
      #"{"kind":"pattern","pattern":"XX:XX","classes":{"X":"0123456789ABCDEF"}}"#,
      .pattern("XX:XX", classes: [.init("X", characters: "0123456789ABCDEF")]), "FFA", "FF:A"
    ),
    (
      #"{"kind":"patterns","patterns":["@@-@@",{"pattern":"@-@-@","prefixes":["x"]}]}"#,
      .patterns(["@@-@@", TextMask("@-@-@", startingWith: ["x"])]), "xyz", "x-y-z"
    ),
    (
      #"{"kind":"grouped","locale":"en-IN","prefix":"₹ ","suffix":" p.a."}"#,
      .grouped(locale: "en-IN", prefix: "₹ ", suffix: " p.a."), "1234567.5",
      "₹ 12,34,567.5 p.a."
    ),
    (
      #"{"kind":"grouped","locale":"ar-EG","digits":"any"}"#,
      .grouped(locale: "ar-EG", digits: .any), "١٢٣٤", "١٬٢٣٤"
    ),
    (#"{"kind":"paymentCard"}"#, .paymentCard, "378282246310005", "3782 822463 10005"),
    (#"{"kind":"iban"}"#, .iban, "DE8937040044", "DE89 3704 0044"),
    (#"{"kind":"date"}"#, .date(.init()), "2024-12-31", "2024-12-31"),
    (
      #"{"kind":"date","order":"dayMonthYear","separator":"."}"#,
      .date(.init(order: .dayMonthYear, separator: .fullStop)), "31.12.2024", "31.12.2024"
    ),
    (
      #"{"kind":"date","locale":"en-US"}"#, .date(.init(locale: "en-US")), "12/31/2024",
      "12/31/2024"
    ),
    (#"{"kind":"time"}"#, .date(.init(.time)), "23:59", "23:59"),
    (
      #"{"kind":"time","seconds":true}"#, .date(.init(.time, seconds: true)), "23:59:58", "23:59:58"
    ),
    (
      #"{"kind":"patterns","patterns":[{"pattern":"+7 (###) ###","trunkPrefix":"8"}]}"#,
      .patterns([TextMask("+7 (###) ###", trunkPrefix: "8")]), "912345", "+7 (912) 345"
    ),
    (
      #"{"kind":"grouped","by":" ","decimalSeparator":",","sizes":[4],"prefix":"¥ "}"#,
      .grouped(
        with(.own(" ", decimalSeparator: ",", sizes: [4])) { $0.prefix = "¥ " }),
      "123456789,5", "¥ 1 2345 6789,5"
    ),
    (
      #"{"kind":"grouped","locale":"de","suffix":" €","fixedDecimals":2}"#,
      .grouped(with(.locale("de")) { ($0.suffix, $0.fixedDecimals) = (" €", 2) }),
      "1234,00", "1.234,00 €"
    ),
    (
      #"{"kind":"grouped","locale":"en","prefix":"$ ","keepsAffixes":true}"#,
      .grouped(with(.locale("en")) { ($0.prefix, $0.keepsAffixes) = ("$ ", true) }), "", "$ "
    ),
    (#"{"kind":"oneTimeCode"}"#, .oneTimeCode(), "123456", "123 456"),
    (
      #"{"kind":"oneTimeCode","digits":8,"groups":4}"#, .oneTimeCode(digits: 8, groups: 4),
      "12345678", "1234 5678"
    ),
  ]

  private static func with(
    _ marks: GroupedSpecification.Marks, _ change: (inout GroupedSpecification) -> Void
  ) -> GroupedSpecification {
    var grouped = GroupedSpecification(marks)
    change(&grouped)
    return grouped
  }

  @Test(arguments: read) func `a format is read and written, and shows`(
    row: (json: String, format: FormatSpecification, raw: String, shown: String)
  ) throws {
    let json = #"{"version":1,"fields":{"f":{"rules":[],"format":\#(row.json)}}}"#
    let profile = try Profile(json: json)
    #expect(profile.fields["f"]?.format == row.format)
    #expect(profile.json(.compact) == json)
    let intercepter = try #require(try profile.intercepter(for: "f"))
    #expect(intercepter.formattedText(of: row.raw) == row.shown)
    #expect(intercepter.unformattedText(of: row.shown) == row.raw)
  }

  static let said: [(json: String, sentence: String)] = [
    (#"{"kind":"grouped","locale":"en-IN","prefix":"₹ "}"#, "Shown like “₹ 12,34,567”."),
    (##"{"kind":"pattern","pattern":"+49 ##[ ##]\\#"}"##, "Shown like “+49 12 34#”."),
    (#"{"kind":"pattern","pattern":"XX-@","classes":{"X":"xyz"}}"#, "Shown like “xy-C”."),
    (
      #"{"kind":"patterns","patterns":[{"pattern":"@@ @@","prefixes":["Z"]},"@@@.@"]}"#,
      "Shown like “ABC.D”."
    ),
    (
      #"{"kind":"patterns","patterns":[{"pattern":"@@ @@","prefixes":["ZY"]}]}"#,
      "Shown like “ZY CD”."
    ),
    (#"{"kind":"date"}"#, "A date, such as 2024-12-31."),
    (#"{"kind":"date","locale":"en-US"}"#, "A date, such as 12/31/2024."),
    (#"{"kind":"time","seconds":true}"#, "A time of day, such as 23:59:59."),
    (
      #"{"kind":"date","locale":"de","earliest":"2025-01-02"}"#,
      "A date, such as 02.01.2025. Not earlier than 02.01.2025."
    ),
    (
      #"{"kind":"month","twoDigitYearsFrom":1950,"latest":"2023-05"}"#,
      "A date, such as 05/23. Not later than 05/23."
    ),
    (
      #"{"kind":"dateAndTime","locale":"en-US","earliest":"2024-02-29"}"#,
      "A date, such as 12/31/2024 11:59 PM. Not earlier than 02/29/2024 12:00 AM."
    ),
    (#"{"kind":"dateRange"}"#, "A date, such as 2024-12-31 – 2024-12-31."),
    (#"{"kind":"grouped","by":" ","sizes":[4]}"#, "Shown like “123 4567”."),
    (#"{"kind":"oneTimeCode","digits":1}"#, "A code of 1 digit."),
  ]

  @Test(arguments: said) func `a format is explained by an example`(
    row: (json: String, sentence: String)
  ) throws {
    let json = #"{"version":1,"fields":{"f":{"rules":[],"format":\#(row.json)}}}"#
    let messages = try #require(Messages(language: "en"))
    #expect(try Profile(json: json).sentences(for: "f", in: messages) == [row.sentence])
  }

  static let wrong: [(json: String, message: String)] = [
    (
      #"{"kind":"mask"}"#,
      """
      .kind: expected “pattern”, “patterns”, “grouped”, “paymentCard”, “iban”, “date”, “month”, \
      “time”, “dateAndTime”, “dateRange” or “oneTimeCode”, found "mask"
      """
    ),
    (
      #"{"kind":"paymentcard"}"#,
      """
      .kind: expected “pattern”, “patterns”, “grouped”, “paymentCard”, “iban”, “date”, “month”, \
      “time”, “dateAndTime”, “dateRange” or “oneTimeCode”, found "paymentcard"; did you mean “paymentCard”?
      """
    ),
    (#"{"kind":"iban","country":"DE"}"#, ".country: unknown key; expected “kind”"),
    (
      #"{"kind":"date","order":"dmy"}"#,
      #".order: expected “yearMonthDay”, “dayMonthYear” or “monthDayYear”, found "dmy""#
    ),
    (
      #"{"kind":"date","separator":"1"}"#,
      #".separator: expected “-”, “.”, “/” or “ ”, found "1""#
    ),
    (
      #"{"kind":"date","locale":"tlh"}"#,
      #".locale: expected a locale that CLDR knows, such as "de-DE", found "tlh""#
    ),
    (
      #"{"kind":"date","locale":"de","separator":"."}"#,
      ".separator: the locale already determines this"
    ),
    (#"{"kind":"time","seconds":1}"#, ".seconds: expected true or false, found 1"),
    (#"{"kind":"time","separator":"-"}"#, #".separator: expected “:” or “.”, found "-""#),
    (
      #"{"kind":"month","locale":"de"}"#,
      ".locale: unknown key; expected “kind”, “order”, “separator”, “twoDigitYearsFrom”, “earliest” or “latest”"
    ),
    (
      #"{"kind":"date","earliest":"2023-02-29"}"#,
      #".earliest: expected a date such as "2024-02-29", in ISO 8601 format, or relative to today, such as "-18 years", found "2023-02-29""#
    ),
    (
      #"{"kind":"dateAndTime","latest":"12:30"}"#,
      #".latest: expected a date such as "2024-02-29" or "2024-02-29T12:30", in ISO 8601 format, or relative to today, such as "-18 years", found "12:30""#
    ),
    (
      #"{"kind":"date","earliest":"2024-01-02","latest":"2024-01-01"}"#,
      ".latest: the latest is before the earliest"
    ),
    (
      #"{"kind":"patterns","patterns":[{"pattern":"+7 ###","trunkPrefix":"x"}]}"#,
      #".patterns[0].trunkPrefix: expected digits, found "x""#
    ),
    (
      #"{"kind":"grouped","by":",","decimalSeparator":","}"#,
      ": The separators must differ from each other, from digits and from “-”."
    ),
    (
      #"{"kind":"grouped","by":",","locale":"de"}"#,
      ".locale: unknown key; expected “kind”, “by”, “decimalSeparator”, “sizes”, “prefix”, “suffix”, “fixedDecimals” or “keepsAffixes”"
    ),
    (
      #"{"kind":"oneTimeCode","digits":0}"#,
      ".digits: expected a whole number from 1 to 64, found 0"
    ),
    (
      #"{"kind":"oneTimeCode","groups":65}"#,
      ".groups: expected a whole number from 0 to 64, found 65"
    ),
    (#"{"kind":"pattern"}"#, ": “pattern” is missing"),
    (
      #"{"kind":"pattern","pattern":"abc"}"#,
      ": A pattern needs a slot: # for a digit, @ or *. (line 1, column 1 of the pattern)"
    ),
    (
      #"{"kind":"pattern","pattern":"@@[@"}"#,
      ": An optional part is not closed. (line 1, column 3 of the pattern)"
    ),
    (
      #"{"kind":"pattern","pattern":"@X","classes":{"XY":"1"}}"#,
      ".classes.XY: expected one character for a slot, found “XY”"
    ),
    (
      #"{"kind":"grouped","locale":"tlh"}"#,
      #".locale: expected a locale that CLDR knows, such as "de-DE", found "tlh""#
    ),
    (
      #"{"kind":"grouped","locale":"en","prefix":"5 "}"#,
      ": The prefix and suffix make the number look like a different number."
    ),
  ]

  @Test(arguments: wrong) func `an error says what was expected`(
    row: (json: String, message: String)
  ) {
    let json = #"{"version":1,"fields":{"f":{"rules":[],"format":\#(row.json)}}}"#
    do {
      _ = try Profile(json: json)
      Issue.record("this was read")
    } catch {
      #expect(
        error.errors.map { "\($0.path): \($0.message)" } == ["$.fields.f.format" + row.message])
    }
  }
}
