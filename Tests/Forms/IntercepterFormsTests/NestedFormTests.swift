import IntercepterForms
import Testing
import TextInputIntercepter

/// An order with two addresses: a form made of forms, with everything that a form can have.
@MainActor @Suite struct NestedFormTests {
  /// The fields of an address, each under the name of the address.
  static func address(_ name: String) -> [FormField] {
    [
      FormField(
        "\(name).street",
        Intercepter(rules: [
          // Counted live, let in, and wrong in the end.
          .maxLength(10, in: .graphemes, onViolation: .flag)
            .saying([
              "en":
                "{label} has {actual, plural, one {# character} other {# characters}}, {limit} fit.",
              "zh-Hans": "{label}有 {actual} 个字符，最多 {limit} 个。",
            ])
        ]),
        label: "Street", isRequired: true, fixes: [.trimWhitespace]),
      FormField("\(name).zip", Intercepter(rules: [.numbersOnly(), .minLength(5, in: .utf16)])),
    ]
  }

  static let order = FormValidator(
    fields: address("delivery") + address("invoice") + [
      FormField("code", Intercepter(rules: [.maxLength(8, in: .utf16)])),
      // A remark that is too long is shortened by people, if at all.
      FormField("remark", Intercepter(rules: [.maxLength(12, in: .graphemes, onViolation: .warn)])),
    ],
    rules: [
      .equal("invoice.zip", to: "delivery.zip").saying("We deliver to the invoice's town only.")
    ])

  static let filledIn: FieldTexts = [
    "delivery.street": " Main Street ", "delivery.zip": "12345", "invoice.street": "Main",
    "invoice.zip": "12345", "code": "SUMMER",
  ]

  @Test func `a flag is let in and wrong, a warning is let in and fine`() {
    let form = InterceptedForm(Self.order, texts: Self.filledIn)
    let street = form["delivery.street"]
    let decision = street.shouldApply(Edit(range: 12..<12, replacement: " 1"))
    #expect(decision.outcome == .accepted)
    #expect(decision.violations.map(\.severity) == [.error])
    #expect(
      form.result(for: "delivery.street").violations.map(\.message) == [
        "Street has 15 characters, 10 fit."
      ])
    #expect(!form.isValid)

    let remark = form["remark"].shouldApply(Edit(range: 0..<0, replacement: "Ring twice, please"))
    #expect(remark.outcome == .accepted)
    #expect(remark.violations.map(\.severity) == [.warning])
    #expect(form.result(for: "remark").isValid)
  }

  @Test func `a rule across the parts says it in its own words`() {
    let form = InterceptedForm(Self.order, texts: Self.filledIn)
    form["invoice.zip"].setState(EditingState("54321"))
    let submission = form.submit()
    #expect(submission.firstInvalidField?.name == "delivery.street")
    #expect(
      submission["invoice.zip"]?.violations.map(\.message) == [
        "We deliver to the invoice's town only."
      ])
  }

  @Test func `a code is asked about, and the server has the last word`() async throws {
    var texts = Self.filledIn
    texts["delivery.street"] = "Main St."
    texts["code"] = ""
    let clock = ManualClock()
    let valid: Set = ["SUMMER", "WINTER"]
    let check = RemoteCheck(for: "code", debounce: .milliseconds(300)) { code in
      if valid.contains(code) { return [] }
      return [Violation(.custom, range: 0..<code.utf16.count, message: "No such code.")]
    }
    let form = InterceptedForm(Self.order, texts: texts, checks: [check])
    let (answers, told) = AsyncStream.makeStream(of: CheckState.self)
    form.onChange = { [unowned form] change in
      guard change == .check(of: "code") else { return }
      told.yield(form.checkState(of: "code"))
    }
    let running = Task { await form.runChecks(clock: clock) }
    var states = answers.makeAsyncIterator()

    // Key by key: only the last text is asked about.
    for (count, letter) in "SUMER".enumerated() {
      form["code"].shouldApply(Edit(range: count..<count, replacement: String(letter)))
    }
    #expect(await states.next() == .checking)
    await clock.sleepsHaveBegun(1)
    clock.advance(by: .milliseconds(300))
    while form.checkState(of: "code") == .checking {
      clock.advance(by: .milliseconds(300))
      await Task.yield()
    }
    #expect(form.result(for: "code").violations.map(\.message) == ["No such code."])
    #expect(!form.isValid)

    form["code"].setState(EditingState("SUMMER"))
    while form.checkState(of: "code") == .checking {
      clock.advance(by: .milliseconds(300))
      await Task.yield()
    }
    #expect(form.isValid)

    // The server knows more: somebody else has used the code meanwhile.
    let submission = form.submit()
    #expect(submission.isValid)
    let used = Violation(.custom, range: 0..<6, message: "This code has been used.")
    form.add([("code", used)])
    #expect(form.submission == submission.adding([("code", used)]))
    #expect(form.submission.firstInvalidField?.name == "code")
    form["code"].setState(EditingState("WINTER"))
    while form.checkState(of: "code") == .checking {
      clock.advance(by: .milliseconds(300))
      await Task.yield()
    }
    #expect(form.isValid)
    running.cancel()
    await running.value
  }
}
