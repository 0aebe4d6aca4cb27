extension KeystrokeScript.Verb {
  /// How a command with the verb is written: words in capitals are filled in, brackets hold what
  /// may be left out.
  public var usage: String {
    let arguments = argumentUsage
    return arguments.isEmpty ? rawValue : "\(rawValue) \(arguments)"
  }

  private var argumentUsage: String {
    switch self {
    case .set: "NAME VALUE…"
    case .type, .compose, .autofill, .setText: "TEXT"
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
    case .backspace, .delete, .left, .right, .wordLeft, .wordRight, .home, .end, .undo, .redo:
      "[COUNT]"
    }
  }
}
