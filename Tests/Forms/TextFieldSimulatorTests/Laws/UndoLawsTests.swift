import TestSupport
import TextFieldSimulator
import Testing
import TextInputIntercepter

@Suite struct UndoLawsTests {
  @Test func `undo leads back to the start through every state, and redo to the end`() {
    var steps = 0
    let breach = firstBreach(cases: 750) { random in
      let situation = random.situation()
      let field = situation.field(random.pick(SimulatedTextField.HostMode.allCases))
      var start = field.field.baseline.text
      for keystroke in situation.keystrokes {
        keystroke.act(field)
        if keystroke.description.hasPrefix("setText") { start = field.state.text }
      }
      field.commit()
      if field.state.hasMarkedText { field.cancelComposition() }

      var texts = [field.state.text]
      while field.undo() { texts.append(field.state.text) }
      steps += texts.count - 1
      let end = field.state.text
      guard end.hasSameScalars(as: start) else {
        return "undone to \(end.debugDescription), not \(start.debugDescription)\n\(situation)"
      }
      for text in texts.dropLast().reversed() {
        field.redo()
        guard field.state.text.hasSameScalars(as: text) else {
          return "redone to \(field.state), not \(text.debugDescription)\n\(situation)"
        }
      }
      return nil
    }
    #expect(breach == nil)
    #expect(steps > 1_000)
  }

  @Test func `undo and redo are each other's inverse, selection and all`() {
    let breach = firstBreach(cases: 750) { random in
      let situation = random.situation()
      let field = situation.field(.delegate)
      for keystroke in situation.keystrokes { keystroke.act(field) }
      field.commit()
      guard !field.state.hasMarkedText, field.undo() else { return nil }
      let before = field.state
      field.redo()
      let after = field.state
      field.undo()
      if field.state != before { return "\(before) or \(field.state)\n\(situation)" }
      field.redo()
      return field.state == after ? nil : "\(after) or \(field.state)\n\(situation)"
    }
    #expect(breach == nil)
  }
}

extension String {
  fileprivate func hasSameScalars(as other: String) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}
