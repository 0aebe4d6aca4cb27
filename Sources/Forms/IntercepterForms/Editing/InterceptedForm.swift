public import TextInputIntercepter

/// A form while the user fills it in: an `InterceptedField` for each field, and the rules across
/// fields.
///
/// The host drives each field in either mode, and receives its callbacks. It notifies the form when
/// the focus leaves a field and when the user submits.
///
/// ```swift
/// let form = InterceptedForm(signup)
/// form["nickname"].onChange = { state in print(state.text) }
/// form["nickname"].shouldApply(Edit(range: 0..<0, replacement: "张三 "))
/// form.commit("nickname").text  // "张三"
/// form.submit().isValid
/// ```
///
/// A name that the form does not have is a programming error and stops the program. Use
/// ``field(named:)`` for names from other sources.
///
/// Where the Observation module is available, the form is `Observable`: a view that reads it is
/// updated when it changes.
///
/// A form is not thread-safe. Use it where its text fields live.
public final class InterceptedForm {
  /// The fields and the rules across them.
  public let validator: FormValidator
  /// A closure that receives a field's name and new state after ``commit(_:)``, ``submit()`` or
  /// ``reset(to:)`` has set its text or ended a composition.
  public var onCommit: ((_ name: String, _ state: EditingState) -> Void)?
  /// A closure that is called after each change of the form, with the change.
  ///
  /// A rejected edit is not a change.
  public var onChange: ((FormChange) -> Void)?

  var entries: OrderedFieldDictionary<FormEntry>
  /// The violations of the form as a whole and the unknown fields that others reported, without
  /// results.
  var notified = Submission(results: [])
  var isResetting = false
  let observation = FormObservation()
  #if !hasFeature(Embedded)
    private(set) var checks = OrderedFieldDictionary<RemoteCheck>()
    var questions: AsyncStream<CheckEvent>.Continuation?
  #endif

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - validator: The fields and the rules across them.
  ///   - texts: The initial texts, by field name. They are not validated. Names that the form does
  ///     not have are ignored.
  public init(_ validator: FormValidator, texts: FieldTexts = [:]) {
    self.validator = validator
    entries = OrderedFieldDictionary(
      validator.fields.map { field in
        let text = texts.text(for: field)
        let state = EditingState(text, caret: text.utf16.count)
        return (field.name, FormEntry(InterceptedField(field.intercepter, state: state)))
      })
    for (name, entry) in entries {
      // Embedded Swift has no weak references. `deinit` removes the closure before it can dangle.
      entry.field.stateDidChange = { [unowned(unsafe) self] in stateDidChange(of: name) }
    }
  }

  #if !hasFeature(Embedded)
    /// Creates a form with remote checks.
    ///
    /// - Parameters:
    ///   - validator: The fields and the rules across them.
    ///   - texts: The initial texts, by field name. They are not validated. Names that the form
    ///     does not have are ignored.
    ///   - checks: The remote checks, at most one for each field. They run only while
    ///     ``runChecks(clock:isolation:)`` runs.
    /// - Precondition: The form has the fields of the checks.
    public convenience init(
      _ validator: FormValidator, texts: FieldTexts = [:], checks: [RemoteCheck]
    ) {
      self.init(validator, texts: texts)
      self.checks = OrderedFieldDictionary(checks.map { (key: $0.field, value: $0) })
      for check in checks { _ = self[check.field] }
      askAbout()
    }
  #endif

  deinit {
    for entry in entries.values { entry.field.stateDidChange = nil }
  }

  private func stateDidChange(of name: String) {
    guard !isResetting, let entry = entries[name] else { return }
    let (last, state) = (entry.lastState, entry.field.state)
    entries[name]?.lastState = state
    if !state.text.hasSameScalars(as: last.text) {
      note(.text(of: name))
      askAbout()
    } else if state.hasMarkedText != last.hasMarkedText {
      askAbout()
    }
  }
}

extension InterceptedForm {
  /// Returns the field with the given name.
  ///
  /// The host passes it edits, and shows the states it returns.
  ///
  /// - Precondition: The form has a field of this name.
  public subscript(name: String) -> InterceptedField { entry(name).field }

  /// Returns the field with the given name, or `nil` if the form has none.
  public func field(named name: String) -> InterceptedField? {
    observation.access(self)
    return entries[name]?.field
  }

  /// The texts of the fields, including marked text, by field name.
  public var texts: FieldTexts {
    observation.access(self)
    return entries.mapValues { .text($0.field.state.text) }
  }

  /// Returns the entry of a field, and stops the program if the form has no such field.
  func entry(_ name: String) -> FormEntry {
    observation.access(self)
    guard let entry = entries[name] else { preconditionFailure(validator.hint(for: name)) }
    return entry
  }

  /// Applies a change and notifies observers.
  func note(_ change: FormChange, _ body: () -> Void = {}) {
    observation.change(self, body)
    onChange?(change)
  }
}

extension InterceptedForm {
  /// Returns the result that a field would have in a submission now, without changing the form.
  ///
  /// Its text is the field's text after normalization. To validate the text as it is in the field,
  /// use `form["amount"].validity`. The status is `.intermediate` while a remote check is in
  /// progress.
  ///
  /// - Precondition: The form has a field of this name.
  public func result(for name: String) -> FieldResult {
    entry(name).completed(ownResult(for: name))
  }

  /// The submission of the current texts, with the violations that others added.
  ///
  /// Reading it does not change the form.
  public var submission: Submission {
    let own = validator.submit(texts)
    return Submission(
      results: own.results.map { entry($0.name).completed($0) },
      unknownFields: notified.unknownFields, formViolations: notified.formViolations)
  }

  /// A Boolean value that indicates whether a submission would be valid now.
  public var isValid: Bool { submission.isValid }

  /// Returns the result under the form's own rules, without violations that others reported.
  func ownResult(for name: String) -> FieldResult {
    guard let result = validator.result(for: name, in: texts) else {
      preconditionFailure(validator.hint(for: name))
    }
    return result
  }
}
