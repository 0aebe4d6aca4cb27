package import TextInputIntercepter

extension KeystrokeScript {
  package enum Action: Hashable, Sendable {
    case set(Setting)

    /// Types a text, one keystroke per grapheme cluster.
    case type(String)
    case press(KeyPress, times: Int)
    case backspace(times: Int)
    case delete(times: Int)
    case undo(times: Int)
    case redo(times: Int)
    /// Pastes a text, or the text that was cut or copied last.
    case paste(String?)
    /// Drops a text on the selection.
    case drop(String)
    case cut, copy

    case move(SimulatedTextField.Movement, times: Int)
    /// Selects a range of grapheme cluster offsets.
    case select(Range<Int>)
    case selectAll

    /// Shows marked text.
    case compose(String)
    /// Ends the composition with a text, or with the marked text.
    case commit(String?)
    case cancel
    /// Replaces the text immediately before the caret, as autocorrection does.
    case substitute(String, with: String)
    case dictate(String)
    /// Shows an inline prediction after the caret.
    case predict(String)
    case autofill(String)
    /// Sets the text programmatically without judging it.
    case setText(String)
    /// Submits the field's form, which applies its fixes.
    case submit

    /// Changes how the host consults the intercepter.
    case mode(SimulatedTextField.HostMode)
    case source(String)

    /// Expects a state. The selection is not compared if the state has none.
    case expect(EditingState)
    case expectViolation(Violation.Code)
    case expectNoViolation
    case expectOutcome(Decision.Outcome)
    case expectLength(Int, LengthUnit.Name)
    /// Expects the form to accept the text.
    case expectValid
    /// Expects the form to reject the text, with this code among the reasons.
    case expectInvalid(Violation.Code?)
  }
}
