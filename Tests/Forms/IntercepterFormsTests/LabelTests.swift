import IntercepterForms
import Testing
import TextInputIntercepter

/// What a field is called, in messages that say so.
@Suite struct LabelTests {
  private static let rule = Rule.maxLength(1, in: .utf16).saying("{label}: at most {limit}.")

  static let form = FormValidator(
    fields: [
      FormField("name", Intercepter(rules: [rule]), label: "姓名"),
      FormField("other", Intercepter(rules: [rule])),
      FormField("repeated", Intercepter(rules: [])),
    ],
    rules: [.equal("repeated", to: "name").saying("{label} ≠ name"), .equal("other", to: "name")])

  @Test func `a field tells its rules what it is called, or its name`() {
    let submission = Self.form.submit(["name": "ab", "other": "ab"])
    #expect(submission["name"]?.violations.map(\.message) == ["姓名: at most 1."])
    #expect(submission["other"]?.violations.map(\.message) == ["other: at most 1."])
    #expect(submission["repeated"]?.violations.map(\.message) == ["repeated ≠ name"])
    #expect(submission["repeated"]?.violations.map(\.rule) == ["equal"])
    #expect(
      Self.form.result(for: "repeated", in: ["name": "a"])?.violations.map(\.message)
        == ["repeated ≠ name"])
  }

  @Test func `it is told while somebody types too`() {
    let form = InterceptedForm(Self.form)
    let decision = form["name"].textDidChange(to: EditingState("ab", caret: 2))
    #expect(decision.violations.map(\.message) == ["姓名: at most 1."])
  }
}
