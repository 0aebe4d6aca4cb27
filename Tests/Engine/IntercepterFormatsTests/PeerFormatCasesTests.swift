import TestSupport
import Testing
import TextInputIntercepter

@Suite struct PeerFormatCasesTests {
  /// The peers' fields in the words of this library.
  static let fields: [String: Intercepter] = [
    "russia": digits("+7 (###) ###-##-##"),
    "decoro": digits("+7 (###) ###-##-##"),
    "us": digits("+1 (###) ### # ##"),
    "suffixed": digits("+1 (###) ### # ## US"),
    "two": digits("+1 (###) 2##-####"),
    "nine": digits("### ### ###"),
    "card": digits("#### #### #### ####"),
    "card19": digits("#### #### #### #### ###"),
    "cvv": digits("###"),
    "picking": Intercepter(
      rules: [.numbersOnly(onViolation: .amend)], format: .pattern("#### #### #### ####")),
    "time": .time(),
    "date": .date(.dayMonthYear, separator: "."),
    "dollars": number(.grouped(by: ",", prefix: "$"), groups: ","),
    "dollars0": number(.grouped(by: ","), groups: ","),
    "rupees": number(.grouped(by: ",", prefix: "Rs. ", suffix: " /sq.feet"), groups: ","),
    "german": number(.grouped(by: ".", decimalSeparator: ","), separator: ",", groups: "."),
    "imask": number(.grouped(by: ".", decimalSeparator: ","), separator: ",", groups: "."),
    "commas": number(.grouped(by: "_", decimalSeparator: ","), separator: ",", groups: "_"),
    "lakh": number(.grouped(by: ",", sizes: [3, 2]), groups: ","),
    "people": number(.grouped(by: ",", suffix: " people")),
    "usd": number(.grouped(by: ",", suffix: " USD")),
    "underscores": number(.grouped(by: "_"), groups: "_"),
    "dashes": number(.grouped(by: "·"), groups: "·"),
    "spaces": number(.grouped(by: " "), groups: " "),
    "bounded": Intercepter(
      rules: [.decimal(places: 3, maximum: "99.9")], format: .grouped(by: ",")),
  ]

  private static func digits(_ pattern: TextMask) -> Intercepter {
    Intercepter(rules: [.numbersOnly()], format: .pattern(pattern))
  }

  private static func number(
    _ format: TextFormat, separator: Character = ".", groups: String = ""
  ) -> Intercepter {
    Intercepter(
      rules: [
        .decimal(
          places: 4, separator: separator, groupingSeparators: groups, digits: .normalized,
          negative: true)
      ],
      format: format)
  }

  @Test func `there are enough of them, each with a name of its own`() {
    let rows = PeerFormatCase.rows
    #expect(rows.count >= 80)
    #expect(Set(rows.map(\.id)).count == rows.count)
  }

  @Test(arguments: PeerFormatCase.rows)
  func `as the peer's suite has it, or for a reason not`(
    row: PeerFormatCase
  ) throws {
    let intercepter = try #require(Self.fields[row.field])
    for asks in [true, false] {
      let state = row.row.result(intercepter, asks: asks).state
      #expect(state == row.row.expected)
      // A reason is one for a difference.
      #expect((state == row.peer) == (row.reason == nil))
    }
  }
}
