import Foundation
import IntercepterForms
import TestSupport
import Testing
import TextInputIntercepter

/// What the guides to forms and to fixes say is so.
@Suite struct GuidesTests {
  static let guides = Result {
    try Guide.all().filter { ["Documents", "Fixes", "Forms", "LiveForms"].contains($0.name) }
  }

  static func fixes() -> [FormField] {
    let amount = FormField(
      "amount", Intercepter(rules: [.decimal(places: 2), .maxLength(5, in: .utf16)]),
      fixes: [.trimWhitespace, .removeLeadingZeros(), .padDecimals(places: 2)])
    let german = FormField(
      "german", Intercepter(rules: [.decimal(places: 2, separator: ",", digits: .any)]),
      fixes: [.padDecimals(places: 2, separator: ",")])
    let comment = FormField(
      "comment", Intercepter(rules: [.minLength(3, in: .graphemes)]),
      fixes: [.trimWhitespace, .collapseWhitespace])
    let country = FormField(
      "country", Intercepter(rules: [.maxLength(2, in: .utf16)]),
      fixes: [Fix("upperCase") { $0.uppercased() }])
    let sum = FormField(
      "sum", Intercepter(rules: [.decimal(places: 2, locale: "de")]),
      fixes: [.padDecimals(places: 2)])
    return [amount, german, comment, country, sum]
  }

  static func documents() throws -> [FormField] {
    let person = FormField(
      "person", Intercepter(rules: [try .matches("[\\p{L}\\p{M} .'-]{1,40}")]),
      fixes: [.trimWhitespace, .collapseWhitespace, .nfc, .unifiedIdeographs])
    return [person]
  }

  /// The fields of the guide that have values.
  static func orders() throws -> [FormField] {
    struct Order: Decodable { let price: DecimalNumber, due: DateValue }
    let price = FormField("price", Intercepter(rules: [.decimal(places: 2, locale: "de")]))
    let due = FormField("due", Intercepter.date(locale: "de"))
    let form = FormValidator(fields: [price, due])
    let sent = form.submit(["price": "1.234,5 €", "due": "2024-02-29"])
    let order = try sent.decode(Order.self)  // price 1234.5, due 2024-02-29
    #expect(order.price == "1234.5")
    #expect(order.due == DateValue(year: 2024, month: 2, day: 29))
    return [price, due]
  }

  /// The forms of the guide, and the values that its comments speak of.
  static func forms() -> (
    signup: FormValidator, form: InterceptedForm, first: String?, status: Validity.Status?
  ) {
    let nickname = FormField(
      "nickname", Intercepter(rules: [.emoji(.forbidden), .maxLength(10, in: .gb18030)]),
      isRequired: true, fixes: [.trimWhitespace])
    let email = FormField("email", Intercepter(rules: [.minLength(6, in: .utf16)]))
    let password = FormField(
      "password", Intercepter(rules: [.minLength(8, in: .utf8)]), isRequired: true)
    let confirmation = FormField("confirmation", Intercepter(rules: []))

    let signup = FormValidator(
      fields: [nickname, email, password, confirmation],
      rules: [.equal("confirmation", to: "password")])

    func store(_ texts: FieldTexts) {}
    let submission = signup.submit(["nickname": " 张三", "password": "secretly", "confirmation": "s"])
    if submission.isValid { store(submission.texts) }
    for (field, violation) in submission.violations { print(field, violation.message) }
    let first = submission.firstInvalidField?.name  // "confirmation": bring the user there

    func show(_ state: EditingState, in name: String) {}
    let form = InterceptedForm(signup)
    form["nickname"].onChange = { state in print("now \(state.text)") }
    form["nickname"].textDidChange(to: EditingState("张三 ", caret: 3))
    let status = form.result(for: "nickname").status  // .valid: a submission would say so

    form.onCommit = { name, state in show(state, in: name) }
    form.commit("nickname")  // the focus left: shows 张三
    if !form.submit().isValid { print("not yet") }

    let taken = Violation(.custom, range: 0..<2, message: "This name is taken.")
    let both = form.submission.adding([("nickname", taken)])
    form.add([("nickname", taken)])
    #expect(both == form.submission)
    #expect(both["nickname"]?.violations.contains(taken) == true)

    let closed = Violation(.custom, range: 0..<0, message: "We are closed.")
    let answer = signup.submit(form.texts).adding([("", closed)])
    form.add(answer)
    #expect(form.submission == both.adding(answer))
    return (signup, form, first, status)
  }

  /// The form with a rule of its own.
  static func travelForm() -> FormValidator {
    let ordered = FormRule("ordered", for: "end", reading: ["start"]) { texts in
      let (start, end) = (texts["start", default: ""].string, texts["end", default: ""].string)
      if start.isEmpty || end.isEmpty || start <= end { return Validity(.valid) }
      return Validity(.invalid, [Violation(.custom, range: 0..<end.utf16.count)])
    }
    let travel = FormValidator(
      fields: ["start", "end"].map { FormField($0, Intercepter(rules: [])) },
      rules: [ordered.saying(["en": "The end is too early.", "de": "Das Ende ist zu früh."])])
    return travel
  }

  struct Server: Sendable {
    func has(_ name: String) async throws -> Bool { name == "张三" }
  }

  /// The question of the guide, and what asks it.
  static func asking(
    _ signup: FormValidator, _ server: Server
  ) -> (form: InterceptedForm, appear: () async -> Void) {
    let isFree = RemoteCheck(for: "nickname", debounce: .milliseconds(300)) { nickname in
      guard try await server.has(nickname) else { return [] }
      return [Violation(.custom, range: 0..<nickname.utf16.count, message: "This name is taken.")]
    }
    let asking = InterceptedForm(signup, checks: [isFree])
    func appear() async { await asking.runChecks() }
    return (asking, appear)
  }

  @Test func `the question of the guide is put`() async {
    let (form, appear) = Self.asking(Self.forms().signup, Server())
    form["nickname"].setState(EditingState("张三"))
    #expect(form.checkState(of: "nickname") == .checking)
    withUnsafeCurrentTask { $0?.cancel() }
    await appear()
    #expect(form.checkState(of: "nickname") == .checking)
  }

  private func examples(_ kind: GuideExample.Kind) throws -> [GuideExample] {
    let examples = try Self.guides.get().flatMap(\.examples).filter { $0.kind == kind }
    #expect(!examples.isEmpty)
    return examples
  }

  @Test func `every text of the guides becomes what they say`() throws {
    let fields = try Self.fixes() + Self.documents() + Self.forms().signup.fields + Self.orders()
    let failures = try examples(.commits).compactMap { example in
      let field = try #require(fields.first { $0.name == example.subject }, "\(example)")
      return example.failureOfCommit { text in
        let result = field.submit(text)
        return (result.text, result.validity)
      }
    }
    #expect(failures == [])
  }

  @Test func `every submission of the guide ends as it says`() throws {
    let forms = ["signup": Self.forms().signup, "travel": Self.travelForm()]
    let failures = try examples(.submits).compactMap { example in
      let form = try #require(forms[example.subject], "\(example)")
      return example.failureOfSubmission { texts in
        let submission = form.submit(FieldTexts(texts))
        return (submission.firstInvalidField?.name, submission.violations.map(\.violation))
      }
    }
    #expect(failures == [])
  }

  @Test func `every piece of Swift code is compiled`() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8).withoutLayout
    let guides = try Self.guides.get()
    #expect(guides.count == 4)
    let articles = try Guide.all(in: "Sources/Forms/IntercepterForms/IntercepterForms.docc")
    #expect(articles.count == 1)
    for page in guides + articles {
      #expect(!page.snippets.isEmpty, "\(page.name)")
      for snippet in page.snippets {
        let isCompiled = source.contains(snippet.withoutLayout)
        #expect(isCompiled, "\(page.name): \(snippet)")
      }
      #expect(page.lineCount <= 120, "\(page.name)")
    }
  }

  @Test func `the rule of the guide says what is wrong in English and in German`() {
    let submission = Self.travelForm().submit(["start": "2026-03-02", "end": "2026-03-01"])
    #expect(submission.violations.map(\.violation.message) == ["The end is too early."])
    let message = submission["end"]?.violations.first?.ruleMessage
    #expect(message?.translations.map(\.language) == ["de", "en"])
  }

  @Test func `the code of the guide does what its comments say`() {
    let said = Self.forms()
    #expect(said.first == "confirmation")
    #expect(said.status == .valid)
    #expect(said.form.texts["nickname"] == "张三")
  }
}
