import IntercepterForms
import Testing
import TextInputIntercepter

@Suite struct InterceptedFormTests {
  private static let validator = FormValidator(
    fields: [
      FormField(
        "nickname", Intercepter(rules: [.emoji(.forbidden), .maxLength(10, in: .gb18030)]),
        isRequired: true, fixes: [.trimWhitespace]),
      FormField(
        "amount", Intercepter(rules: [.decimal(places: 2), .maxLength(5, in: .utf16)]),
        fixes: [.padDecimals(places: 2)]),
      FormField("password", Intercepter(rules: [])),
      FormField("confirmation", Intercepter(rules: [])),
    ],
    rules: [.equal("confirmation", to: "password")])

  private func form(_ name: String, _ state: String) throws -> InterceptedForm {
    let form = InterceptedForm(Self.validator)
    let field = form[name]
    field.textDidChange(to: try #require(EditingState(notation: state)))
    return form
  }

  @Test func `each field decides for itself, in both modes`() throws {
    let form = InterceptedForm(Self.validator)
    let nickname = form["nickname"]
    let amount = form["amount"]
    var log: [String] = []
    nickname.onChange = { log.append("nickname \($0)") }
    amount.onViolation = { log += $0.map { "amount \($0.code.rawValue)" } }
    nickname.shouldApply(Edit(range: 0..<0, replacement: "张三"))
    let decision = amount.textDidChange(to: EditingState("1.2.3", caret: 5))
    #expect(decision.outcome == .rejected)
    #expect(log == ["nickname 张三|", "amount notANumber"])
    #expect(
      form.texts == ["nickname": "张三", "amount": "", "password": "", "confirmation": ""])
  }

  @Test func `a form begins with the texts of the program, unjudged`() throws {
    let form = InterceptedForm(Self.validator, texts: ["amount": "123456", "zip": "1"])
    #expect(form["amount"].state.description == "123456|")
    #expect(form.field(named: "zip") == nil)
    #expect(form.field(named: "amount") === form["amount"])
    #expect(form.result(for: "amount").status == .invalid)
  }

  /// What a field holds, what it holds when the focus has left it, and what is said of it.
  struct Row: Sendable, CustomStringConvertible {
    let field: String
    let before: String
    let after: String
    let status: Validity.Status
    let line: Int

    init(
      _ field: String, _ before: String, _ after: String, _ status: Validity.Status = .valid,
      line: Int = #line
    ) {
      (self.field, self.before, self.after) = (field, before, after)
      (self.status, self.line) = (status, line)
    }

    var description: String { "line \(line): \(field) \(before)" }
  }

  static let commits: [Row] = [
    Row("nickname", "张|三", "张|三"),
    Row("nickname", "张三  |", "张三|"),
    Row("nickname", "张|三  ", "张|三"),
    Row("nickname", "  张|三", "张|三"),
    Row("nickname", "‹  张›三", "‹张›三"),
    Row("nickname", "  |", "|", .intermediate),
    Row("amount", "12.5|", "12.5|0"),
    Row("amount", "‹12›", "‹12›.00"),
    Row("amount", "123.5|", "123.5|"),
    // Marked text is taken as it stands where the field conforms with it.
    Row("nickname", "张三[li]|", "张三li|"),
    Row("nickname", "张三 [li]|", "张三 li|"),
    Row("nickname", " 张[s]|", "张s|"),
    Row("nickname", "张三李四[wang]|", "张三李四[wang]|", .invalid),
  ]

  @Test(arguments: commits)
  func `the focus leaves a field`(row: Row) throws {
    let form = try form(row.field, row.before)
    var told: [String] = []
    form.onCommit = { told.append("\($0) \($1)") }
    let before = form[row.field].state.description
    let result = form.commit(row.field)
    let after = form[row.field].state.description
    #expect(after == row.after)
    #expect(result.status == row.status)
    #expect(told == (before == after ? [] : ["\(row.field) \(after)"]))
  }

  @Test func `a commit is not an edit`() throws {
    let form = try form("nickname", "张三 |")
    form["nickname"].onChange = { _ in Issue.record("nothing was typed") }
    form.commit("nickname")
    form["nickname"].onChange = nil
    let decision = form["nickname"].shouldApply(
      Edit(range: 2..<2, replacement: "😀"))
    #expect(decision.state.description == "张三|")
  }

  @Test func `submitting in the middle of a composition takes what is seen`() throws {
    let form = try form("nickname", "张三[li]|")
    form["password"].setState(EditingState("a", caret: 1))
    let submission = form.submit()
    #expect(submission.firstInvalidField?.name == "confirmation")
    #expect(submission.texts["nickname"] == "张三li")
    #expect(form["nickname"].state.description == "张三li|")
    #expect(form["nickname"].baseline.description == "张三li|")
  }

  @Test func `a composition that does not conform goes on after a submission`() throws {
    let form = try form("nickname", "张三李四|")
    let field = form["nickname"]
    field.textDidChange(to: try #require(EditingState(notation: "张三李四[wang]|")))
    let submission = form.submit()
    #expect(submission["nickname"]?.text == "张三李四wang")
    #expect(submission["nickname"]?.violations.map(\.code) == [.tooLong])
    #expect(submission["nickname"]?.violations.map(\.range) == [6..<8])
    #expect(field.state.description == "张三李四[wang]|")
    field.textDidChange(to: EditingState("张三李四王", caret: 5))
    #expect(form.submit().isValid)
    #expect(form.texts["nickname"] == "张三李四王")
  }

  @Test func `a submission commits every field`() {
    let form = InterceptedForm(Self.validator, texts: ["nickname": "张三 ", "amount": "1"])
    var told: [String] = []
    form.onCommit = { told.append("\($0) \($1)") }
    #expect(form.submit().isValid)
    #expect(told == ["nickname 张三|", "amount 1|.00"])
    #expect(form.submit().isValid)
    #expect(told.count == 2)
  }

  @Test func `a field's validity follows the other fields`() {
    let form = InterceptedForm(Self.validator, texts: ["password": "abc", "confirmation": "abc"])
    #expect(form.result(for: "confirmation").status == .valid)
    form["password"].textDidChange(to: EditingState("abcd", caret: 4))
    #expect(form.result(for: "confirmation").status == .intermediate)
    form["password"].textDidChange(to: EditingState("x", caret: 1))
    #expect(form.result(for: "confirmation").status == .invalid)
    #expect(form["confirmation"].validity.isValid == true)
  }
}
