/// The rows of the law of entrances, by the kind of field.
enum EntranceTable {
  static let all = telephones + amounts + values + dates

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
    #"{"pattern":"+39 ### #######","prefixes":["0","3"]}"#)
  private static let japanese = telephone(#"{"pattern":"+81 ## #### ####","trunkPrefix":"0"}"#)
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
      .init(grouped("de-CH"), "1’234.5", "1234.5"), .init(grouped("fr"), "1 234,5", "1234,5"),
      .init(grouped("fr"), "12.5", "12,5"), .init(grouped("fr"), "1.234", nil),
    ]
}
