import TextFieldSimulator
import TextInputIntercepter

/// A field that takes down everything that a test can compare: what it shows, what it was told, and
/// what its app was told.
final class RecordedField {
  let field: SimulatedTextField
  /// What the app's callbacks were called with, in order.
  private(set) var log: [Call] = []
  /// What was decided.
  private(set) var decisions: [Decision] = []
  /// The text that the app has set, or was told last; `nil` in a composition that began before.
  private var known: String?
  /// The first law that did not hold.
  private(set) var breach: String?

  enum Call: Equatable {
    case change(EditingState)
    case violation(Violations)
  }

  private let hasMeddlingCallback: Bool
  private var shown: EditingState
  private var shownUnmarked: EditingState
  /// What the present composition has shown, as if it were committed, and what it had committed.
  private var composed: [EditingState] = []

  init(_ field: SimulatedTextField, hasMeddlingCallback: Bool = false) {
    (self.field, self.hasMeddlingCallback) = (field, hasMeddlingCallback)
    shown = field.state
    shownUnmarked = field.state.withoutMarkedText
    if !shown.hasMarkedText { known = shown.text }
    field.field.onChange = { [unowned self] state in
      log.append(.change(state))
      known = state.text
      if hasMeddlingCallback, state.text.contains("a") { self.field.setText("e" + state.text) }
    }
    field.field.onViolation = { [unowned self] in log.append(.violation($0)) }
    field.onDecision = { [unowned self] decision in
      decisions.append(decision)
      if !hasMeddlingCallback { check(decision) }
      note()
    }
  }

  func press(_ keystroke: Keystroke) {
    note()
    keystroke.act(field)
    // Undo restores what the app knew before.
    if keystroke.isUntold { known = field.state.text }
    checkKnown()
    if !field.state.hasOffsetsOnBoundaries { breach = "an offset is not on a boundary" }
  }

  /// The focus leaves the field.
  func endEditing() {
    field.field.endEditing()
    checkKnown()
  }

  /// The app knows the text, unless it is still being composed.
  private func checkKnown() {
    if hasMeddlingCallback || field.state.hasMarkedText { return }
    let text = field.state.text
    if known?.unicodeScalars.elementsEqual(text.unicodeScalars) == false {
      breach = "\(field.state) is shown, and the app knows \(known.debugDescription)"
    }
    known = text
  }

  private func note() {
    shown = field.state
    if shown.hasMarkedText {
      composed.append(EditingState(shown.text, selection: shown.selection))
      composed.append(shown.withoutMarkedText)
    } else {
      (shownUnmarked, composed) = (shown, [])
    }
  }

  /// After a rejection, the field is as it was, or as it was before the composition.
  private func check(_ decision: Decision) {
    let state = field.state
    if state != decision.state { breach = "\(state) is shown and not \(decision.state)" }
    // A refused commit leads to what was there before the composition, or to what of it was let in.
    let isRestored =
      state == shown
      || (shown.hasMarkedText && (state == shownUnmarked || composed.contains(state)))
    if decision.outcome == .rejected, !isRestored {
      breach = "\(shown) became \(state) by a rejection"
    }
  }

  /// Where two fields differ.
  func difference(from other: RecordedField) -> String? {
    if field.state != other.field.state { return "\(field.state) or \(other.field.state)" }
    if log != other.log { return "\(log) or \(other.log)" }
    if decisions != other.decisions { return "\(decisions) or \(other.decisions)" }
    return nil
  }
}

extension EditingState {
  /// Whether selection and marked text are inside the text and cut no grapheme cluster.
  fileprivate var hasOffsetsOnBoundaries: Bool { selection != nil && self == normalized() }
}
