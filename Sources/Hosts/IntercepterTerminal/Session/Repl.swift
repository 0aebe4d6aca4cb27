package import IntercepterEmoji
package import IntercepterForms

/// A session of the live text field.
///
/// Events change its state, which ``draw()`` displays.
///
/// The session does no input or output of its own. Its owner passes keyboard events to
/// ``handle(_:)`` and writes the screen.
package struct Repl {
  var fields: [ReplField]
  /// The specifications of the rules across the fields.
  var formRules: [FormRuleSpecification]
  var form = FormValidator(fields: [])
  /// The index of the field with the focus.
  var focus = 0
  /// The panel below the fields.
  var panel: ListPanel?
  /// The panel that receives the keys instead of the field: a command, or the emoji search.
  var prompt: (any Panel)?
  /// A Boolean value that indicates whether the last key closed a panel.
  ///
  /// A colon then opens the command prompt, as after any other Escape.
  var hasEscapedPanel = false
  /// The position at which the mouse was pressed, in grapheme clusters.
  var mouseAnchor: Int?
  /// The text that was cut, copied or deleted by Ctrl+W, Ctrl+U or Ctrl+K, in any field.
  var clipboard = ""
  var report = Report("")
  /// The previous commands, oldest first.
  var commandHistory: [String] = []
  package var canvas: Canvas { didSet { scroll() } }
  package var emojiRecents = EmojiRecents()
  /// The time of choosing an emoji, in seconds.
  package var emojiTime = 0
  /// The names that the emoji panel searches.
  package var emojiNames: @Sendable () -> EmojiNames = { .unicode }
  /// A Boolean value that indicates whether the field flashes because an edit was rejected.
  package var isFlashing = false
  /// The warnings about the profile that was opened last.
  package var profileWarnings: [String] = []
  /// The way in which the session ended, or `nil` while it continues.
  package internal(set) var ending: Ending?
  /// A Boolean value that indicates whether a valid submission ends the session, because a program
  /// waits for the texts.
  package var isAsking = false
  package var placeholder = ""
  /// A Boolean value that indicates whether the text wraps and Enter types a line break.
  package var isMultiline = false
  /// A Boolean value that indicates whether a user sees the screen.
  var hasTerminal = true
  let files: ReplFiles
  /// The additional pattern engine for rules.
  let patternLibrary: PatternLibrary?
  /// The day from which bounds such as “-18 years” count, or `nil` for that of the system.
  let today: DateValue?
  /// A function that returns the sentence for a violation.
  let sentence: @Sendable (Violation) -> String

  package enum Ending: Sendable, Equatable {
    case quit, interrupt
    /// The user submitted valid texts, for which a program waits.
    case submitted(Submission)
  }

  /// Creates a session with a screen of a size; without fields, it has one field without rules.
  package init(
    fields: [(name: String, specification: FieldSpecification)],
    rules: [FormRuleSpecification] = [], canvas: Canvas, files: ReplFiles,
    patternLibrary: PatternLibrary? = nil, today: DateValue? = nil,
    saying sentence: @escaping @Sendable (Violation) -> String = { $0.message }
  ) throws(CommandError) {
    self.fields = []
    for (name, specification) in fields.isEmpty ? [("", FieldSpecification(rules: []))] : fields {
      self.fields.append(try ReplField(name: name, specification: specification, today: today))
    }
    (formRules, self.today) = (rules, today)
    self.canvas = canvas
    self.files = files
    self.patternLibrary = patternLibrary
    self.sentence = sentence
    fieldsDidChange()
  }

  /// Reports the warnings about a profile that was opened.
  package mutating func report(warningsOf profile: Profile, from path: String) {
    profileWarnings = profile.warnings.map { $0.description(in: path) }
    if profileWarnings.isEmpty { return }
    report = Report(profileWarnings.joined(separator: "; "), subject: report.subject, .warning)
  }

  var current: ReplField {
    get { fields[focus] }
    _modify { yield &fields[focus] }
  }

  /// Moves the focus to another field, wrapping around, and applies the fixes of the previous
  /// field.
  ///
  /// - Returns: The commit of a composition that this ends, which may be refused.
  @discardableResult
  mutating func moveFocus(by offset: Int) -> KeystrokeTranscript.Step? {
    guard fields.count > 1 else { return nil }
    let commit = current.state.hasMarkedText ? perform(KeystrokeScript.Command(.commit(nil))) : nil
    current.commit(results[focus])
    current.endTyping()
    focus = ((focus + offset) % fields.count + fields.count) % fields.count
    if commit?.violations.isEmpty ?? true { report = Report("") }
    focusDidChange()
    return commit
  }

  /// Opens the emoji panel for a field that accepts only emoji, and closes it for others.
  mutating func focusDidChange() {
    if current.isForEmojiOnly {
      prompt = emojiPanel()
    } else if prompt is EmojiPanel {
      prompt = nil
    }
  }

  /// Creates the form anew after a field has changed its name or its rules.
  mutating func fieldsDidChange() {
    let names = Set(fields.map(\.name))
    let form = FormValidator(
      fields: fields.map(\.formField),
      rules: formRules.filter { names.isSuperset(of: $0.fields) }.map(\.rule))
    self.form = form
    let shown = fields.map(\.field)
    for field in fields {
      field.player.form = { Array(zip(shown, form.results(of: shown.map(\.state.text)))) }
    }
    focusDidChange()
  }

  /// Performs a command of scripts on the field and reports the result.
  @discardableResult
  mutating func perform(_ command: KeystrokeScript.Command) -> KeystrokeTranscript.Step {
    let isIdle =
      switch command.action {
      case .undo: !current.field.canUndo
      case .redo: !current.field.canRedo
      default: false
      }
    let step = current.perform(command)
    let isSecret = current.specification.isSecret
    report = Report(step) { sentence(for: $0, isSecret: isSecret) }
    if isIdle { report.text = "there is nothing to \(command.action.verb.name.lowercased())" }
    if isSecret { report.subject = command.action.verb.name }
    if step.outcome == .rejected { isFlashing = true }
    return step
  }

  /// Returns the sentence for a violation, which names no character of a secret text.
  func sentence(for violation: Violation, isSecret: Bool) -> String {
    sentence(isSecret ? violation.unnamed : violation)
  }

  mutating func perform(_ action: KeystrokeScript.Action) {
    perform(KeystrokeScript.Command(action))
  }
}
