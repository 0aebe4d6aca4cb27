internal import IntercepterForms
package import IntercepterProfiles
internal import TextFieldSimulator
package import TextInputIntercepter

/// A session of the live text field: what it shows, and what a key does to it.
///
/// Nothing is read from or written to the terminal here: whoever has one hands in what comes from the
/// keyboard (``handle(_:)``), and writes what ``draw()`` gives.
package struct Repl {
  var fields: [ReplField]
  /// The rules across them, as data.
  var formRules: [FormRuleSpecification]
  /// The form that they are.
  var form = FormValidator(fields: [])
  /// The field that the keys go to.
  var focus = 0
  /// What stands below the field.
  var panel = Panel.none
  /// How many rows of the panel are scrolled away.
  var panelScroll = 0
  /// What is asked for in the last row.
  var prompt = Prompt.none
  /// What became of the last command.
  var report = Report("")
  /// The commands that were given, oldest first.
  var commandHistory: [String] = []
  /// The size of the terminal.
  package var size: ScreenSize
  /// Whether the field flashes, for a moment: an edit was refused.
  package var isFlashing = false
  /// Whether the terminal shows something else than what was drawn.
  package var needsRepaint = false
  /// What is strange about the profile that was opened last.
  package var profileWarnings: [String] = []
  /// How the session ends; `nil` while it goes on.
  package internal(set) var ending: Ending?
  let files: ReplFiles
  /// What rules may name as the engine of their patterns.
  let patternLibrary: PatternLibrary?
  /// What is said of a violation.
  let sentence: @Sendable (Violation) -> String

  /// How a session ends.
  package enum Ending: Sendable {
    /// Somebody wants no more.
    case quit
    /// Somebody interrupts the program.
    case interrupt
  }

  /// What stands below the field.
  enum Panel {
    case none
    case help
    case rules
    case inspect
    case measure
    /// A heading and lines below it.
    case notes(String, [String])
  }

  /// What the keys go to in the place of the field.
  enum Prompt {
    case none
    case command(CommandLine)
    case emoji(EmojiSearch)
  }

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - fields: The fields by their names; at least one.
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
    formRules = rules
    for (name, specification) in fields {
      self.fields.append(try ReplField(name: name, specification: specification))
    }
    if self.fields.isEmpty {
      self.fields = [try ReplField(name: "", specification: FieldSpecification(rules: []))]
    }
    self.size = size
    self.files = files
    self.patternLibrary = patternLibrary
    self.sentence = sentence
    makeForm()
    fieldHasFocus()
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

  /// Goes to another field, round and round.
  mutating func moveFocus(by offset: Int) {
    guard fields.count > 1 else { return }
    leaveField()
    focus = ((focus + offset) % fields.count + fields.count) % fields.count
    report = Report("")
    fieldHasFocus()
  }

  mutating func fieldHasFocus() {
    if current.isForEmojiOnly {
      prompt = .emoji(EmojiSearch(""))
    } else if case .emoji = prompt {
      prompt = .none
    }
  }

  /// Does what a command of scripts says to the field, and reports it.
  @discardableResult
  mutating func perform(_ action: KeystrokeScript.Action) -> KeystrokeTranscript.Step? {
    do {
      // What is written is what is done: a recording replays because it was never anything else.
      guard let command = try KeystrokeScript(action.description).commands.first else { return nil }
      return perform(command)
    } catch {
      report = Report(error.errors[0].message, subject: "\(action)", .bad)
      return nil
    }
  }

  @discardableResult
  mutating func perform(_ command: KeystrokeScript.Command) -> KeystrokeTranscript.Step {
    if case .submit = command.action {
      submit()
      return current.player.step(without: command)
    }
    let step = current.perform(command)
    report = Report(step, saying: sentence)
    if step.outcome == .rejected { isFlashing = true }
    return step
  }
}
