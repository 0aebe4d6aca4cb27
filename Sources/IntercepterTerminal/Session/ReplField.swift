internal import IntercepterICU
internal import IntercepterProfiles
internal import TextFieldSimulator
internal import TextInputIntercepter

/// One field of the session.
struct ReplField {
  /// The name in the profile; empty for a field of the command line's options.
  var name: String
  /// Its rules, as data.
  private(set) var specification: FieldSpecification
  /// The field itself.
  private(set) var field: SimulatedTextField
  /// What performs commands on it.
  private(set) var player: KeystrokePlayer
  /// What has been done since the recording began; `nil` where there is none.
  var recording: Recording?
  /// Where the visible part of the text begins, in UTF-16 code units.
  var scroll = 0
  /// The end of the selection that moves, in UTF-16 code units.
  var head = 0
  /// What was wrong with it when the form was submitted.
  var objection: String?

  init(name: String, specification: FieldSpecification) throws(PatternError) {
    let field = SimulatedTextField(try specification.makeIntercepter())
    self.init(name: name, specification: specification, field: field)
  }

  init(name: String, specification: FieldSpecification, field: SimulatedTextField) {
    self.name = name
    self.specification = specification
    self.field = field
    player = KeystrokePlayer(field)
    head = field.state.selection?.upperBound ?? 0
  }

  /// What the field is called.
  var label: String { specification.label ?? (name.isEmpty ? "Text" : name) }

  var state: EditingState { field.state }

  /// Gives the field other rules; its text stays as it is.
  mutating func setSpecification(_ new: FieldSpecification) throws(PatternError) {
    field.field.intercepter = try new.makeIntercepter()
    specification = new
    objection = nil
  }

  /// Performs a command, and remembers it if it is recorded.
  mutating func perform(_ command: KeystrokeScript.Command) -> KeystrokeTranscript.Step {
    let wasMarked = state.hasMarkedText
    let before = state.selection ?? 0..<0
    let step = player.perform(command)
    let after = state.selection ?? 0..<0
    let movesLower = after.upperBound == before.upperBound && after.lowerBound != before.lowerBound
    let stays = after == before && head == after.lowerBound
    head = movesLower || stays ? after.lowerBound : after.upperBound
    if step.failure == nil {
      recording?.add(command.action)
    } else if wasMarked, !state.hasMarkedText {
      // What fails may have ended the composition before it did.
      recording?.add(.commit(nil))
    }
    objection = nil
    return step
  }

  /// Whether nothing but emoji may be typed, so that the emoji key is what is needed.
  var isForEmojiOnly: Bool {
    specification.rules.contains { if case .emoji(.only, _, _) = $0 { true } else { false } }
  }

  /// What the length is counted in, and its limit.
  var measure: (unit: UnitName, limit: Int?) {
    for case .maxLength(let limit, let unit, _) in specification.rules { return (unit, limit) }
    for case .minLength(_, let unit) in specification.rules { return (unit, nil) }
    return (.graphemes, nil)
  }
}
