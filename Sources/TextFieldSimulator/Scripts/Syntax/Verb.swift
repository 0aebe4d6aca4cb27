extension KeystrokeScript {
  /// The verbs of commands.
  package enum Verb: String, CaseIterable, Sendable {
    case set = "Set"
    case type = "Type"
    case press = "Press"
    case backspace = "Backspace"
    case delete = "Delete"
    case left = "Left"
    case right = "Right"
    case up = "Up"
    case down = "Down"
    case wordLeft = "WordLeft"
    case wordRight = "WordRight"
    case home = "Home"
    case end = "End"
    case undo = "Undo"
    case redo = "Redo"
    case paste = "Paste"
    case drop = "Drop"
    case cut = "Cut"
    case copy = "Copy"
    case select = "Select"
    case selectAll = "SelectAll"
    case compose = "Compose"
    case commit = "Commit"
    case cancel = "Cancel"
    case substitute = "Substitute"
    case dictate = "Dictate"
    case predict = "Predict"
    case autofill = "Autofill"
    case setText = "SetText"
    case submit = "Submit"
    case mode = "Mode"
    case source = "Source"
    case expect = "Expect"
    case expectViolation = "ExpectViolation"
    case expectNoViolation = "ExpectNoViolation"
    case expectOutcome = "ExpectOutcome"
    case expectLength = "ExpectLength"
    case expectValid = "ExpectValid"
    case expectInvalid = "ExpectInvalid"
  }
}

extension KeystrokeScript.Verb {
  /// The verb with its arguments.
  ///
  /// Words in capitals are placeholders; brackets enclose optional arguments.
  package var usage: String {
    let arguments = argumentUsage
    return arguments.isEmpty ? rawValue : "\(rawValue) \(arguments)"
  }

  private var argumentUsage: String {
    switch self {
    case .set: "NAME VALUE…"
    case .type, .drop, .compose, .dictate, .predict, .autofill, .setText: "TEXT"
    case .paste, .commit: "[TEXT]"
    case .press: "KEY [COUNT]"
    case .select: "FROM..TO"
    case .substitute: "OLD NEW"
    case .mode: "delegate|notification"
    case .source: "FILE"
    case .expect: "STATE"
    case .expectViolation: "CODE"
    case .expectOutcome: "accepted|amended|rejected|composing"
    case .expectLength: "LENGTH UNIT"
    case .expectInvalid: "[CODE]"
    case .cut, .copy, .selectAll, .cancel, .submit, .expectNoViolation, .expectValid: ""
    case .backspace, .delete, .left, .right, .up, .down, .wordLeft, .wordRight, .home, .end, .undo,
      .redo:
      "[COUNT]"
    }
  }
}
