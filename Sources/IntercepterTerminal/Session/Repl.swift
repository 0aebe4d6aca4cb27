package import IntercepterEmoji
package import IntercepterForms
package import IntercepterProfiles
internal import TextFieldSimulator
package import TextInputIntercepter

/// A session of the live text field: its state, which events change and ``draw()`` shows.
///
/// Nothing is read from or written to the terminal here: whoever has one hands in what comes from the
/// keyboard (``handle(_:)``), and writes the screen.
package struct Repl {
  var fields: [ReplField]
  /// The rules across them, as data.
  var formRules: [FormRuleSpecification]
  /// The form that they are.
  var form = FormValidator(fields: [])
  /// The field that the keys go to.
  var focus = 0
  /// The panel below the field.
  var panel: Panel?
  /// The number of rows of the panel that are scrolled away.
  var panelScroll = 0
  /// The prompt that takes the keys in place of the field.
  var prompt: Prompt?
  /// Whether the last key has closed a panel: a colon is a command then, as behind any other Escape.
  var hasEscapedPanel = false
  /// Where the mouse was pressed, in grapheme clusters.
  var mouseAnchor: Int?
  /// The text that was cut, copied or deleted by Ctrl+W, Ctrl+U or Ctrl+K, in any field.
  var clipboard = ""
  /// The report on the last command.
  var report = Report("")
  /// The commands that were given, oldest first.
  var commandHistory: [String] = []
  /// The size of the terminal.
  package var size: ScreenSize { didSet { scroll() } }
  /// The emoji that were chosen.
  package var emojiRecents = EmojiRecents()
  /// The time at which they are chosen, in seconds.
  package var emojiTime = 0
  /// The names that the emoji key searches.
  package var emojiNames: @Sendable () -> EmojiNames = { .unicode }
  /// Whether the field flashes, for a moment: an edit was refused.
  package var isFlashing = false
  /// Whether the terminal shows something else than what was drawn.
  package var needsRepaint = false
  /// The warnings about the profile that was opened last.
  package var profileWarnings: [String] = []
  /// The way in which the session ends; `nil` while it goes on.
  package internal(set) var ending: Ending?
  /// Whether a submission that conforms ends the session: a program waits for its texts.
  package var isAsking = false
  /// What the empty field shows.
  package var placeholder = ""
  /// Whether the text is wrapped, and Enter types a line break.
  package var isMultiline = false
  /// Whether somebody sees the screen and can choose from what it shows.
  var hasTerminal = true
  let files: ReplFiles
  /// The library that rules may name as the engine of their patterns.
  let patternLibrary: PatternLibrary?
  /// The sentence for a violation.
  let sentence: @Sendable (Violation) -> String

  /// A way in which a session ends.
  package enum Ending: Sendable, Equatable {
    /// Somebody wants no more.
    case quit
    /// Somebody interrupts the program.
    case interrupt
    /// The texts were submitted, conform, and are what the program was asked for.
    case submitted(Submission)
  }

  /// A panel below the field.
  enum Panel: Equatable {
    case help, settings, rules, inspect, measure, why
    /// The objections to the fields that the user has been in.
    case violations
    /// A heading and lines below it.
    case notes(String, [String])
  }

  /// A prompt that takes the keys in place of the field.
  enum Prompt {
    case command(CommandPrompt)
    case emoji(EmojiPanel)
  }

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - fields: The fields by their names; where there are none, one without rules.
  ///   - rules: The rules across them.
  ///   - size: The size of the terminal.
  ///   - files: Where profiles and scripts are.
  ///   - patternLibrary: What rules may name as the engine of their patterns.
  ///   - sentence: What is said of a violation.
  package init(
    fields: [(name: String, specification: FieldSpecification)],
    rules: [FormRuleSpecification] = [],
    size: ScreenSize,
    files: ReplFiles,
    patternLibrary: PatternLibrary? = nil,
    saying sentence: @escaping @Sendable (Violation) -> String = { $0.message }
  ) throws(PatternError) {
    self.fields = []
    for (name, specification) in fields.isEmpty ? [("", FieldSpecification(rules: []))] : fields {
      self.fields.append(try ReplField(name: name, specification: specification))
    }
    formRules = rules
    self.size = size
    self.files = files
    self.patternLibrary = patternLibrary
    self.sentence = sentence
    fieldsDidChange()
  }

  /// Reports what is strange about a profile that was opened.
  package mutating func report(warningsOf profile: Profile, from path: String) {
    profileWarnings = profile.warnings.map { $0.description(in: path) }
    if profileWarnings.isEmpty { return }
    report = Report(profileWarnings.joined(separator: "; "), subject: report.subject, .warning)
  }

  /// The field that the keys go to.
  var current: ReplField {
    get { fields[focus] }
    _modify { yield &fields[focus] }
  }

  /// Goes to another field, round and round; the fixes of the field that is left are made.
  mutating func moveFocus(by offset: Int) {
    guard fields.count > 1 else { return }
    if current.state.hasMarkedText { perform(.commit(nil)) }
    current.commit(results[focus])
    current.endTyping()
    focus = ((focus + offset) % fields.count + fields.count) % fields.count
    report = Report("")
    focusDidChange()
  }

  /// Opens the emoji search for a field that takes nothing else, and closes it for others.
  mutating func focusDidChange() {
    if current.isForEmojiOnly {
      prompt = .emoji(emojiPanel())
    } else if case .emoji = prompt {
      prompt = nil
    }
  }

  /// Puts the fields together to a form, whenever one of them has changed its name or its rules.
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

  /// Does what a command of scripts says to the field, and reports it.
  @discardableResult
  mutating func perform(_ command: KeystrokeScript.Command) -> KeystrokeTranscript.Step {
    let isIdle =
      switch command.action {
      case .undo: !current.field.canUndo
      case .redo: !current.field.canRedo
      default: false
      }
    let step = current.perform(command)
    report = Report(step, saying: sentence)
    if isIdle { report.text = "there is nothing to \(command.action.verb.rawValue.lowercased())" }
    if current.specification.isSecret { report.subject = command.action.verb.rawValue }
    if step.outcome == .rejected { isFlashing = true }
    return step
  }

  mutating func perform(_ action: KeystrokeScript.Action) {
    perform(KeystrokeScript.Command(action))
  }
}
