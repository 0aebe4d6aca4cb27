import TestSupport
import TextFieldSimulator
import TextInputIntercepter

/// Something that somebody does to a text field, by a name that a failing case can be retold with.
struct Keystroke: CustomStringConvertible {
  let description: String
  /// Whether the app is not told of the text that results.
  let isUntold: Bool
  let act: (SimulatedTextField) -> Void

  init(
    _ description: String, isUntold: Bool = false, _ act: @escaping (SimulatedTextField) -> Void
  ) {
    (self.description, self.isUntold, self.act) = (description, isUntold, act)
  }
}

extension SeededGenerator {
  /// What people type, and what keyboards make something of: dots, hyphens, quotes, spaces, jamo.
  private static let typed = [
    ".", ".", "...", "-", "--", " ", "  ", "\"", "'", "2", "64", "１２", "Ａ", "ㅎ", "ㅏ", "ㄴ", "ㄱㅅ",
    "글",
    "ab", "don't ", "\n",
  ]

  /// A text that is typed or pasted.
  private mutating func entry() -> String {
    chance(50) ? pick(Self.typed) : text(pieces: pick([2, 2, 8]))
  }

  /// Anything that can be done to a field; most often something is typed.
  mutating func keystroke() -> Keystroke {
    switch Int.random(in: 0..<100, using: &self) {
    case 0..<40:
      let text = entry()
      return Keystroke("type(\(text.debugDescription))") { $0.type(text) }
    case 40..<55: return deletion()
    case 55..<70: return movement()
    case 70..<82: return compositionStep()
    case 82..<90: return undoing()
    default: return replacement()
    }
  }

  private mutating func deletion() -> Keystroke {
    let count = Int.random(in: 1...3, using: &self)
    return switch Int.random(in: 0..<6, using: &self) {
    case 0, 1: Keystroke("backspace(\(count))") { $0.backspace(count) }
    case 2: Keystroke("delete(.right, \(count))") { $0.delete(.right, count) }
    case 3: Keystroke("delete(.wordLeft)") { $0.delete(.wordLeft) }
    case 4: Keystroke("delete(.wordRight)") { $0.delete(.wordRight) }
    default:
      chance(50)
        ? Keystroke("delete(.home)") { $0.delete(.home) }
        : Keystroke("delete(.end)") { $0.delete(.end) }
    }
  }

  private mutating func movement() -> Keystroke {
    let count = Int.random(in: 1...3, using: &self)
    let lower = Int.random(in: -1...6, using: &self)
    let range = lower..<lower + count - 1
    let name = pick(
      ["Left", "Right", "Home", "End", "Ctrl+Left", "Ctrl+Right"].flatMap { [$0, "Shift+" + $0] })
    return switch Int.random(in: 0..<5, using: &self) {
    case 0: Keystroke("select(\(range))") { $0.select(range) }
    case 1: Keystroke("selectAll()") { $0.selectAll() }
    default: Keystroke("tap(\(name))") { $0.tap(KeyPress(name: name)!) }
    }
  }

  private mutating func compositionStep() -> Keystroke {
    let text = entry()
    let accent: Character = pick(["´", "¨", "x"])
    return switch Int.random(in: 0..<8, using: &self) {
    case 0: Keystroke("commit(nil)") { $0.commit() }
    case 1, 2: Keystroke("commit(\(text.debugDescription))") { $0.commit(text) }
    case 3: Keystroke("cancelComposition()") { $0.cancelComposition() }
    case 4: Keystroke("deadKey(\(accent))") { $0.deadKey(accent) }
    default: Keystroke("compose(\(text.debugDescription))") { $0.compose(text) }
    }
  }

  private mutating func undoing() -> Keystroke {
    chance(60)
      ? Keystroke("undo()", isUntold: true) { $0.undo() }
      : Keystroke("redo()", isUntold: true) { $0.redo() }
  }

  private mutating func replacement() -> Keystroke {
    let (text, other) = (entry(), entry())
    return switch Int.random(in: 0..<9, using: &self) {
    case 0, 1: Keystroke("paste(\(text.debugDescription))") { $0.paste(text) }
    case 2: Keystroke("cut()") { $0.cut() }
    case 3:
      Keystroke("copy(), paste()") {
        $0.copy()
        $0.paste()
      }
    case 4: Keystroke("autofill(\(text.debugDescription))") { $0.autofill(text) }
    case 5: Keystroke("acceptPrediction(\(text.debugDescription))") { $0.acceptPrediction(text) }
    case 6:
      Keystroke("setText(\(text.debugDescription))", isUntold: true) { $0.setText(text) }
    default:
      Keystroke("type, substitute(\(other.debugDescription))") {
        $0.type(text)
        $0.substitute(text, other)
      }
    }
  }
}
