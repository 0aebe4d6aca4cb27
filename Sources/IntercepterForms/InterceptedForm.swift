public import TextInputIntercepter

/// A form while somebody fills it in: an `InterceptedField` for each field, and the rules across them.
///
/// The host drives each field by itself, in either mode, and takes its callbacks from there. It tells
/// the form when the focus leaves a field and when the form is submitted.
///
/// ```swift
/// let form = InterceptedForm(signup)
/// form["nickname"]?.onChange = { state in print(state.text) }
/// form["nickname"]?.shouldApply(Edit(range: 0..<0, replacement: "张三 "))
/// form.commit("nickname")?.text  // "张三"
/// form.submit().isValid
/// ```
///
/// Not thread-safe: a form lives where its text fields do.
public final class InterceptedForm {
  /// The fields and the rules across them.
  public let validator: FormValidator
  /// Called with a field's name and what it must hold now, after ``commit(_:)`` or ``submit()`` has
  /// put its text right or has ended a composition.
  public var onCommit: ((_ name: String, _ state: EditingState) -> Void)?
  private let intercepted: [String: InterceptedField]

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - validator: The fields and the rules across them.
  ///   - texts: What the fields hold at first, by their names; it is not judged. Names that the form
  ///     does not have are passed over.
  public init(_ validator: FormValidator, texts: [String: String] = [:]) {
    self.validator = validator
    intercepted = Dictionary(
      uniqueKeysWithValues: validator.fields.map { field in
        let text = texts[field.name, default: ""]
        let state = EditingState(text, caret: text.utf16.count)
        return (field.name, InterceptedField(field.intercepter, state: state))
      })
  }

  /// The field of a name: the host tells it what happens, and it says what to show.
  public subscript(name: String) -> InterceptedField? { intercepted[name] }

  /// What the fields hold, by their names; marked text included.
  public var texts: [String: String] { intercepted.mapValues(\.state.text) }

  /// What a submission would say of a field now; changes nothing.
  ///
  /// Its text is that of the field with its fixes. The validity of the text as it stands there is the
  /// field's own: `form["amount"]?.validity`.
  ///
  /// - Returns: `nil` where the form has no such field.
  public func result(for name: String) -> FieldResult? {
    validator.result(for: name, in: texts)
  }

  /// The user has finished with a field, for the time being: the focus left it.
  ///
  /// The field's text becomes the result's. Marked text is taken as it stands; where the text with it
  /// does not conform, the field is left alone, composition and all.
  ///
  /// - Returns: What the form says of the field; `nil` where it has no such field.
  @discardableResult
  public func commit(_ name: String) -> FieldResult? {
    let result = result(for: name)
    if let result { settle(result) }
    return result
  }

  /// The user submits the form: every field is committed.
  ///
  /// What is judged is what the user sees, marked text included. A field that is being composed is left
  /// alone where it does not conform; else the composition ends with its text as it stands.
  public func submit() -> Submission {
    let submission = validator.submit(texts)
    submission.results.forEach(settle)
    return submission
  }

  private func settle(_ result: FieldResult) {
    guard let field = intercepted[result.name] else { return }
    let shown = field.state
    if shown.hasMarkedText ? !result.isValid : result.text.hasSameScalars(as: shown.text) {
      return
    }
    field.setState(shown.replacingText(by: result.text))
    onCommit?(result.name, field.state)
  }
}

extension EditingState {
  /// The state with another text and without marked text.
  ///
  /// The selection stays beside the text it was beside; what lies in the part that differs moves behind
  /// it.
  package func replacingText(by newText: String) -> EditingState {
    guard let edit = TextDiff.edit(from: self, to: EditingState(newText)) else {
      return EditingState(newText, selection: selection)
    }
    let end = edit.range.lowerBound + edit.replacement.utf16.count
    func moved(_ offset: Int) -> Int {
      if offset <= edit.range.lowerBound { return offset }
      return offset < edit.range.upperBound ? end : offset - edit.range.upperBound + end
    }
    return EditingState(
      newText, selection: selection.map { moved($0.lowerBound)..<moved($0.upperBound) })
  }
}
