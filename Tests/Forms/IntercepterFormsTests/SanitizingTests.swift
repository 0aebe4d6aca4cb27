import IntercepterForms
import Testing
import TextInputIntercepter

/// `FormField.sanitize` and its lossy form: nothing is emptied, and no number becomes another one.
@Suite struct SanitizingTests {
  private static let digits = FormField("n", Intercepter(rules: [.numbersOnly(.normalized)]))
  private static let withoutMarks = FormField(
    "n", Intercepter(rules: [.forbiddenCharacters(".,-€$<>\n")]))
  private static let short = FormField(
    "n", Intercepter(rules: [.maxLength(3, in: .graphemes)]))

  static let rows: [(FormField, text: String, sanitized: String)] =
    [
      "1/2", "1e3", "1.5.2", "10^3", "0x1F", "1万", "3M", "(5)", "5%", "1:30", "5²", "1½", "5-",
      "- 5",
      "-5", "1.50", "1,234.50", "１．５", "٣٫٥", "$1.50", "1\n5", "123,456,789.50", "12a", "1 000.5",
      ".1", "٫5",
    ].map { (digits, $0, $0) } + [
      (digits, "ab12", "12"), (digits, "4111-1111 2222", "411111112222"), (digits, "１２３", "123"),
      (digits, "№ 12", "12"), (digits, "😀12", "12"), (digits, "abc", "abc"),
    ] + ["1,234.50", "1.5M", "$1.50", "5<6", "1\n5", "-5"].map { (withoutMarks, $0, $0) } + [
      (withoutMarks, "Zoë <b> 1990", "Zoë b 1990"), (withoutMarks, "a-b", "ab"),
      (short, "1.5M", "1.5M"), (short, "12345", "12345"), (short, "abcdef", "abc"),
      (short, "张三123", "张三1"),
    ]

  @Test(arguments: rows) func `numbers stay what they are`(
    field: FormField, text: String, sanitized: String
  ) {
    let result = field.sanitizeLossily(text, cutsValues: true)
    #expect(result.text.unicodeScalars.elementsEqual(sanitized.unicodeScalars))
    #expect(result.isValid == !text.unicodeScalars.elementsEqual(sanitized.unicodeScalars))
    let again = field.sanitizeLossily(result.text, cutsValues: true)
    #expect(again.text.unicodeScalars.elementsEqual(sanitized.unicodeScalars))
  }

  @Test func `a value is never cut, and free text only where that is asked for`() throws {
    let code = FormField("code", Intercepter(rules: [try .matches("[A-Z]{2}[0-9]+")]))
    let card = FormField(
      "card", Intercepter(rules: [.maxLength(4, in: .graphemes)], format: .pattern("## ##")))
    for (field, text) in [
      (Self.digits, "ab12"), (Self.digits, "O7704007858"), (Self.digits, "№ 12"),
      (code, "AB12-34"), (card, "abcdef"),
    ] {
      #expect(field.sanitize(text).text == text)
      #expect(field.sanitizeLossily(text).text == text)
    }
    #expect(Self.short.sanitize("abcdef").text == "abcdef")
    #expect(Self.short.sanitizeLossily("abcdef").text == "abc")
    // What is left is white space, which the field removes.
    let trimmed = FormField(
      "trimmed", Intercepter(rules: [.emoji(.forbidden, onViolation: .amend)]),
      fixes: [.trimWhitespace])
    #expect(trimmed.sanitizeLossily("😀 😀").text == "😀 😀")
    #expect(Self.digits.sanitize("１２３").text == "123")
  }

  static let fields: [FormField] = [
    FormField(
      "amount",
      Intercepter(
        rules: [.decimal(places: 2, locale: "de")], format: .grouped(locale: "de", suffix: " €")),
      fixes: [.trimWhitespace, .padDecimals(places: 2)]),
    FormField(
      "telephone",
      Intercepter(rules: [.numbersOnly(.normalized)], format: .patterns(["+49 ### #######"]))),
    FormField("plain", Intercepter(rules: [.decimal(places: 2)])),
    FormField(
      "name",
      Intercepter(rules: [.normalizeWidth(), .maxLength(6, in: .graphemes), .emoji(.forbidden)]),
      fixes: [.trimWhitespace]),
    FormField(
      "comment", Intercepter(rules: [.singleLine(), .minLength(2, in: .graphemes)]),
      fixes: [.collapseWhitespace]),
  ]

  @Test(arguments: fields) func `what is sanitized is what a form stores`(field: FormField) {
    let texts = [
      "19", "19 €", "19,00", "1.234,5", "1,799", "-5", "+49 170 1234567", "0049 170 1234567",
      "1701234567", "１９", " 19 ", "Ａda", "Ada\nLove", "Ada Lovelace", " Ada", "😀", "a", "",
    ]
    for text in texts {
      let (submitted, sanitized) = (field.submit(text), field.sanitize(text))
      let expected = submitted.isValid ? submitted.text : text
      #expect(sanitized.text.unicodeScalars.elementsEqual(expected.unicodeScalars))
      #expect(sanitized.status == submitted.status)
      #expect(
        field.sanitize(sanitized.text).text.unicodeScalars.elementsEqual(expected.unicodeScalars))
    }
    // A form stores what the field shows after a paste.
    #expect(Self.fields[3].submit("Ａda").text == "Ada")
  }

  @Test func `fixes come before the cut`() {
    let field = FormField(
      "n", Intercepter(rules: [.maxLength(5, in: .graphemes)]),
      fixes: [.trimWhitespace, .collapseWhitespace])
    #expect(field.sanitizeLossily("  abcdefgh").text == "abcde")
    #expect(field.sanitizeLossily("a   bcdefgh").text == "a bcd")
  }

  @Test func `what a rule across fields says of a server's is not kept`() {
    let form = InterceptedForm(
      FormValidator(
        fields: [FormField("a", Intercepter(rules: [])), FormField("b", Intercepter(rules: []))],
        rules: [.equal("b", to: "a")]), texts: ["a": "x", "b": "y"])
    form.add(form.submit().violations)
    #expect(!form.isValid)
    form["a"].textDidChange(to: EditingState("y", caret: 1))
    #expect(form.isValid)
  }

  @Test func `every dash before digits is the sign of a number, which no fix removes`() {
    let marks = (UInt32(0x20)...0x10FFF).compactMap(Unicode.Scalar.init).filter {
      switch $0.properties.generalCategory {
      case .dashPunctuation, .connectorPunctuation, .otherPunctuation: true
      default: false
      }
    }
    let signs = marks.filter { mark in
      let field = FormField("", Intercepter(rules: [.forbiddenCharacters(String(mark))]))
      return field.sanitizeLossily("\(mark)5 apples").text == "5 apples"
        && field.sanitizeLossily("\(mark)5").text == "\(mark)5"
    }
    #expect(signs.count > 20)
    let points = ".,．，٫".unicodeScalars
    #expect(
      signs.filter { !points.contains($0) }
        == marks.filter { $0.properties.generalCategory == .dashPunctuation })
  }
}
