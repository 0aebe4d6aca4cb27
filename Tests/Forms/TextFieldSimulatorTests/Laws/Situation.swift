import TestSupport
import TextFieldSimulator
import TextInputIntercepter

/// A field as it is before anybody types, and what is done to it.
struct Situation: CustomStringConvertible {
  var intercepter: Intercepter
  var start: EditingState
  var keyboard: Set<SimulatedTextField.KeyboardFeature>
  var keystrokes: [Keystroke]
  /// Whether a callback of the app writes into the field as well.
  var hasMeddlingCallback = false

  var description: String {
    let rules = intercepter.rules.map(\.identifier)
    return "\(rules) \(intercepter.composition) \(intercepter.ellipsis), \(keyboard)"
      + "\n  \(start) \(keystrokes.map(\.description).joined(separator: " · "))"
  }

  /// A field that nobody has typed into yet.
  func field(
    _ mode: SimulatedTextField.HostMode, _ keyboard: Set<SimulatedTextField.KeyboardFeature>? = nil
  ) -> SimulatedTextField {
    SimulatedTextField(intercepter, state: start, mode: mode, keyboard: keyboard ?? self.keyboard)
  }

  /// A field that nobody has typed into yet, under observation.
  func recorded(
    _ mode: SimulatedTextField.HostMode, _ keyboard: Set<SimulatedTextField.KeyboardFeature>? = nil
  ) -> RecordedField {
    RecordedField(field(mode, keyboard), hasMeddlingCallback: hasMeddlingCallback)
  }
}

extension SeededGenerator {
  /// Any rules, keyboard and text, and so many keystrokes.
  mutating func situation(keystrokes count: ClosedRange<Int> = 4...16) -> Situation {
    let chances: [(SimulatedTextField.KeyboardFeature, percent: Int)] = [
      (.smartPunctuation, 50), (.composesAlways, 25), (.composesHangul, 40),
      (.composesNineKeyPinyin, 25), (.ignoresVeto, 25), (.reportsWholeWords, 25),
    ]
    let keyboard = Set(chances.filter { chance($0.percent) }.map(\.0))
    return Situation(
      intercepter: Intercepter(
        rules: (0..<Int.random(in: 0...3, using: &self)).map { _ in rule() },
        composition: pick(CompositionPolicy.allCases),
        ellipsis: pick(EllipsisPolicy.allCases)),
      start: state(text(), wild: true, marked: true),
      keyboard: keyboard,
      keystrokes: (0..<Int.random(in: count, using: &self)).map { _ in keystroke() })
  }

  private mutating func rule() -> Rule {
    let policy = pick(ViolationPolicy.allCases + [.amend, .amend])
    let limit = Int.random(in: 1...12, using: &self)
    return switch Int.random(in: 0..<10, using: &self) {
    case 0, 1, 2:
      .maxLength(
        limit, in: pick([.graphemes, .scalars, .utf16, .utf8, .gb18030]), onViolation: policy)
    case 3: .emoji(.forbidden, onViolation: policy)
    case 4: .numbersOnly(pick(DigitPolicy.allCases), onViolation: policy)
    case 5:
      chance(50)
        ? .decimal(places: 2, leadingSeparator: pick(LeadingSeparatorPolicy.allCases))
        : .decimal(places: 2, locale: "de")
    case 6: .forbiddenCharacters("b.ㄴ三👍", onViolation: policy)
    case 7: .singleLine(replacement: pick(["", " "]), onViolation: policy)
    default: .normalizeWidth()
    }
  }
}
