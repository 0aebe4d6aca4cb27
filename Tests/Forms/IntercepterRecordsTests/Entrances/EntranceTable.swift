/// The rows of the law of entrances, by the kind of field.
enum EntranceTable {
  static let all =
    telephones + amounts + values + dates + separators + affixes + invisible + trimmed + visible
    + whole

  // MARK: Telephones

  private static func telephone(_ patterns: String, rules: String = "") -> String {
    #"{"rules":[{"rule":"numbersOnly"}\#(rules)],"format":{"kind":"patterns","patterns":[\#(patterns)]}}"#
  }

  private static let us = #""+1 (###) ###-####""#
  private static let de = #"{"pattern":"+49 ### #####[#][#][#]","trunkPrefix":"0"}"#
  private static let one = telephone(de)
  private static let several = telephone(us + "," + de)
  private static let severalWithDefault = telephone(
    us + #",{"pattern":"+49 ### #####[#][#][#]","trunkPrefix":"0","default":true}"#)
  private static let short = telephone(
    us + "," + de, rules: #",{"rule":"maxLength","limit":12,"unit":"graphemes"}"#)
  private static let local = telephone(#"{"pattern":"(###) ###-####","trunkPrefix":"1"}"#)
  private static let withoutTrunk = telephone(#""+49 ### #####[#][#][#]""#)
  private static let italian = telephone(
    #"{"pattern":"+39 ### ######[#]","prefixes":["0","3"]}"#)
  private static let japanese = telephone(#"{"pattern":"+81 ## #### ###[#]","trunkPrefix":"0"}"#)
  private static let iranian = telephone(#"{"pattern":"+98 ### ### ####","trunkPrefix":"0"}"#)
  private static let british = telephone(
    #"""
    {"pattern":"+44 20 #### ####","trunkPrefix":"0"},{"pattern":"+44 7### ######","trunkPrefix":"0"}
    """#)
  private static let shared = telephone(
    de + #",{"pattern":"+44 #### ######","trunkPrefix":"0"}"#)

  static let telephones: [EntranceRow] = [
    // One calling code: the national number is stored.
    .init(one, "+49 170 1234567", "1701234567"),
    .init(one, "0170 1234567", "1701234567"),
    .init(one, "(0170) 123-45.67", "1701234567"),
    .init(one, "00491701234567", "1701234567"),
    .init(one, "4930123456", "4930123456"),
    .init(one, "+44 20 7946 0018", nil),
    .init(british, "020 7946 0018", "2079460018"),
    .init(british, "+44 7123 456789", "7123456789"),
    .init(british, "7123456789", "7123456789"),
    // Several: the code is a part of the number.
    .init(several, "+49 170 1234567", "+491701234567"),
    .init(several, "+491701234567", "+491701234567"),
    .init(several, "(+49) 170 1234567", "+491701234567"),
    .init(several, "+49 (0)170 1234567", "+491701234567"),
    .init(several, "0049 170 1234567", "+491701234567"),
    .init(several, "0170 1234567", "+491701234567"),
    .init(several, "+1 212 555 0123", "+12125550123"),
    .init(several, "+12125550123", "+12125550123"),
    .init(several, "001 (212) 555-0123", "+12125550123"),
    .init(several, "491701234567", nil),
    .init(several, "12125550123", nil),
    .init(several, "2125550123", nil),
    .init(several, "+44 20 7946 0018", nil),
    .init(several, "0044 20 7946 0018", nil),
    .init(severalWithDefault, "170 1234567", "+491701234567"),
    .init(severalWithDefault, "0170 1234567", "+491701234567"),
    .init(severalWithDefault, "+1 212 555 0123", "+12125550123"),
    .init(shared, "0170 1234567", nil),
    .init(shared, "+44 7123 456789", "+447123456789"),
    // Limits count the digits.
    .init(short, "+49 170 1234567", "+491701234567"),
    .init(short, "+49 170 12345678", nil),
    // Digits of any script, before prefixes are read.
    .init(japanese, "０３１２３４５６７８", "312345678"),
    .init(japanese, "＋８１ ３ １２３４ ５６７８", "312345678"),
    .init(iranian, "۰۹۱۲۳۴۵۶۷۸۹", "9123456789"),
    .init(iranian, "+۹۸۹۱۲۳۴۵۶۷۸۹", "9123456789"),
    .init(iranian, "۰۰۹۸۹۱۲۳۴۵۶۷۸۹", "9123456789"),
    .init(several, "٠١٧٠١٢٣٤٥٦٧", "+491701234567"),
    .init(several, "+٤٩ ١٧٠ ١٢٣٤٥٦٧", "+491701234567"),
    // A zero that no trunk prefix explains.
    .init(withoutTrunk, "170 1234567", "1701234567"),
    .init(withoutTrunk, "0170 1234567", nil),
    .init(italian, "06 1234567", "061234567"),
    .init(italian, "+39 06 1234567", "061234567"),
    // A trunk prefix without a calling code.
    .init(local, "12125550123", "2125550123"),
    .init(local, "+1 212-555-0123", "2125550123"),
    .init(local, "2125550123", "2125550123"),
    .init(local, "+49 30 123456", nil),
    // Labels, which are no numbers.
    .init(one, "tel:+49-170-1234567", "1701234567"),
    .init(several, "Tel.: 0170 1234567", "+491701234567"),
    .init(several, "tel:+49-170-1234567", "+491701234567"),
    .init(local, "TEL: 212 555 0123", "2125550123"),
    .init(one, "tel:", nil),
    .init(several, "Tel.: ", nil),
    .init(local, "tel:", nil),
    .init(one, "tel", nil),
  ]

  // MARK: Amounts

  private static func plain(_ locale: String, _ places: Int = 2) -> String {
    #"{"rules":[{"rule":"decimal","places":\#(places),"locale":"\#(locale)"}]}"#
  }

  private static func grouped(_ locale: String, _ places: Int = 2, _ more: String = "") -> String {
    plain(locale, places).dropLast()
      + #","format":{"kind":"grouped","locale":"\#(locale)"\#(more)}}"#
  }

  private static let fixed = grouped("de", 2, #","fixedDecimals":2,"suffix":" €""#)

  static let amounts: [EntranceRow] =
    [plain("de"), grouped("de"), grouped("de", 2, #","suffix":" €""#)].flatMap { de in
      [
        .init(de, "12.5", "12,5"), .init(de, "12,5", "12,5"), .init(de, "0.5", "0,5"),
        .init(de, "1.234", "1234"), .init(de, "1234.5", "1234,5"), .init(de, "1.234,5", "1234,5"),
        .init(de, "12.345.678,9", "12345678,9"), .init(de, "1.234.567", "1234567"),
        .init(de, "12345.67", "12345,67"), .init(de, "1.2345", nil), .init(de, "1,234", nil),
      ]
    }
    + [grouped("en"), plain("en")].flatMap { en in
      [
        .init(en, "12,5", "12.5"), .init(en, "1,234", "1234"),
        .init(en, "1,234,567.89", "1234567.89"),
        .init(en, "1.234", nil),
      ]
    } + [
      .init(fixed, "1.234", "1234,00"), .init(fixed, "12.5", "12,50"), .init(fixed, "0.5", "0,50"),
      .init(fixed, "12345.6", "12345,60"), .init(fixed, "12.345.678,9", "12345678,90"),
      .init(grouped("de", 3), "1.234", "1234"), .init(grouped("de", 3), "1.23", "1,23"),
      .init(plain("de", 3), "1234.567", "1234,567"), .init(plain("de", 3), "1.234.567", "1234567"),
      .init(plain("de", 4), "1.2345", "1,2345"),
      .init(grouped("es"), "1.234", "1234"), .init(grouped("es"), "1.234.567,8", "1234567,8"),
      .init(grouped("en-IN"), "1,23,456", "123456"), .init(plain("en-IN"), "1,23,456", "123456"),
      .init(grouped("de-CH"), "1'234.5", "1234.5"), .init(grouped("fr"), "1 234,5", "1234,5"),
      .init(grouped("fr"), "12.5", "12,5"), .init(grouped("fr"), "1.234", nil),
    ]

  // MARK: Separators and case

  private static let card = #"{"rules":[],"format":{"kind":"paymentCard"}}"#
  private static let code = #"{"rules":[],"format":{"kind":"oneTimeCode"}}"#
  private static let iban = #"{"rules":[],"format":{"kind":"iban"}}"#
  private static let american = #"""
    {"rules":[{"rule":"numbersOnly"}],"format":{"kind":"pattern","pattern":"(###) ###-####"}}
    """#
  private static let postcode = #"""
    {"rules":[{"rule":"numbersOnly"}],"format":{"kind":"pattern","pattern":"###-####"}}
    """#

  static let separators: [EntranceRow] = [
    .init(card, "4111111111111111", "4111111111111111"),
    .init(card, "4111 1111 1111 1111", "4111111111111111"),
    .init(card, "4111-1111-1111-1111", "4111111111111111"),
    .init(card, "4103.9005.2218.3929", "4103900522183929"),
    .init(card, " 4111  1111 11111111\t", "4111111111111111"),
    .init(card, "４１１１ １１１１ １１１１ １１１１", "4111111111111111"),
    .init(card, "4111-1111-1111-1112", nil),
    .init(card, "4111 1111 1111 111x", nil),
    .init(code, "123-456", "123456"),
    .init(code, " 123456", "123456"),
    .init(code, "123456\n", "123456"),
    .init(code, "12-34-56", "123456"),
    .init(code, "１２３４５６", "123456"),
    .init(code, "12345", nil),
    .init(iban, "DE89 3704 0044 0532 0130 00", "DE89370400440532013000"),
    .init(iban, "de89370400440532013000", "DE89370400440532013000"),
    .init(iban, "IBAN: de89 3704 0044 0532 0130 00", "DE89370400440532013000"),
    .init(iban, " DE89-3704-0044-0532-0130-00 ", "DE89370400440532013000"),
    .init(iban, "DE89370400440532013001", nil),
    .init(iban, "IBAN", nil),
    .init(iban, "IBAN: ", nil),
    .init(american, "212-555-0123", "2125550123"),
    .init(american, "212.555.0123", "2125550123"),
    .init(american, "2125550123", "2125550123"),
    .init(american, "(212)5550123", "2125550123"),
    .init(postcode, "１２３－４５６７", "1234567"),
    .init(postcode, "123 4567", "1234567"),
  ]

  // MARK: Amounts with an affix

  private static func signed(_ policy: String, _ affix: String = #""prefix":"$""#) -> String {
    #"""
    {"rules":[{"rule":"decimal","places":2,"locale":"en","negative":true,"onViolation":"\#(policy)"}],
     "format":{"kind":"grouped","locale":"en",\#(affix)}}
    """#
  }

  private static let percent = #"""
    {"rules":[{"rule":"decimal","places":2,"locale":"en","minimum":0,"maximum":100}],
     "format":{"kind":"grouped","locale":"en","suffix":"%"}}
    """#

  static let affixes: [EntranceRow] = [
    // The keys of brackets are rejected where a person sees it. A sign behind the digits stays.
    .init(signed("amend"), "$5.00-", "-5.00"),
    .init(signed("amend"), "$(5)", "-5", typed: "5"),
    .init(signed("amend"), "($5)", "-5", typed: "5"),
    .init(signed("amend"), "-$5.00", "-5.00"),
    .init(signed("amend"), "$1234.50", "1234.50"),
    .init(signed("amend", #""suffix":" €""#), "5.00- €", "-5.00", typed: ""),
    // A second currency, or two signs.
    .init(signed("amend"), "$5 €", nil),
    .init(signed("amend"), "$-5-", nil),
    .init(signed("amend"), "$5.00.-", nil),
    .init(percent, "12.5 %", "12.5"),
    .init(percent, "12.5%", "12.5"),
    .init(percent, "12.5 %%", nil),
  ]

  // MARK: Invisible characters

  /// The characters of the table, one of each kind.
  private static let invisibleCharacters =
    ([0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x180B, 0x180E, 0x200B, 0x200C, 0x200D, 0x200E]
    + [0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2060, 0x2066, 0x2067, 0x2068, 0x2069]
    + [0x2800, 0x3164, 0xFE00, 0xFE0D, 0xFE0F, 0xFEFF, 0xFFA0, 0xFFFC, 0xE0020, 0xE0100])
    .map { String(Unicode.Scalar($0)!) }

  private static let decimal = #"{"rules":[{"rule":"decimal","places":2,"locale":"en"}]}"#
  private static let amount = #"""
    {"rules":[{"rule":"decimal","places":2,"locale":"en"}],
     "format":{"kind":"grouped","locale":"en","prefix":"$"}}
    """#
  private static let numbers = #"{"rules":[{"rule":"numbersOnly"}]}"#
  private static let date = #"{"rules":[],"format":{"kind":"date","locale":"de"}}"#
  private static let mail = #"""
    {"rules":[{"rule":"matches","pattern":"[^@\\s]+@[^@\\s]+\\.[a-z]+"}]}
    """#
  private static let plate = #"{"rules":[{"rule":"matches","pattern":"[A-Z]{2}[0-9]+"}]}"#
  private static let nickname = #"""
    {"rules":[{"rule":"maxLength","limit":20,"unit":"graphemes"}]}
    """#
  private static let persian = #"{"rules":[{"rule":"matches","pattern":"[\\p{L}\\u200C ]+"}]}"#

  /// The fields of values, each with a text in parts, between which invisible characters are written.
  private static let valueFields: [(field: String, parts: [String], value: String)] = [
    (one, ["", "+49 170 ", "1234567", ""], "1701234567"),
    (several, ["", "+4", "9 170 1234567", ""], "+491701234567"),
    (card, ["", "4111 1111", " 1111 1111", ""], "4111111111111111"),
    (code, ["", "123", "456", ""], "123456"),
    (iban, ["", "DE89 3704 0044 05", "32 0130 00", ""], "DE89370400440532013000"),
    (numbers, ["", "1", "2", ""], "12"),
    (decimal, ["", "12", ".5", ""], "12.5"),
    (amount, ["", "$12", "34.5", ""], "1234.5"),
    (date, ["", "31.1", "2.2024", ""], "31.12.2024"),
    (mail, ["", "ann@exa", "mple.com", ""], "ann@example.com"),
    (plate, ["", "AB", "12", ""], "AB12"),
  ]

  static let invisible =
    valueFields.flatMap { row in
      invisibleCharacters.map { EntranceRow(row.field, row.parts.joined(separator: $0), row.value) }
    } + [
      .init(numbers, "५\u{200D}", "5"),
      .init(numbers, "1 2", nil),
      // Free text keeps its characters.
      .init(nickname, "می\u{200C}خواهم", "می\u{200C}خواهم"),
      .init(nickname, "葛\u{E0100}", "葛\u{E0100}"),
      .init(nickname, "👩\u{200D}🚀", "👩\u{200D}🚀"),
      .init(nickname, "\u{200B}", "\u{200B}"),
      // So does a pattern that names one.
      .init(persian, "می\u{200C}خواهم", "می\u{200C}خواهم"),
    ]

  // MARK: Trimmed edits

  private static func trimming(_ rules: String) -> String {
    #"{"rules":[\#(rules)],"fixes":[{"fix":"trimWhitespace"}]}"#
  }

  private static let trimmedMail = trimming(
    #"{"rule":"matches","pattern":"[^@\\s]+@[^@\\s]+\\.[a-z]+"}"#)
  private static let trimmedCode = trimming(
    #"{"rule":"numbersOnly"},{"rule":"maxLength","limit":6,"unit":"graphemes"}"#)
  private static let trimmedName = trimming(#"{"rule":"maxLength","limit":4,"unit":"graphemes"}"#)

  static let trimmed: [EntranceRow] = [
    .init(trimmedMail, "ann@example.com ", "ann@example.com"),
    .init(trimmedMail, "\tann@example.com\n", "ann@example.com"),
    .init(trimmedMail, "ann @example.com", nil),
    .init(trimmedCode, " 123456", "123456"),
    .init(trimmedCode, "123456\n", "123456"),
    .init(trimmedCode, "123 456", nil),
    .init(trimmedName, "abcd ", "abcd"),
    .init(trimmedName, " ab ", "ab"),
  ]

  // MARK: Texts that show nothing

  private static let required = #"""
    {"required":true,"rules":[],"fixes":[{"fix":"trimWhitespace"}]}
    """#
  private static let long = #"{"rules":[{"rule":"minLength","limit":1,"unit":"graphemes"}]}"#
  private static let shown = #"{"visible":true,"rules":[]}"#

  static let visible =
    [required, long, shown].flatMap { field in
      invisibleCharacters.filter { $0 != "\u{FFFC}" }.flatMap {
        [EntranceRow(field, $0, nil), EntranceRow(field, $0 + " " + $0, nil)]
      } + [EntranceRow(field, "a\u{200B}", "a\u{200B}")]
    }

  // MARK: Values that do not fit

  private static let size = #"{"rules":[{"rule":"matches","pattern":"(S|M|L|XL)"}]}"#

  /// A value is never cut to fit where nobody looks; `amend` and typing show what they leave.
  static let whole: [EntranceRow] = [
    .init(plate, "AB12-34", nil),
    .init(size, "XLS", nil),
    .init(mail, "bob@example.com,eve@evil.test", nil),
    .init(numbers, "O7704007858", nil),
    .init(numbers, "12B", nil),
    .init(card, "41111111111111111111", nil),
    .init(iban, "DE893704004405320130001", nil),
    .init(code, "1234567", nil),
    .init(one, "+49 170 1234567890", nil),
  ]
}
