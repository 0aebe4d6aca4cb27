import IntercepterForms
import TestSupport
import Testing
import TextInputIntercepter

/// What holds for every form, whatever comes in.
@Suite struct FormLawsTests {
  private static let names = ["a", "b", "c", "d"]

  /// A form whose fields have some of these rules and fixes.
  private static func form(_ generator: inout SeededGenerator) -> FormValidator {
    let rules: [Rule] = [
      .emoji(.forbidden), .maxLength(4, in: .utf16), .minLength(2, in: .graphemes), .singleLine(),
      .decimal(places: 2), .numbersOnly(.any), .normalizeWidth(), .forbiddenCharacters("ab "),
      .maxLength(6, in: .utf8, onViolation: .warn),
    ]
    let fixes: [Fix] = [
      .trimWhitespace, .collapseWhitespace, .nfc, .removeLeadingZeros(), .padDecimals(places: 2),
      .dropTrailingSeparator(), Fix("lowercase") { $0.lowercased() },
      Fix("flip") { String($0.reversed()) },
    ]
    let formRules: [FormRule] = [
      .equal("b", to: "a"), .atLeastOne(of: ["c", "d"]), .required("a") { $0["d"] == "" },
    ]
    func some<Element>(_ elements: [Element]) -> [Element] {
      (0..<Int.random(in: 0...3, using: &generator)).map { _ in generator.pick(elements) }
    }
    let fields = names.map { name in
      FormField(
        name, Intercepter(rules: some(rules)), isRequired: generator.chance(50),
        fixes: some(fixes))
    }
    return FormValidator(fields: fields, rules: some(formRules))
  }

  private static func texts(_ generator: inout SeededGenerator) -> FieldTexts {
    var texts = FieldTexts()
    for name in names + ["e"] where generator.chance(80) {
      texts[name] = generator.chance(30) ? texts["a"] ?? "12." : .text(generator.text(pieces: 4))
    }
    return texts
  }

  /// Draws a form and texts for it; the law says what is wrong.
  private func breach(
    _ law: (FormValidator, FieldTexts, inout SeededGenerator) -> String?
  ) -> String? {
    firstBreach(cases: 375) { generator in
      let form = Self.form(&generator)
      let texts = Self.texts(&generator)
      return law(form, texts, &generator).map { "\($0): \(texts)" }
    }
  }

  @Test func `submitting what was submitted changes nothing`() {
    let breach = breach { form, texts, _ in
      let once = form.submit(texts)
      return form.submit(once.texts).results == once.results ? nil : "another result"
    }
    #expect(breach == nil)
  }

  @Test func `a fix never makes a text invalid that was not`() {
    let breach = breach { form, texts, _ in
      for field in form.fields {
        let text = texts[field.name, default: ""].string
        if field.submit(text).status == .invalid, field.validate(text).status != .invalid {
          return field.name
        }
      }
      return nil
    }
    #expect(breach == nil)
  }

  @Test func `the verdict is the same live and at submission`() {
    let breach = breach { validator, texts, generator in
      let form = InterceptedForm(validator)
      for name in Self.names {
        let field = form[name]
        for _ in 0..<3 {
          _ = field.textDidChange(
            to: generator.state(texts[name, default: ""].string, marked: true))
        }
      }
      let live = Self.names.map { form.result(for: $0) }
      let submitted = validator.submit(form.texts)
      let submission = form.submit()
      return live == submitted.results && live == submission.results ? nil : "another verdict"
    }
    #expect(breach == nil)
  }

  @Test func `a submitted form that conforms shows what is stored`() {
    let breach = breach { validator, texts, generator in
      let form = InterceptedForm(validator, texts: texts)
      form["a"].textDidChange(to: generator.state(generator.text(), wild: true, marked: true))
      let submission = form.submit()
      for result in submission.results {
        let state = form[result.name].state
        if state != state.normalized() { return "offsets of \(state)" }
        let isShown = EditingState(state.text) == EditingState(result.text)
        if !isShown, result.isValid || !state.hasMarkedText { return "\(result.name) \(state)" }
      }
      return nil
    }
    #expect(breach == nil)
  }

  @Test func `the first invalid field is the first in the order of the form`() {
    let breach = breach { form, texts, _ in
      let submission = form.submit(texts)
      let first = Self.names.first { submission[$0]?.status != .valid }
      if submission.results.map(\.name) != Self.names { return "another order" }
      if submission.firstInvalidField?.name != first { return "another first" }
      return submission.isValid == (first == nil) ? nil : "valid with an invalid field"
    }
    #expect(breach == nil)
  }

  @Test func `every range lies in the text of its result`() {
    let breach = breach { form, texts, _ in
      for result in form.submit(texts).results {
        for violation in result.violations
        where violation.range.upperBound > result.text.utf16.count {
          return "\(violation)"
        }
      }
      return nil
    }
    #expect(breach == nil)
  }

  @Test func `huge texts are judged in linear time, and never trap`() {
    let form = Self.hugeForm
    for piece in [" ", "0", "\u{301}", "🇨", "a ", "\n\u{301}", "\u{200D}👩"] {
      let text = String(repeating: piece, count: 20_000)
      let submission = form.submit(["a": .text(text), "b": .text(text)])
      #expect(submission.results.count == 2)
      #expect(form.submit(submission.texts).results == submission.results)
    }
  }

  private static let hugeForm = FormValidator(
    fields: ["a", "b"].map { name in
      FormField(
        name, Intercepter(rules: [.maxLength(10, in: .gb18030)]),
        fixes: [
          .trimWhitespace, .collapseWhitespace, .nfc, .removeLeadingZeros(),
          .padDecimals(places: 2),
          .dropTrailingSeparator(),
        ])
    }, rules: [.equal("b", to: "a")])
}
