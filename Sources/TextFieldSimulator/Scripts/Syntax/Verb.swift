extension KeystrokeScript {
  /// The words that commands begin with.
  public enum Verb: String, CaseIterable, Hashable, Sendable {
    /// A setting.
    case set = "Set"
    /// Types a text, one keystroke a grapheme cluster.
    case type = "Type"
    /// Presses a key of a hardware keyboard, with or without modifiers.
    case press = "Press"
    /// Presses Backspace.
    case backspace = "Backspace"
    /// Presses Delete.
    case delete = "Delete"
    /// Moves the caret to the left.
    case left = "Left"
    /// Moves the caret to the right.
    case right = "Right"
    /// Moves the caret to the left by words.
    case wordLeft = "WordLeft"
    /// Moves the caret to the right by words.
    case wordRight = "WordRight"
    /// Moves the caret to the beginning.
    case home = "Home"
    /// Moves the caret to the end.
    case end = "End"
    /// Takes steps back.
    case undo = "Undo"
    /// Makes steps that were taken back once more.
    case redo = "Redo"
    /// Pastes.
    case paste = "Paste"
    /// Cuts the selection.
    case cut = "Cut"
    /// Copies the selection.
    case copy = "Copy"
    /// Selects a range of grapheme clusters.
    case select = "Select"
    /// Selects everything.
    case selectAll = "SelectAll"
    /// Shows marked text.
    case compose = "Compose"
    /// Commits marked text.
    case commit = "Commit"
    /// Drops marked text.
    case cancel = "Cancel"
    /// Corrects the text before the caret.
    case substitute = "Substitute"
    /// Fills in the whole field.
    case autofill = "Autofill"
    /// Sets the text by program.
    case setText = "SetText"
    /// Submits the form of the field.
    case submit = "Submit"
    /// Changes the host mode.
    case mode = "Mode"
    /// Runs another script.
    case source = "Source"
    /// Compares what the field holds.
    case expect = "Expect"
    /// Compares why an edit was refused, changed or reported.
    case expectViolation = "ExpectViolation"
    /// Nothing was refused, changed or reported.
    case expectNoViolation = "ExpectNoViolation"
    /// Compares what became of an edit.
    case expectOutcome = "ExpectOutcome"
    /// Compares a length.
    case expectLength = "ExpectLength"
    /// Validation lets the text pass.
    case expectValid = "ExpectValid"
    /// Validation does not let the text pass.
    case expectInvalid = "ExpectInvalid"
  }
}

extension KeystrokeScript.Action {
  /// The verb that the command begins with.
  public var verb: KeystrokeScript.Verb {
    switch self {
    case .set: .set
    case .type: .type
    case .press: .press
    case .editingKey(let key, _): KeystrokeScript.Verb(rawValue: key.rawValue)!
    case .paste: .paste
    case .cut: .cut
    case .copy: .copy
    case .select: .select
    case .selectAll: .selectAll
    case .compose: .compose
    case .commit: .commit
    case .cancel: .cancel
    case .substitute: .substitute
    case .autofill: .autofill
    case .setText: .setText
    case .submit: .submit
    case .mode: .mode
    case .source: .source
    case .expect: .expect
    case .expectViolation: .expectViolation
    case .expectNoViolation: .expectNoViolation
    case .expectOutcome: .expectOutcome
    case .expectLength: .expectLength
    case .expectValid: .expectValid
    case .expectInvalid: .expectInvalid
    }
  }
}
