import IntercepterForms
import Testing
import TextInputIntercepter

/// `FormField.sanitize`: nothing is emptied, and no number becomes another one.
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
    let result = field.sanitize(text)
    #expect(result.text.unicodeScalars.elementsEqual(sanitized.unicodeScalars))
    #expect(result.isValid == !text.unicodeScalars.elementsEqual(sanitized.unicodeScalars))
    #expect(field.sanitize(result.text).text.unicodeScalars.elementsEqual(sanitized.unicodeScalars))
  }

  @Test func `fixes come before the cut`() {
    let field = FormField(
      "n", Intercepter(rules: [.maxLength(5, in: .graphemes)]),
      fixes: [.trimWhitespace, .collapseWhitespace])
    #expect(field.sanitize("  abcdefgh").text == "abcde")
    #expect(field.sanitize("a   bcdefgh").text == "a bcd")
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
}
