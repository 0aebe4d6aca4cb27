internal import IntercepterForms
internal import IntercepterProfiles
internal import TextFieldSimulator
internal import TextInputIntercepter

/// One field of the session.
struct ReplField {
  /// The name in the profile; empty for a field of the command line's options.
  private(set) var name: String
  /// Its rules, as data.
  private(set) var specification: FieldSpecification
  /// The field as forms use it, made from the specification.
  private(set) var formField: FormField
  /// The field itself.
  let field: SimulatedTextField
  /// The player that performs commands on it.
  let player: KeystrokePlayer
  /// The commands performed since the recording began; `nil` where there is none.
  var recording: Recording?
  /// Where the visible part of the text begins, in UTF-16 code units.
  var scroll = 0
  /// The first visible line of the text, from 0.
  var topLine = 0
  /// The edit that was judged last; `nil` where the text was changed by anything else since.
  private(set) var lastEdit: JudgedEdit?
  /// Whether the user has been in the field: the focus has left it, or the form was submitted.
  private(set) var isTouched = false

  /// Creates a field, around one that a script has left where there is one.
  init(
    name: String, specification: FieldSpecification, field: SimulatedTextField? = nil
  ) throws(PatternError) {
    self.name = name
    self.specification = specification
    formField = try specification.makeField(name)
    self.field = field ?? SimulatedTextField(formField.intercepter)
    player = KeystrokePlayer(self.field)
  }

  /// The name that the user sees; empty where it has none.
  var label: String { specification.label ?? name }

  var state: EditingState { field.state }

  /// The text as it may be seen: dots where it is secret.
  var visibleText: String { specification.isSecret ? state.text.hidden : state.text }

  /// Gives the field other rules, and perhaps another name; its text stays as it is.
  mutating func setSpecification(
    _ new: FieldSpecification, name newName: String? = nil
  ) throws(PatternError) {
    let name = newName ?? name
    formField = try new.makeField(name)
    field.field.intercepter = formField.intercepter
    specification = new
    self.name = name
    isTouched = false
  }

  /// The user has finished with the field: shows what the form has made of the text, and remembers it if it
  /// is recorded.
  mutating func commit(_ result: FieldResult) {
    isTouched = true
    let before = state
    field.show(result)
    if state == before { return }
    lastEdit = nil
    let (text, selection) = (state.text, state.selection ?? 0..<0)
    recording?.add(.setText(text))
    if selection != text.utf16.count..<text.utf16.count {
      recording?.add(.select(text.clusterRange(utf16: selection)))
    }
  }

  /// The user goes elsewhere: what is typed later is a step of its own for Undo, also in a recording.
  mutating func endTyping() {
    guard field.endTyping(), let selection = state.selection else { return }
    let clusters = state.text.clusterRange(utf16: selection)
    recording?.add(.select(clusters))
  }

  /// Performs a command, and remembers it if it is recorded.
  mutating func perform(_ command: KeystrokeScript.Command) -> KeystrokeTranscript.Step {
    let wasMarked = state.hasMarkedText
    let text = state.text
    let step = player.perform(command)
    if let edit = step.edit { lastEdit = edit } else if text != state.text { lastEdit = nil }
    if step.failure == nil {
      recording?.add(command.action)
    } else if wasMarked, !state.hasMarkedText {
      // What fails may have ended the composition before it did.
      recording?.add(.commit(nil))
    }
    return step
  }

  /// Whether nothing but emoji may be typed, so that the emoji key is what is needed.
  var isForEmojiOnly: Bool {
    rulesWithoutMessages.contains { if case .emoji(.only, _, _) = $0 { true } else { false } }
  }

  /// The unit of the length, and its limit.
  var measure: (unit: UnitName, limit: Int?) {
    for case .maxLength(let limit, let unit, _) in rulesWithoutMessages { return (unit, limit) }
    for case .minLength(_, let unit) in rulesWithoutMessages { return (unit, nil) }
    return (.graphemes, nil)
  }

  /// The rules, whatever they say.
  var rulesWithoutMessages: [RuleSpecification] { specification.rules.map(\.withoutMessage) }
}

extension FieldSpecification {
  /// The field of a form, or rules alone where it has no name: those of the command line's options.
  fileprivate func makeField(_ name: String) throws(PatternError) -> FormField {
    name.isEmpty ? FormField(rules: try makeIntercepter()) : try makeFormField(name)
  }
}
