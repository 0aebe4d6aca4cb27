import TestSupport
import Testing
import TextInputIntercepter

/// National numbers behind a trunk prefix, in fields with several patterns of one calling code.
@Suite struct TrunkPrefixTests {
  static let hungarian = Intercepter.telephone(
    TextMask("+36 # ### ####", startingWith: ["1"], trunkPrefix: "06"),
    TextMask("+36 ## ### ###[#]", startingWith: (2...9).map { "\($0)" }, trunkPrefix: "06"))
  static let american = Intercepter.telephone(
    TextMask("+1 ###-####", startingWith: ["310"], trunkPrefix: "1"),
    TextMask("+1 ###-###-####", startingWith: (2...9).map { "\($0)" }, trunkPrefix: "1"))
  static let russian = Intercepter.telephone(
    TextMask("+7 ### ###-##-##", startingWith: ["9"], trunkPrefix: "8"),
    TextMask("+7 ### ## #####", startingWith: ["7", "81"], trunkPrefix: "8"))

  static let rows: [(phone: Intercepter, text: String, shown: String)] = [
    (hungarian, "0612345678", "+36 1 234 5678"), (hungarian, "12345678", "+36 1 234 5678"),
    (hungarian, "(06 20) 123 4567", "+36 20 123 4567"),
    (hungarian, "+36 (06) 1 234 5678", "+36 1 234 5678"),
    (hungarian, "36 20 123 4567", "+36 20 123 4567"),
    (american, "1 310-1234", "+1 310-1234"), (american, "3101234", "+1 310-1234"),
    (american, "12015550123", "+1 201-555-0123"), (american, "2015550123", "+1 201-555-0123"),
    (american, "001 201 555 0123", "+1 201-555-0123"),
    (russian, "89123456789", "+7 912 345-67-89"), (russian, "79123456789", "+7 912 345-67-89"),
    (russian, "8 7123456789", "+7 712 34 56789"), (russian, "8123456789", "+7 812 34 56789"),
  ]

  @Test(arguments: rows)
  func `a number is read behind its trunk prefix by the pattern of the rest`(
    phone: Intercepter, text: String, shown: String
  ) {
    #expect(phone.paste(text) == shown)
    let field = FormatRun(phone, asks: true)
    field.type(text)
    // Digits that may still be a trunk prefix stay as typed.
    let typed = field.field.state.text
    #expect(typed == shown || typed == text)
    #expect(phone.unformattedText(of: typed) == phone.unformattedText(of: shown))
    #expect(phone.validate(text).isValid)
  }
}
