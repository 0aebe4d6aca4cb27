import TestSupport
import Testing
import TextInputIntercepter

@Suite struct MaskFormatTests {
  static let card = Intercepter(
    rules: [.numbersOnly()], format: .pattern("#### #### #### ####"))

  static let cardCases: [FormatCase] = [
    .init("|", .type("41111"), to: "4111 1|"),
    .init("|", .type("4111111111111111"), to: "4111 1111 1111 1111|"),
    .init(
      "|", .type("41111111111111112"), to: "4111 1111 1111 1111|", codes: ["tooLong"]),
    .init("|", .type("4111 1111"), to: "4111 1111|"),
    .init("|", .type("x"), to: "|", codes: ["notADigit"]),
    .init("4111 1|", .backspace(), to: "4111|"),
    .init("4111 |1", .backspace(), to: "411|1"),
    .init("4111| 1234", .delete(), to: "4111| 234"),
    .init("4111 1234|", .backspace(8), to: "|"),
    .init("|4111 1234", .delete(8), to: "|"),
    .init("41|11 1", .type("2"), to: "412|1 11"),
    .init("411|1 1", .type("2"), to: "4112| 11"),
    .init("4111| 1", .type("2"), to: "4111 2|1"),
    .init("4111 |1", .type("2"), to: "4111 2|1"),
    .init("4111| 1", .type(" "), to: "4111 |1"),
    .init("4111|", .type(" "), to: "4111|"),
    .init("41|11", .type(" "), to: "41|11", codes: ["notADigit"]),
    .init("|", .paste("4111-1111-1111-1111"), to: "4111 1111 1111 1111|"),
    .init("|", .paste("4111 1111 1111 1111\n"), to: "4111 1111 1111 1111|"),
    .init("|", .paste("4111111111111111"), to: "4111 1111 1111 1111|"),
    .init("‹4111 1›", .paste("5500 0000"), to: "5500 0000|"),
    .init("41‹11 1›2", .type("9"), to: "419|2"),
    .init("41‹11 1›2", .backspace(), to: "41|2"),
    .init("4111‹ ›12", .backspace(), to: "4111| 12"),
    .init("4111‹ 1›2", .backspace(), to: "4111| 2"),
    .init("41|11", .paste("2-3"), to: "4123| 11"),
    .init("4111|", .paste("12x"), to: "4111|", codes: ["notADigit"]),
  ]

  @Test(arguments: cardCases) func `a card number in fours`(row: FormatCase) {
    #expect(row.failure(Self.card) == nil)
  }

  static let phone = Intercepter(
    rules: [.numbersOnly()], format: .patterns(["###-####", "(###) ###-####"]))

  @Test func `the raw text chooses among patterns`() {
    #expect(Self.phone.formattedText(of: "5551234") == "555-1234")
    #expect(Self.phone.formattedText(of: "2125551234") == "(212) 555-1234")
    #expect(Self.phone.unformattedText(of: "(212) 555-1234") == "2125551234")
    let row = FormatCase("|", .type("55512345"), to: "(555) 123-45|")
    #expect(row.failure(Self.phone) == nil)
    #expect(
      FormatCase("(555) 123-45|", .backspace(), to: "555-1234|").failure(Self.phone) == nil)
  }

  @Test func `a beginning of the raw text chooses a pattern`() {
    let card = TextFormat.patterns([
      TextMask("#### ###### #####", startingWith: ["34", "37"]), "#### #### #### ####",
    ])
    #expect(card.formattedText(of: "378282246310005") == "3782 822463 10005")
    #expect(card.formattedText(of: "3") == "3")
    #expect(card.formattedText(of: "411111") == "4111 11")
    // A pattern for its beginning is not left because it is too short.
    #expect(card.formattedText(of: "3782822463100051") == "3782 822463 100051")
    #expect(!card.fits("3782822463100051"))
  }

  static let prefixed = Intercepter(
    rules: [.numbersOnly()], format: .pattern("+49 ### #######"))

  static let prefixCases: [FormatCase] = [
    .init("|", .type("1"), to: "+49 1|"),
    .init("|", .type("+"), to: "+|"),
    .init("|", .type("+49"), to: "+49|"),
    .init("|", .type("+49301"), to: "+49 301|"),
    .init("|", .paste(" +4 9 "), to: "+49 |"),
    .init("|", .paste("+4\r9"), to: "+49|"),
    .init("|", .paste("＋４ ９"), to: "+49|"),
    .init("|", .type("+49 4921"), to: "+49 492 1|"),
    .init("|", .type("+1"), to: "+1|", codes: ["patternMismatch"]),
    .init("+49|", .backspace(), to: "+4|"),
    .init("+|", .paste("49 301"), to: "+49 301|"),
    .init("+49|", .type("."), to: "+49|"),
    .init("+49|", .type("-3"), to: "+49 3|"),
    .init("+49|", .type("x"), to: "+49x|", codes: ["characterNotAllowed"]),
    .init("|", .paste("+41 44 668"), to: "|", codes: ["patternMismatch"]),
    .init("+49 1|", .paste("+49 51"), to: "+49 151|"),
    .init("+49 1|", .backspace(), to: "|"),
    .init("+49 |1", .backspace(), to: "+49 |1"),
    .init("+49 |1", .type("2"), to: "+49 2|1"),
    .init("‹+49 1›", .backspace(), to: "|"),
    .init("|", .paste("+49 151 2345678"), to: "+49 151 2345678|"),
    .init("|", .paste("+49 (151) 234 5678"), to: "+49 151 2345678|"),
    .init("|+49 1", .delete(), to: "+49 |"),
  ]

  @Test(arguments: prefixCases.dropLast()) func `a fixed prefix`(row: FormatCase) {
    #expect(row.failure(Self.prefixed) == nil)
  }

  @Test(arguments: [".", "-", "/", "(", "+"]) func `no separator empties a field with a literal`(
    separator: String
  ) {
    let freephone = Intercepter.telephone(TextMask("0800 ### ####"))
    for step in [FormatCase.Step.type(separator), .paste(separator)] {
      #expect(FormatCase("0800|", step, to: "0800|").failure(freephone) == nil)
    }
  }

  static let dialed: [FormatCase] = [
    .init("|", .type("004930123"), to: "+49 301 23|"),
    .init("|", .paste("0049 30 1234567"), to: "+49 301 234567|"),
    .init("|", .type("030123"), to: "+49 301 23|"),
    .init("|", .paste("(030) 1234567"), to: "+49 301 234567|"),
    .init("|", .paste("4930123456789"), to: "+49 301 23456789|"),
    .init("|", .type("0041"), to: "0041|", codes: ["patternMismatch"]),
    .init("|", .paste("0041 44 668 1800"), to: "|", codes: ["patternMismatch"]),
    .init("|", .paste("(+49) 30 1234567"), to: "+49 301 234567|"),
    .init("|", .paste("(+41) 44 668 1800"), to: "|", codes: ["patternMismatch"]),
    .init("|", .paste("+49 (0)30 1234567"), to: "+49 301 234567|"),
    .init("|", .paste("+49 030 1234567"), to: "+49 301 234567|"),
    .init("|", .paste("+49 09"), to: "+49 9|"),
    .init("|", .paste("0049 030 1234567"), to: "+49 301 234567|"),
    .init("|", .paste("49 (0)30 12345678"), to: "+49 301 2345678|"),
    .init("|", .paste("+49 0032393401"), to: "|", codes: ["patternMismatch"]),
    // A number that begins with the country code has one digit too many, not its code twice.
    .init("|", .paste("+49 490 611835984"), to: "|", codes: ["tooLong"]),
    .init("|", .paste("+49 4906 1183598"), to: "+49 490 61183598|"),
  ]

  @Test(arguments: dialed) func `a number as it is dialed`(row: FormatCase) {
    let field = Intercepter.telephone(TextMask("+49 ### ########", trunkPrefix: "0"))
    #expect(row.failure(field) == nil)
  }

  /// The number ‹1› 201 555 0123 without a sign has one digit too many to be national.
  @Test(arguments: [("12015550123", "+1 (201) 555-0123"), ("491701234567", "+49 170 1234567")])
  func `a code without a sign is read where the default's does not fit`(
    text: String, shown: String
  ) {
    let field = Intercepter.telephone(
      TextMask("+1 (###) ###-####", isDefault: true),
      TextMask("+49 ### #####[#][#][#]", trunkPrefix: "0"))
    for step in [FormatCase.Step.type(text), .paste(text)] {
      #expect(FormatCase("|", step, to: shown + "|").failure(field) == nil)
    }
    #expect(field.sanitize(text) == "+" + text)
  }

  @Test(arguments: ["x+49 1", "+x"])
  func `no calling code is named where there is none`(text: String) {
    let field = Intercepter.telephone("+1 (###) ###-####", "+49 ### ########")
    let violations = field.validate(text).violations
    #expect(!violations.isEmpty && violations.allSatisfy { $0.bound == nil })
  }

  static let dialedElsewhere: [(FormatCase, TextMask)] = [
    (.init("|", .type("12015550123"), to: "+1 (201) 555-0123|"), "+1 (###) ###-####"),
    (.init("|", .paste("12015550123"), to: "+1 (201) 555-0123|"), "+1 (###) ###-####"),
    (.init("|", .paste("1-201-555-0123"), to: "+1 (201) 555-0123|"), "+1 (###) ###-####"),
    (
      .init("|", .type("89161234567"), to: "+7 (916) 123-45-67|"),
      TextMask("+7 (###) ###-##-##", trunkPrefix: "8")
    ),
    (.init("|", .type("79161234567"), to: "+7 (916) 123-45-67|"), "+7 (###) ###-##-##"),
    (
      .init("|", .paste("+7 (797) 838-17-938"), to: "|", codes: ["tooLong"]),
      TextMask("+7 (###) ###-##-##", trunkPrefix: "8")
    ),
    (
      .init("|", .paste("+7 (8 916) 123-45-67"), to: "+7 (916) 123-45-67|"),
      TextMask("+7 (###) ###-##-##", trunkPrefix: "8")
    ),
    (.init("|", .type("135"), to: "135|"), "13###"), (.init("|", .type("5"), to: "135|"), "13###"),
  ]

  @Test func `a violation after a dialed prefix has its range in the pasted text`() {
    let field = Intercepter.telephone(TextMask("+49 ### ########", trunkPrefix: "0"))
    for (text, range) in [
      ("0170x12", 4..<5), ("0049170é", 7..<8), ("170x12", 3..<4), ("0x-1", 1..<2),
    ] {
      let decision = field.intercept(
        Edit(range: 0..<0, replacement: text), in: EditingState("", caret: 0))
      #expect(decision.violations.map(\.range) == [range])
    }
  }

  @Test(arguments: dialedElsewhere) func `a number as it is dialed elsewhere`(
    row: FormatCase, pattern: TextMask
  ) {
    #expect(row.failure(.telephone(pattern)) == nil)
  }

  @Test func `an optional part is left out where the text fits without it`() {
    let time = TextFormat.pattern("##:##[:##]")
    #expect(time.formattedText(of: "1234") == "12:34")
    #expect(time.formattedText(of: "123456") == "12:34:56")
    let number = TextFormat.pattern("[(###) ]###-####")
    #expect(number.formattedText(of: "5551234") == "555-1234")
    #expect(number.formattedText(of: "2125551234") == "(212) 555-1234")
  }

  @Test func `classes of one's own, letters, any character, escapes`() {
    let hex = TextFormat.pattern("\\#XX XX", classes: ["X": .characters("0123456789abcdef")])
    #expect(hex.formattedText(of: "ff0a") == "#ff 0a")
    #expect(hex.unformattedText(of: "#ff 0a") == "ff0a")
    #expect(!hex.fits("fg"))
    let plate = TextFormat.pattern("@@-##")
    #expect(plate.formattedText(of: "ÄB12") == "ÄB-12")
    let licence = TextFormat.pattern("****-****")
    #expect(licence.formattedText(of: "ab😀de") == "ab😀d-e")
    #expect(!licence.fits("ab-d"))
  }

  @Test func `literals behind the last slot come with it`() {
    let code = Intercepter(rules: [.numbersOnly()], format: .pattern("(###)"))
    let cases: [FormatCase] = [
      .init("|", .type("12"), to: "(12|"),
      .init("|", .type("123"), to: "(123|)"),
      .init("(123)|", .backspace(), to: "(12|"),
      .init("(123|)", .type(")"), to: "(123)|"),
      .init("(123)|", .type("4"), to: "(123)|", codes: ["tooLong"]),
    ]
    for row in cases { #expect(row.failure(code) == nil) }
  }

  @Test func `a raw text that does not fit is shown as far as it does`() {
    let card = TextFormat.pattern("#### ####")
    #expect(card.formattedText(of: "411111112222") == "4111 11112222")
    #expect(card.unformattedText(of: "4111 11112222") == "411111112222")
    #expect(card.formattedText(of: "4111x") == "4111x")
    #expect(card.unformattedText(of: "4111x") == "4111x")
    let field = InterceptedField(Self.card, state: EditingState("41111111111111119999", caret: 20))
    #expect(field.state == EditingState("4111 1111 1111 11119999", caret: 23))
    #expect(field.validity.status == .invalid)
    #expect(field.validity.violations.map(\.code) == [.tooLong])
    #expect(field.validity.violations.first?.range == 19..<23)
    #expect(field.unformattedText == "41111111111111119999")
  }

  static let errors: [(pattern: String, message: String, column: Int)] = [
    ("", "A pattern needs a slot: # for a digit, @ or *.", 1),
    ("abc", "A pattern needs a slot: # for a digit, @ or *.", 1),
    ("##\\", "A backslash can only escape a slot, a bracket or a backslash.", 3),
    ("#\\q#", "A backslash can only escape a slot, a bracket or a backslash.", 2),
    ("#[#", "An optional part is not closed.", 2),
    ("##]", "This bracket has no matching “[”; a literal bracket is \\].", 3),
    ("#[#[#]]", "An optional part cannot contain another one.", 4),
    ("#[#][#][#][#][#]", "A pattern can have at most 4 optional parts.", 16),
    ("\u{301}#", "A literal cannot be a character that combines with adjacent text.", 1),
  ]

  @Test(arguments: errors) func `a pattern that cannot be read`(
    pattern: String, message: String, column: Int
  ) {
    #expect(throws: PatternError.self) {
      try TextFormat(patterns: [TextMask(pattern)])
    }
    do {
      _ = try TextFormat(patterns: [TextMask(pattern)])
    } catch {
      #expect(error.message == message)
      #expect(error.column == column)
    }
  }

  @Test(arguments: ["+", "+4", "+49", "+49 "])
  func `a text of literals alone is not sanitized to nothing`(text: String) {
    let phone = Intercepter(rules: [.numbersOnly()], format: .pattern("+49 ### ####"))
    #expect(phone.sanitize(text) == text)
  }
  @Test func `a text that cannot conform is not sanitized`() {
    let phone = Intercepter(rules: [.maxLength(0, in: .utf8)], format: .pattern("###-####"))
    #expect(phone.sanitize("555-1234") == "555-1234")
  }
}
