public import TextInputIntercepter

/// A form while somebody fills it in: an `InterceptedField` for each field, and the rules across them.
///
/// The host drives each field by itself, in either mode, and takes its callbacks from there. It tells
/// the form when the focus leaves a field and when the form is submitted.
///
/// ```swift
/// let form = InterceptedForm(signup)
/// form["nickname"].onChange = { state in print(state.text) }
/// form["nickname"].shouldApply(Edit(range: 0..<0, replacement: "张三 "))
/// form.commit("nickname").text  // "张三"
/// form.submit().isValid
/// ```
///
/// A name that the form does not have is a mistake of the program and stops it; ``field(named:)`` is for
/// names that come from elsewhere.
///
/// Where the Observation module exists, the form is `Observable`: a view that reads it is drawn again when
/// it changes.
///
/// Not thread-safe: a form lives where its text fields do.
public final class InterceptedForm {
  /// The fields and the rules across them.
  public let validator: FormValidator
  /// Called with a field's name and what it must hold now, after ``commit(_:)``, ``submit()`` or
  /// ``reset(to:)`` has set its text or has ended a composition.
  public var onCommit: ((_ name: String, _ state: EditingState) -> Void)?
  /// Called after anything has changed, with what has.
  ///
  /// A refused edit changes nothing.
  public var onChange: ((FormChange) -> Void)?

  var entries: OrderedFieldDictionary<FormEntry>
  /// The violations of the form as a whole, as somebody else has said; it has no results.
  var notified = Submission(results: [])
  var isResetting = false
  let observation = FormObservation()
  #if !hasFeature(Embedded)
    private(set) var checks = OrderedFieldDictionary<RemoteCheck>()
    var questions: CheckQuestions?
  #endif

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - validator: The fields and the rules across them.
  ///   - texts: What the fields hold at first, by their names; it is not judged. Names that the form
  ///     does not have are passed over.
  public init(_ validator: FormValidator, texts: FieldTexts = [:]) {
    self.validator = validator
    entries = OrderedFieldDictionary(
      validator.fields.map { field in
        let text = texts.text(for: field)
        let state = EditingState(text, caret: text.utf16.count)
        return (field.name, FormEntry(InterceptedField(field.intercepter, state: state)))
      })
    for (name, entry) in entries {
      // Weak references do not exist in Embedded Swift; the form takes its leave in time.
      entry.field.stateDidChange = { [unowned(unsafe) self] in stateDidChange(of: name) }
    }
  }

  #if !hasFeature(Embedded)
    /// Creates a form with fields that somebody else is asked about.
    ///
    /// - Parameters:
    ///   - validator: The fields and the rules across them.
    ///   - texts: What the fields hold at first, by their names; it is not judged. Names that the form
    ///     does not have are passed over.
    ///   - checks: What is asked, at most one check for each field. Nobody is asked before
    ///     ``runChecks(clock:isolation:)`` runs.
    /// - Precondition: The form has the fields of the checks.
    public convenience init(
      _ validator: FormValidator, texts: FieldTexts = [:], checks: [RemoteCheck]
    ) {
      self.init(validator, texts: texts)
      self.checks = OrderedFieldDictionary(checks.map { ($0.field, $0) })
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
  /// The field of a name: the host tells it what happens, and it says what to show.
  ///
  /// - Precondition: The form has a field of this name.
  public subscript(name: String) -> InterceptedField { entry(name).field }

  /// The field of a name; `nil` where the form has none.
  public func field(named name: String) -> InterceptedField? {
    observation.access(self)
    return entries[name]?.field
  }

  /// The texts of the fields, by their names; marked text included.
  public var texts: FieldTexts {
    observation.access(self)
    return entries.mapValues { $0.field.state.text }
  }

  /// The field of a name, which the program must have spelt right.
  func entry(_ name: String) -> FormEntry {
    observation.access(self)
    guard let entry = entries[name] else { preconditionFailure(validator.hint(for: name)) }
    return entry
  }

  /// Remembers something, and tells whom it may concern.
  func note(_ change: FormChange, _ body: () -> Void = {}) {
    observation.change(self, body)
    onChange?(change)
  }
}

extension InterceptedForm {
  /// The result of a field in a submission now; changes nothing.
  ///
  /// Its text is that of the field with its fixes. The validity of the text as it stands there is the
  /// field's own: `form["amount"].validity`. While somebody is being asked about the text, it is
  /// `.intermediate`.
  ///
  /// - Precondition: The form has a field of this name.
  public func result(for name: String) -> FieldResult {
    entry(name).completed(ownResult(for: name))
  }

  /// The submission as it would be now; changes nothing.
  public var submission: Submission {
    let own = validator.submit(texts)
    return Submission(
      results: own.results.map { entry($0.name).completed($0) },
      unknownFields: notified.unknownFields, formViolations: notified.formViolations)
  }

  /// Whether a submission would conform; changes nothing.
  public var isValid: Bool { submission.isValid }

  /// The judgement of the rules, without what others have said.
  func ownResult(for name: String) -> FieldResult {
    guard let result = validator.result(for: name, in: texts) else {
      preconditionFailure(validator.hint(for: name))
    }
    return result
  }
}
