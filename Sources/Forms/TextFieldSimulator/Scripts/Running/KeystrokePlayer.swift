package import IntercepterForms
internal import TextInputIntercepter

/// Performs commands on a field and records the results that expectations compare.
///
/// Each run of a script creates a player. A program that accepts typed commands keeps one.
///
/// The player sets the field's `onDecision` and calls the previous closure after its own.
package final class KeystrokePlayer {
  package let field: SimulatedTextField
  /// A closure that returns the results that submitting the form would have now, including that of
  /// this field.
  ///
  /// If it is `nil`, only the field's rules are evaluated.
  package var form: (() -> [(field: SimulatedTextField, result: FieldResult)])?
  private let setsIntercepter: Bool
  let report = KeystrokeReport()

  /// Creates a player for a field whose settings are already made.
  ///
  /// - Parameter setsIntercepter: `true` if the field's rules are those that the script sets.
  package init(_ field: SimulatedTextField, setsIntercepter: Bool = true) {
    self.field = field
    self.setsIntercepter = setsIntercepter
    let listener = field.onDecision
    // The field owns the closure. Embedded Swift has no reference-counted unowned references.
    field.onDecision = { [report, unowned(unsafe) field] decision in
      report.add(decision, on: field.lastEdit)
      listener?(decision)
    }
  }

  /// Performs a command.
  ///
  /// A command that cannot be performed is a failure of its step. Settings do nothing here. Neither
  /// does `Source`: the commands of the included script are performed separately.
  package func perform(_ command: KeystrokeScript.Command) -> KeystrokeTranscript.Step {
    let isExpectation = command.action.isExpectation
    if !isExpectation { report.clear() }
    let failure =
      isExpectation
      ? unmetExpectation(of: command)
      : perform(command.action).map { KeystrokeProblem($0, at: command.span, isFailure: true) }
    let result = isExpectation ? KeystrokeReport() : report
    return KeystrokeTranscript.Step(
      command: command, state: field.state, outcome: result.outcome,
      violations: result.violations, edit: result.edit, failure: failure)
  }

  /// The result of validating the current text.
  var validity: Validity {
    form?().first { $0.field === field }?.result.validity ?? field.field.validity
  }

  /// Performs an action, or returns the reason why it cannot be performed.
  private func perform(_ action: KeystrokeScript.Action) -> String? {
    switch action {
    case .set(let setting):
      guard !setsIntercepter, setting.concernsIntercepter else { return nil }
      return "this script runs with the test’s intercepter, and cannot set rules"
    case .submit:
      field.finishComposition()
      for part in form?() ?? [] { part.field.show(part.result) }
    case .commit where !field.isComposing, .cancel where !field.isComposing:
      return "nothing is being composed"
    case .select(let range):
      let count = field.state.text.count
      if range.upperBound > count {
        return "\(range.lowerBound)..\(range.upperBound) is out of range; the text ends at \(count)"
      }
      field.select(range)
    case .substitute(let old, let new):
      if field.substitute(old, new) == nil { return "\(old.inQuotes) is not before the caret" }
    case .type(let text): field.type(text)
    case .press(let key, let times): for _ in 0..<times { field.tap(key) }
    case .backspace(let times): field.backspace(times)
    case .delete(let times): field.delete(.right, times)
    case .undo(let times): for _ in 0..<times where !field.undo() { return nil }
    case .redo(let times): for _ in 0..<times where !field.redo() { return nil }
    case .paste(let text): field.paste(text ?? field.pasteboard)
    case .drop(let text), .dictate(let text): field.insertText(text)
    case .cut: field.cut()
    case .copy: field.copy()
    case .move(let movement, let times): field.move(movement, times)
    case .selectAll: field.selectAll()
    case .compose(let text): field.compose(text)
    case .commit(let text): field.commit(text)
    case .cancel: field.cancelComposition()
    case .autofill(let text): field.autofill(text)
    case .setText(let text): field.setText(text)
    case .mode(let mode): field.mode = mode
    // A keyboard's prediction is not part of the text.
    case .predict, .source, .expect, .expectViolation, .expectNoViolation, .expectOutcome,
      .expectLength, .expectValid, .expectInvalid:
      break
    }
    return nil
  }
}

extension SimulatedTextField {
  /// Displays the text that a submission produced.
  package func show(_ result: FieldResult) {
    let text = field.intercepter.shownText(ofStored: result.text)
    if state.hasMarkedText || text.hasSameScalars(as: state.text) { return }
    show(Snapshot(state: state.replacingText(by: text), isReversed: isReversed))
  }
}
