import Testing
import TextFieldSimulator
import TextInputIntercepter

/// Plays a keystroke script on a fake: what the simulator does by itself, a platform asks and tells in its
/// own order.
@MainActor
struct DeviceScriptPlayer<Fake: FakeField> {
  private let fake: Fake
  /// The letters of the Korean keyboard's syllable.
  private var composer = HangulComposer()
  private let composesHangul: Bool
  private let log = Log()

  private final class Log {
    var violations: [Violation.Code] = []
    var outcomes: [Decision.Outcome] = []
  }

  /// Attaches an adapter with the script's rules to a fake.
  init(_ script: KeystrokeScript, _ habits: Habits) {
    let field = script.steps().field
    composesHangul = field.keyboard.contains(.composesHangul)
    fake = Fake(field.state, habits, rules: field.field.intercepter)
    fake.field.onDecision = { [log] in log.outcomes.append($0.outcome) }
    fake.field.onViolation = { [log] in log.violations += $0.map(\.code) }
  }

  mutating func play(_ script: KeystrokeScript) {
    let commands = script.commands
    for (index, command) in commands.enumerated() {
      if !command.action.isExpectation { (log.violations, log.outcomes) = ([], []) }
      var prediction: String?
      if index + 1 < commands.count, case .predict(let text) = commands[index + 1].action {
        prediction = text
      }
      perform(command.action, before: prediction, "\(command.location), \(fake.habits)")
    }
    #expect(fake.past.exceptions.isEmpty, "\(script.file)")
  }

  /// Performs a command; a prediction that follows it comes along with the last key.
  private mutating func perform(
    _ action: KeystrokeScript.Action, before prediction: String?, _ place: Comment
  ) {
    switch action {
    case .set, .predict: break
    case .type(let text):
      let last = prediction == nil ? nil : text.last
      type(last == nil ? text : String(text.dropLast()))
      if let last, let prediction { fake.perform(.typePredicting(String(last), prediction)) }
    case .backspace(let times): for _ in 0..<times { backspace() }
    case .paste(let text): fake.perform(.paste(text ?? ""))
    case .drop(let text): fake.perform(.drop(text))
    case .dictate(let text): fake.perform(.dictate(text))
    case .compose(let text): fake.perform(.compose(text))
    case .commit(let text): fake.perform(text.map { .commit($0) } ?? .letGo)
    case .undo(let times): for _ in 0..<times { fake.perform(.undo) }
    case .expect(let state):
      #expect(fake.field.state == state, place)
      // A prediction is shown, and is no text.
      if fake.shown.caret != fake.shown.markedRange?.lowerBound {
        #expect(fake.shown == state, place)
      }
    case .expectViolation(let code): #expect(log.violations.contains(code), place)
    case .expectNoViolation: #expect(log.violations == [], place)
    case .expectOutcome(let outcome): #expect(log.outcomes.contains(outcome), place)
    default: Issue.record("\(action) is not for devices")
    }
  }

  private mutating func type(_ text: String) {
    for character in text {
      guard composesHangul, let keys = HangulComposer.keys(typing: character) else {
        composer = HangulComposer()
        fake.perform(.type(String(character)))
        continue
      }
      for key in keys {
        var next = composer
        let finished = next.insert(key) ?? ""
        replaceSyllable(by: finished + next.text, next)
      }
    }
  }

  private mutating func backspace() {
    if composer.isEmpty { return fake.perform(.backspace) }
    var next = composer
    next.deleteLast()
    replaceSyllable(by: next.text, next)
  }

  private mutating func replaceSyllable(by text: String, _ next: HangulComposer) {
    log.outcomes = []
    fake.perform(.syllable(composer.text, text))
    if log.outcomes != [.rejected] { composer = next }
  }
}
