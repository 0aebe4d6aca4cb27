import IntercepterForms
import Testing
import TextInputIntercepter

@Suite struct FormValidatorTests {
  static let signup = FormValidator(
    fields: [
      FormField(
        "nickname", Intercepter(rules: [.emoji(.forbidden), .maxLength(10, in: .gb18030)]),
        isRequired: true, fixes: [.trimWhitespace]),
      FormField("email", Intercepter(rules: [.minLength(6, in: .utf16)])),
      FormField("password", Intercepter(rules: [.minLength(3, in: .utf16)]), isRequired: true),
      FormField("confirmation", Intercepter(rules: [])),
    ],
    rules: [.equal("confirmation", to: "password")])

  @Test func `a form that conforms gives the texts to store`() {
    let submission = Self.signup.submit([
      "nickname": " 张三 ", "password": "abc", "confirmation": "abc",
    ])
    #expect(submission.isValid)
    #expect(submission.firstInvalidField == nil)
    #expect(submission.violations.isEmpty)
    #expect(
      submission.texts == [
        "nickname": "张三", "email": "", "password": "abc", "confirmation": "abc",
      ])
  }

  @Test func `results come in the order of the form, the first invalid field first`() {
    let submission = Self.signup.submit([
      "confirmation": "x", "password": "ab", "email": "a@b.cd", "nickname": "张三",
    ])
    #expect(submission.results.map(\.name) == ["nickname", "email", "password", "confirmation"])
    #expect(submission.results.map(\.status) == [.valid, .valid, .intermediate, .invalid])
    #expect(submission.firstInvalidField?.name == "password")
    #expect(submission.violations.map(\.field) == ["password", "confirmation"])
    #expect(submission.violations.map(\.violation.code) == [.tooShort, .notEqual])
  }

  @Test func `a missing field is empty, an unknown one is listed`() {
    let submission = Self.signup.submit(["zip": "1", "Nickname": "张三", "": "2"])
    #expect(submission.unknownFields == ["", "Nickname", "zip"])
    #expect(submission["zip"] == nil)
    #expect(submission.results.map(\.text) == ["", "", "", ""])
    #expect(submission.violations.map(\.field) == ["nickname", "password"])
    #expect(submission.violations.map(\.violation.code) == [.required, .required])
  }

  @Test func `one field can be asked about by itself`() {
    let texts: FieldTexts = ["password": "abc", "confirmation": "ab", "email": "a"]
    let submission = Self.signup.submit(texts)
    for name in ["nickname", "email", "password", "confirmation"] {
      #expect(Self.signup.result(for: name, in: texts) == submission[name])
    }
    #expect(Self.signup.result(for: "zip", in: texts) == nil)
    #expect(Self.signup["email"]?.name == "email")
    #expect(Self.signup["zip"] == nil)
  }

  @Test func `results are the same where their scalars are`() {
    func result(_ text: String) -> FieldResult {
      FieldResult(name: "a", text: text, validity: Validity(.valid))
    }
    #expect(result("\u{E9}") != result("e\u{301}"))
    #expect(Set([result("a"), result("a"), result("b")]).count == 2)
  }

  @Test func `a rule about a field that is not there is a mistake of the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = FormValidator(fields: [], rules: [.equal("confirmation", to: "password")])
    }
  }
}
