/// The recorded keystrokes of a field, as a script that leads to the same state.
struct Recording {
  let path: String
  private let head: [String]
  private(set) var actions: [KeystrokeScript.Action] = []

  /// Begins to record a field.
  ///
  /// This clears the field's undo history, because everything that can be undone must be in the
  /// script.
  init(of field: ReplField, to path: String) {
    self.path = path
    let simulated = field.field
    simulated.finishComposition()
    let (text, selection) = (simulated.state.text, simulated.state.movedSelection)
    simulated.setText(text)
    var head = field.specification.settings + simulated.keyboardSettings
    if !text.isEmpty { head.append("Set Text \(text.inQuotes)") }
    head.append("")
    if simulated.mode != .delegate { head.append("Mode \(simulated.mode.rawValue)") }
    if let selection {
      simulated.select(selection)
      head.append("\(KeystrokeScript.Action.select(selection))")
    }
    self.head = head
  }

  mutating func add(_ action: KeystrokeScript.Action) {
    guard !action.isExpectation else { return }
    if let last = actions.last, let joined = last.joined(with: action) {
      actions[actions.count - 1] = joined
    } else {
      actions.append(action)
    }
  }

  /// Returns the script, which ends with an expectation of the field's state.
  func script(endingIn state: EditingState) -> String {
    let commands = actions.map(\.description) + ["\(KeystrokeScript.Action.expect(state))"]
    return (head + commands).map { "\($0)\n" }.joined()
  }
}

extension FieldSpecification {
  /// The rules and policies as settings of a script.
  var settings: [String] {
    var lines = rules.map { "Set Rule \($0.script)" }
    if let format { lines.append("Set Format \(format.script)") }
    if composition != .whenCommitted { lines.append("Set Composition \(composition.rawValue)") }
    if ellipsis != .expand { lines.append("Set Ellipsis \(ellipsis.rawValue)") }
    return lines
  }
}

extension SimulatedTextField {
  /// The features of the keyboard as settings of a script.
  var keyboardSettings: [String] {
    (platform == .macOS ? [] : ["Set Platform \(platform.rawValue)"])
      + KeyboardFeature.allCases.filter(keyboard.contains).map { "Set \($0.rawValue) on" }
  }
}

extension KeystrokeScript.Action {
  /// Returns one command for this command and the next one, or `nil` if there is none.
  func joined(with next: KeystrokeScript.Action) -> KeystrokeScript.Action? {
    switch (self, next) {
    case (.type(let first), .type(let second)):
      guard first.utf8.count < 120, (first + second).keepsClusters(of: first, second) else {
        return nil
      }
      return .type(first + second)
    case (.backspace(let count), .backspace(let more)): return .backspace(times: count + more)
    case (.delete(let count), .delete(let more)): return .delete(times: count + more)
    case (.undo(let count), .undo(let more)): return .undo(times: count + more)
    case (.redo(let count), .redo(let more)): return .redo(times: count + more)
    case (.move(let first, let count), .move(let second, let more))
    where first == second && first != .home && first != .end:
      return .move(first, times: count + more)
    case (.select, .select): return next
    case (.press(let first, let count), .press(let second, let more)) where first == second:
      return .press(first, times: count + more)
    default: return nil
    }
  }
}

extension EditingState {
  /// The selection in grapheme clusters, or `nil` for a caret at the end.
  var movedSelection: Range<Int>? {
    let (range, end) = (selection ?? 0..<0, text.utf16.count)
    return range == end..<end ? nil : text.clusterRange(utf16: range)
  }
}

extension String {
  /// Returns whether the text has the same clusters as its two parts.
  fileprivate func keepsClusters(of first: String, _ second: String) -> Bool {
    map(\.utf8.count) == first.map(\.utf8.count) + second.map(\.utf8.count)
  }

  /// Converts a range in UTF-16 code units to grapheme clusters.
  func clusterRange(utf16 range: Range<Int>) -> Range<Int> {
    let lower = self[..<index(utf16: range.lowerBound)].count
    let upper = self[..<index(utf16: range.upperBound)].count
    return lower..<max(lower, upper)
  }
}
