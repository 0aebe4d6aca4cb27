extension EntranceTable {
  private static let sizes = #"{"rules":[{"rule":"oneOf","values":["S","M","XL"]}]}"#
  private static let answers =
    #"{"rules":[{"rule":"oneOf","values":["de","Deutsch","Да"],"ignoresCase":true}]}"#
  private static let straight = #"{"rules":[{"rule":"straightPunctuation"}]}"#
  private static let company = #"""
    {"rules":[],"format":{"kind":"pattern","pattern":"XX.XXX.XXX/XXXX-##",
     "classes":{"X":"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"}}}
    """#
  private static let mixed = #"""
    {"rules":[],"format":{"kind":"pattern","pattern":"Я@ XX","classes":{"X":"ABC","Я":"АВЕКМНОРСТУХ"}}}
    """#
  private static let composed = #"{"rules":[],"fixes":[{"fix":"nfc"}]}"#

  private static func date(_ arguments: String) -> String {
    #"{"rules":[],"format":{"kind":"date"\#(arguments)}}"#
  }

  /// Dates that exist only in another order than the field's.
  static let dates: [EntranceRow] = [
    .init(
      date(#","locale":"de""#), "02/29/2024", "29.02.2024",
      refusing: [.programSet, .submission, .sanitizing, .table]),
    .init(
      date(#","locale":"de","otherOrder":"warn""#), "02/29/2024", "29.02.2024"),
    .init(date(#","locale":"de","otherOrder":"warn""#), "03/04/2024", "03.04.2024"),
    .init(date(#","otherOrder":"warn""#), "29.02.2024", "2024-02-29"),
    .init(date(#","otherOrder":"warn""#), "03/04/2024", nil),
  ]

  /// Lists of values, and texts of which only the spelling is normalized.
  static let values: [EntranceRow] = [
    .init(sizes, "XL", "XL"),
    .init(sizes, "X", nil),
    .init(sizes, "xl", nil),
    .init(answers, "DEUTSCH", "Deutsch"),
    .init(answers, "De", "de"),
    .init(answers, "да", "Да"),
    // A slot of capitals alone reads small letters.
    .init(company, "12abc34501de35", "12ABC34501DE35"),
    .init(company, "12.Abc.345/01dE-35", "12ABC34501DE35"),
    .init(company, "12aßc34501de35", nil),
    .init(mixed, "вbac", "ВbAC"),
    .init(mixed, "бbac", nil),
    .init(straight, "“it’s” – a", "\"it's\" - a"),
    .init(composed, "Cafe\u{301}", "Caf\u{E9}"),
    .init(composed, "\u{1112}\u{1161}\u{11AB}", "한"),
  ]
}
