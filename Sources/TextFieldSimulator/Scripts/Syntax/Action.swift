public import TextInputIntercepter

extension KeystrokeScript {
  /// What one command does.
  public enum Action: Hashable, Sendable {
    /// A setting.
    case set(Setting)

    /// Types a text, one keystroke a grapheme cluster.
    case type(String)
    /// Presses keys of the hardware keyboard so many times.
    case press(KeyPress, times: Int)
    /// Presses a key that every keyboard has so many times.
    case editingKey(EditingKey, times: Int)
    /// Pastes a text, or what was cut or copied last.
    case paste(String?)
    /// Cuts the selection.
    case cut
    /// Copies the selection.
    case copy

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

    /// What the field holds. Where the state has no selection, its selection is not compared.
    case expect(EditingState)
    /// The last command met with a violation of this code.
    case expectViolation(Violation.Code)
    /// The last command met with no violation.
    case expectNoViolation
    /// What became of the last command's edits.
    case expectOutcome(Decision.Outcome)
    /// How long the text is.
    case expectLength(Int, UnitName)
    /// The form lets the text pass.
    case expectValid
    /// The form does not let the text pass, with this code among the reasons.
    case expectInvalid(Violation.Code?)
  }

  /// A key that every keyboard has, or a shortcut that every field knows; the raw value is the verb.
  public enum EditingKey: String, Hashable, Sendable, CaseIterable {
    /// Removes the selection, or the grapheme cluster before the caret.
    case backspace = "Backspace"
    /// Removes the selection, or the grapheme cluster behind the caret.
    case delete = "Delete"
    /// Moves the caret one grapheme cluster to the left.
    case left = "Left"
    /// Moves the caret one grapheme cluster to the right.
    case right = "Right"
    /// Moves the caret one word to the left.
    case wordLeft = "WordLeft"
    /// Moves the caret one word to the right.
    case wordRight = "WordRight"
    /// Moves the caret to the beginning.
    case home = "Home"
    /// Moves the caret to the end.
    case end = "End"
    /// Takes the last step back.
    case undo = "Undo"
    /// Makes the step that was taken back once more.
    case redo = "Redo"
  }
}
