package import TextInputIntercepter

extension KeystrokeScript {
  /// The meaning of one command.
  package enum Action: Hashable, Sendable {
    /// A setting.
    case set(Setting)

    /// Types a text, one keystroke a grapheme cluster.
    case type(String)
    /// Presses keys of the hardware keyboard so many times.
    case press(KeyPress, times: Int)
    /// Presses Backspace so many times.
    case backspace(times: Int)
    /// Presses Delete so many times.
    case delete(times: Int)
    /// Takes so many steps back.
    case undo(times: Int)
    /// Makes so many steps that were taken back once more.
    case redo(times: Int)
    /// Pastes a text, or what was cut or copied last.
    case paste(String?)
    /// Drops a text on the selection.
    case drop(String)
    /// Cuts the selection.
    case cut
    /// Copies the selection.
    case copy

    /// Moves the caret so many times.
    case move(SimulatedTextField.Movement, times: Int)
    /// Selects a range of grapheme cluster offsets.
    case select(Range<Int>)
    /// Selects everything.
    case selectAll

    /// Shows marked text.
    case compose(String)
    /// Ends the composition with a text, or with what is marked.
    case commit(String?)
    /// Ends the composition with nothing.
    case cancel
    /// Replaces the text just before the caret, as autocorrection does.
    case substitute(String, with: String)
    /// Dictates a text.
    case dictate(String)
    /// Shows behind the caret how the text may go on.
    case predict(String)
    /// Fills in the whole field.
    case autofill(String)
    /// Sets the text by program; it is not judged.
    case setText(String)
    /// Submits the form of the field: its fixes are made.
    case submit

    /// Changes how the host talks to the intercepter.
    case mode(SimulatedTextField.HostMode)
    /// Runs the commands of another script.
    case source(String)

    /// The field holds this. Where the state has no selection, its selection is not compared.
    case expect(EditingState)
    /// The last command met with a violation of this code.
    case expectViolation(Violation.Code)
    /// The last command met with no violation.
    case expectNoViolation
    /// This became of the last command's edits.
    case expectOutcome(Decision.Outcome)
    /// The text is so long.
    case expectLength(Int, UnitName)
    /// The form lets the text pass.
    case expectValid
    /// The form does not let the text pass, with this code among the reasons.
    case expectInvalid(Violation.Code?)
  }
}
