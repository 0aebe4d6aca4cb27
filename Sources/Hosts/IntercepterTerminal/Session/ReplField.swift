internal import IntercepterForms

/// One field of the session.
struct ReplField {
  /// The name in the profile, or an empty string for a field of the command line's options.
  private(set) var name: String
  private(set) var specification: FieldSpecification
  /// The form field that the specification makes.
  private(set) var formField: FormField
  /// The day from which bounds such as “-18 years” count, or `nil` for that of the system.
  private let today: DateValue?
  let field: SimulatedTextField
  let player: KeystrokePlayer
  /// The recording, or `nil` if the field is not being recorded.
  var recording: Recording?
  /// The start of the visible part of the text, in UTF-16 code units.
  var scroll = 0
  /// The index of the first visible line of the text.
  var topLine = 0
  /// The last judged edit, or `nil` if anything else has changed the text since.
  private(set) var lastEdit: JudgedEdit?
  /// A Boolean value that indicates whether the last step was an Undo or a Redo.
  private(set) var hasUndone = false
  /// A Boolean value that indicates whether the user has visited the field: the focus has left it,
  /// or the form was submitted.
  private(set) var isTouched = false

  /// Creates a field, with the text field of a script's run if there is one.
  init(
    name: String, specification: FieldSpecification, field: SimulatedTextField? = nil,
    today: DateValue?
  ) throws(CommandError) {
    (self.name, self.specification, self.today) = (name, specification, today)
    formField = try specification.makeField(name, today)
    self.field = field ?? SimulatedTextField(formField.intercepter)
    player = KeystrokePlayer(self.field)
  }

  /// The displayed name.
  var label: String {
    let label = specification.label ?? name
    return label.isEmpty ? "Text" : label
  }

  var state: EditingState { field.state }

  /// The text when the user has finished with the field; rules alone have no fixes.
  var finishedText: String {
    formField.judgesEmptyText ? formField.intercepter.finished(state.text) : state.text
  }

  /// Replaces the rules and, optionally, the name of the field, but not its text.
  mutating func setSpecification(
    _ new: FieldSpecification, name newName: String? = nil
  ) throws(CommandError) {
    let name = newName ?? name
    formField = try new.makeField(name, today)
    field.field.intercepter = formField.intercepter
    specification = new
    self.name = name
    isTouched = false
  }

  /// Displays the text of a field with other rules; a number or a date outlives them.
  func show(valueOf old: ReplField) {
    field.field.intercepter = old.formField.intercepter
    field.setText(old.state.withoutMarkedText.text)
    field.field.intercepter = formField.intercepter
  }

  /// Displays and records the text that the form has normalized, after the user has finished with
  /// the field.
  mutating func commit(_ result: FieldResult) {
    isTouched = true
    let before = state
    field.show(result)
    if state == before { return }
    lastEdit = nil
    let after = state
    recording?.add(.setText(after.text))
    if let selection = after.movedSelection { recording?.add(.select(selection)) }
  }

  /// Ends a run of typing because the user leaves the field.
  ///
  /// Later typing is a separate undo step, also in a recording.
  mutating func endTyping() {
    guard field.endTyping(), let selection = state.selection else { return }
    let clusters = state.text.clusterRange(utf16: selection)
    recording?.add(.select(clusters))
  }

  mutating func perform(_ command: KeystrokeScript.Command) -> KeystrokeTranscript.Step {
    let wasMarked = state.hasMarkedText
    let text = state.text
    let step = player.perform(command)
    if let edit = step.edit { lastEdit = edit } else if text != state.text { lastEdit = nil }
    switch command.action {
    case .undo, .redo: hasUndone = true
    default: hasUndone = false
    }
    if step.failure == nil {
      recording?.add(command.action)
    } else if wasMarked, !state.hasMarkedText {
      // A failed command may have ended the composition first.
      recording?.add(.commit(nil))
    }
    return step
  }

  /// A Boolean value that indicates whether only emoji can be typed, so that the emoji panel opens.
  var isForEmojiOnly: Bool {
    specification.rules.contains { $0.as(EmojiKind.self)?.policy == .only }
  }

  /// The unit of the length, and its limit.
  var measure: (unit: LengthUnit.Name, limit: Int?) {
    let rules = specification.rules.lazy
    if let most = rules.compactMap({ $0.as(MaxLengthKind.self) }).first {
      return (most.unit, most.limit)
    }
    let least = rules.compactMap { $0.as(MinLengthKind.self) }.first
    return (least?.unit ?? .graphemes, nil)
  }
}

extension FieldSpecification {
  /// Returns the form field, without form behaviour if it has no name: then its rules come from the
  /// command line.
  fileprivate func makeField(
    _ name: String, _ today: DateValue?
  ) throws(CommandError) -> FormField {
    do {
      let field = name.isEmpty ? FormField(rules: try makeIntercepter()) : try makeFormField(name)
      return today.map { today in field.withToday { today } } ?? field
    } catch {
      throw CommandError("\(error)".replacingLineBreaks)
    }
  }
}
