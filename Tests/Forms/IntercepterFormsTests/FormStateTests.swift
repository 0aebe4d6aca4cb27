import IntercepterForms
import Observation
import Synchronization
import Testing
import TextInputIntercepter

/// What a form remembers while it is filled in, and whom it tells.
@Suite struct FormStateTests {
  static let validator = FormValidator(
    fields: [
      FormField("name", Intercepter(rules: [.emoji(.forbidden)]), isRequired: true),
      FormField("amount", Intercepter(rules: []), fixes: [.padDecimals(places: 2)]),
    ])

  private func type(_ text: String, into field: InterceptedField) {
    let end = field.state.text.utf16.count
    field.shouldApply(Edit(range: end..<end, replacement: text))
  }

  @Test func `a field is touched once the focus has left it`() {
    let form = InterceptedForm(Self.validator)
    type("a", into: form["name"])
    #expect(!form.isTouched("name"))
    form.commit("name")
    #expect(form.isTouched("name"))
    #expect(!form.isTouched("amount"))
    _ = form.submit()
    #expect(form.isTouched("amount"))
  }

  @Test func `a field is changed while it holds another text than at first`() {
    let form = InterceptedForm(Self.validator, texts: ["name": "\u{E9}"])
    #expect(!form.isChanged)
    form["name"].setState(EditingState("e\u{301}"))
    #expect(form.isChanged("name"))
    #expect(form.isChanged)
    #expect(!form.isChanged("amount"))
    form["name"].setState(EditingState("\u{E9}"))
    #expect(!form.isChanged)
  }

  @Test func `asking whether the form is valid changes nothing`() {
    let form = InterceptedForm(Self.validator, texts: ["amount": "1"])
    form.onChange = { Issue.record("\($0)") }
    form.onCommit = { name, _ in Issue.record("\(name)") }
    #expect(!form.isValid)
    #expect(form.submission.violations.map(\.field) == ["name"])
    #expect(form.submission["amount"]?.text == "1.00")
    #expect(form["amount"].state.text == "1")
    #expect(!form.isTouched("amount"))
  }

  @Test func `the form tells what has changed, in its order`() {
    let form = InterceptedForm(Self.validator)
    var changes: [FormChange] = []
    form.onChange = { changes.append($0) }
    type("张", into: form["name"])
    type("😀", into: form["name"])
    form["name"].selectionDidChange(to: 0..<0)
    #expect(changes == [.text(of: "name")])
    type("1", into: form["amount"])
    form.commit("amount")
    form.commit("amount")
    form.add([("name", Violation(.custom, range: 0..<1, message: "Taken."))])
    form.reset()
    #expect(
      changes.dropFirst() == [
        .text(of: "amount"), .text(of: "amount"), .touched("amount"), .violations, .reset,
      ])
  }

  @Test func `a form that begins anew is as it was at first`() {
    let form = InterceptedForm(Self.validator, texts: ["amount": "2.00"])
    type("张三", into: form["name"])
    form["amount"].setState(EditingState("1"))
    form.add([("name", Violation(.custom, range: 0..<1)), ("", Violation(.custom, range: 0..<0))])
    _ = form.submit()
    var shown: [String] = []
    form.onCommit = { shown.append("\($0) \($1)") }
    form.reset()
    #expect(shown == ["name |", "amount 2.00|"])
    #expect(form.texts == ["name": "", "amount": "2.00"])
    #expect(!form.isChanged)
    #expect(!form.isTouched("name"))
    #expect(
      form.submission == InterceptedForm(Self.validator, texts: ["amount": "2.00"]).submission)
    form.reset(to: ["name": "李四"])
    #expect(form.texts == ["name": "李四", "amount": ""])
    #expect(!form.isChanged)
    #expect(form.isValid)
  }

  @Test func `what a server said holds for the text it was said of`() {
    let form = InterceptedForm(Self.validator, texts: ["name": "张三", "amount": "1"])
    #expect(form.submit().isValid)
    let taken = Violation(.custom, range: 0..<2, message: "Taken.")
    form.add([("name", taken), ("nobody", Violation(.custom, range: 0..<0, message: "Closed."))])
    #expect(form.result(for: "name").violations == [taken])
    #expect(form.result(for: "name").status == .invalid)
    #expect(form.submission.formViolations.map(\.message) == ["Closed."])
    #expect(!form.isValid)
    type("丰", into: form["name"])
    #expect(form.result(for: "name").isValid)
    #expect(form.submit().isValid)
    form["name"].setState(EditingState("张三"))
    #expect(form.result(for: "name").violations == [taken])
  }

  @Test func `a view that has read the form is told when it changes`() {
    let form = InterceptedForm(Self.validator)
    let count = Mutex(0)
    func read(_ body: () -> Void) {
      withObservationTracking(body) { count.withLock { $0 += 1 } }
    }
    read { _ = form["name"].state.text }
    type("a", into: form["name"])
    #expect(count.withLock(\.self) == 1)
    read { _ = form.isValid }
    form.commit("amount")
    #expect(count.withLock(\.self) == 2)
    read { _ = form.isTouched("name") }
    form.add([])
    #expect(count.withLock(\.self) == 3)
    read { _ = form.isChecking }
    type("😀", into: form["name"])
    #expect(count.withLock(\.self) == 3)
  }

  @Test func `what a server's submission says is kept whole`() {
    let form = InterceptedForm(Self.validator, texts: ["name": "张三", "amount": "1"])
    let closed = Violation(.custom, range: 0..<0, message: "Closed.")
    let answer = Self.validator.submit(["name": "张三", "amount": "1", "zip": "1"])
      .adding([("name", Violation(.custom, range: 0..<2, message: "Taken.")), ("", closed)])
    var changes: [FormChange] = []
    form.onChange = { changes.append($0) }
    form.add(answer)
    form.add(answer)
    #expect(changes == [.violations, .violations])
    #expect(form.submission == answer)
    #expect(form.submission.formViolations == [closed])
    form["name"].setState(EditingState("李四"))
    #expect(form.result(for: "name").isValid)
    #expect(!form.isValid)
    #expect(form.submit().isValid)
    form.add(answer)
    form.reset()
    #expect(form.submission.formViolations.isEmpty)
    #expect(form.submission.unknownFields.isEmpty)
  }

  @Test func `what a server said of two texts is not mixed`() {
    let form = InterceptedForm(Self.validator, texts: ["name": "张三", "amount": "1"])
    let said = ["Taken.", "Rude.", "Odd."].map { Violation(.custom, range: 0..<2, message: $0) }
    form.add([("name", said[0])])
    form.add([("name", said[1])])
    #expect(form.result(for: "name").violations == [said[0], said[1]])
    form["name"].setState(EditingState("李四"))
    form.add([("name", said[2])])
    #expect(form.result(for: "name").violations == [said[2]])
  }

  @Test func `only the form's own rule about the same field is not added`() {
    let form = InterceptedForm(
      FormValidator(
        fields: Self.validator.fields, rules: [.equal("amount", to: "name", message: "Other.")]),
      texts: ["name": "1.00", "amount": "1.00"])
    let unequal = Violation(.notEqual, byRule: "equal", range: 0..<1, message: "Other.")
    form.add([("amount", unequal), ("name", unequal)])
    #expect(form.submission.violations.map(\.field) == ["name"])
  }

  @Test func `a field may outlive its form`() {
    var form: InterceptedForm? = InterceptedForm(Self.validator)
    weak let seen = form
    let field = form?["name"]
    form = nil
    #expect(seen == nil)
    field?.setState(EditingState("a"))
    #expect(field?.state.text == "a")
  }

  @Test(arguments: [false, true])
  func `a misspelt name stops the program and names the nearest`(isReset: Bool) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [isReset] in
      let form = InterceptedForm(FormStateTests.validator)
      if isReset { form.reset(to: ["name": "张三", "anount": "1"]) } else { _ = form["anount"] }
    }
    let told = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(told.contains("there is no field “anount”; did you mean “amount”?"))
  }
}
