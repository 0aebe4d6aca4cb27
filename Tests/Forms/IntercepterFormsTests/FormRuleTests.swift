import IntercepterForms
import Testing
import TextInputIntercepter

@Suite struct FormRuleTests {
  private static func form(_ rules: FormRule...) -> FormValidator {
    let anything = Intercepter(rules: [])
    return FormValidator(
      fields: ["password", "confirmation", "phone"].map { name in
        FormField(name, anything, fixes: name == "phone" ? [.trimWhitespace] : [])
      }, rules: rules)
  }

  struct Repetition: Sendable, CustomStringConvertible {
    let password: String
    let confirmation: String
    let status: Validity.Status
    let line: Int

    init(_ password: String, _ confirmation: String, _ status: Validity.Status, line: Int = #line) {
      (self.password, self.confirmation) = (password, confirmation)
      (self.status, self.line) = (status, line)
    }

    var description: String { "line \(line): \(password) \(confirmation)" }
  }

  static let repetitions: [Repetition] = [
    Repetition("", "", .valid),
    Repetition("secret", "secret", .valid),
    Repetition("caf\u{E9}", "cafe\u{301}", .valid),
    Repetition("secret", "", .intermediate),
    Repetition("secret", "sec", .intermediate),
    Repetition("secret", "Secret", .invalid),
    Repetition("secret", "ｓecret", .invalid),
    Repetition("secret", "secret ", .invalid),
    Repetition("", "secret", .invalid),
    Repetition("ﬁ", "fi", .invalid),
  ]

  @Test(arguments: repetitions)
  func `a repetition is the same text, by canonical equivalence`(row: Repetition) {
    let submission = Self.form(.equal("confirmation", to: "password"))
      .submit(["password": .text(row.password), "confirmation": .text(row.confirmation)])
    #expect(submission["password"]?.isValid == true)
    #expect(submission["confirmation"]?.status == row.status)
    #expect(
      submission.violations.map(\.violation.code) == (row.status == .valid ? [] : [.notEqual]))
  }

  static let readAlike = [
    "ann@example.com\u{200B}", "\u{202A}ann@example.com\u{202C}", "ann@example.com\u{AD}",
    " ann@example.com ", "ann@example.com",
  ]

  @Test(arguments: readAlike)
  func `the same text in two fields is equal, although only one of them is a value`(text: String)
    throws
  {
    let address = Intercepter(rules: [try .matches("[a-z]+@[a-z]+\\.[a-z]+")])
    let form = FormValidator(
      fields: [
        FormField("address", address, fixes: [.trimWhitespace]),
        FormField("again", Intercepter(rules: [])),
      ], rules: [.equal("again", to: "address")])
    let submission = form.submit(["address": .text(text), "again": .text(text)])
    #expect(submission.isValid)
    #expect(submission["address"]?.text == "ann@example.com")
    #expect(!form.submit(["address": .text(text), "again": "bob@example.com"]).isValid)
  }

  @Test func `a repetition's violation is about the whole of it`() throws {
    let submission = Self.form(.equal("confirmation", to: "password"))
      .submit(["password": "a", "confirmation": "😀b"])
    let (field, violation) = try #require(submission.violations.first)
    #expect(field == "confirmation")
    #expect(violation.rule == "equal")
    #expect(violation.range == 0..<3)
    #expect(violation.message == "The two entries are not the same.")
  }

  @Test func `a sentence of one's own takes the place of the standard one`() {
    let rules: [FormRule] = [
      .equal("confirmation", to: "password", message: "A"),
      .required("confirmation", message: "B") { _ in true },
      .atLeastOne(of: ["phone"], message: "C"),
    ]
    let messages = rules.flatMap {
      Self.form($0).submit(["password": "x"]).violations.map(\.violation.message)
    }
    #expect(messages == ["A", "B", "C"])
  }

  @Test func `one of several fields is enough`() {
    let form = Self.form(.atLeastOne(of: ["phone", "password"]))
    #expect(form.submit(["phone": "1"]).isValid)
    #expect(form.submit(["password": "1"]).isValid)
    let missing = form.submit(["phone": "  ", "confirmation": "1"])
    #expect(missing.results.map(\.status) == [.valid, .valid, .intermediate])
    #expect(missing["phone"]?.violations.map(\.code) == [.oneRequired])
    #expect(missing["phone"]?.violations.map(\.rule) == ["atLeastOne"])
  }

  @Test(arguments: ["password", "confirmation", "phone"])
  func `whichever of three fields has a text, it is enough`(name: String) {
    let form = Self.form(.atLeastOne(of: ["password", "confirmation", "phone"]))
    #expect(form.submit([name: "1"]).isValid)
    #expect(!form.submit([:]).isValid)
  }

  @Test func `a field may be required by another one`() {
    let form = Self.form(.required("phone") { $0["password"] != "" })
    #expect(form.submit([:]).isValid)
    #expect(form.submit(["password": "1", "phone": "2"]).isValid)
    #expect(form.submit(["password": "1"])["phone"]?.violations.map(\.code) == [.required])
  }

  @Test func `rules of one's own see every text, fixed`() {
    let spy = FormRule("spy", for: "password") { texts in
      Validity(.invalid, [Violation(.custom, range: 0..<0, message: "\(texts)")])
    }
    let submission = Self.form(spy).submit(["phone": " 1 ", "nobody": "2"])
    let seen = #"[password: "", confirmation: "", phone: "1"]"#
    #expect(submission.violations.map(\.violation.message) == [seen])
  }

  @Test func `what a field's own rules find comes first`() {
    let form = FormValidator(
      fields: [
        FormField("a", Intercepter(rules: [.emoji(.forbidden)])),
        FormField("b", Intercepter(rules: [])),
      ],
      rules: [.equal("a", to: "b"), .required("a") { _ in true }])
    let result = form.submit(["a": "😀"])["a"]
    #expect(result?.violations.map(\.code) == [.emojiForbidden, .notEqual])
  }
}
