extension KeystrokeScript {
  /// The verbs of commands, which begin with a capital in scripts.
  package enum Verb: String, CaseIterable, Sendable {
    case set, type, press, backspace, delete
    case left, right, up, down, wordLeft, wordRight, home, end
    case undo, redo, paste, drop, cut, copy, select, selectAll
    case compose, commit, cancel, substitute, dictate, predict, autofill, setText, submit
    case mode, source
    case expect, expectViolation, expectNoViolation, expectOutcome, expectLength, expectValid
    case expectInvalid
  }
}

extension KeystrokeScript.Verb {
  /// The verb in scripts: `WordLeft`.
  package var name: String { rawValue.capitalized }

  /// Creates a verb from its name, or returns `nil` if there is none of that name.
  package init?(name: some StringProtocol) { self.init(rawValue: name.uncapitalized) }

  /// The verb with its arguments.
  ///
  /// Words in capitals are placeholders; brackets enclose optional arguments.
  package var usage: String {
    let arguments = argumentUsage
    return arguments.isEmpty ? name : "\(name) \(arguments)"
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

extension StringProtocol {
  /// The text with its first letter in upper case.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }

  /// The text with its first letter in lower case, or an empty text if it is not a capital.
  var uncapitalized: String {
    guard let first, first.isASCII, first.isUppercase else { return "" }
    return first.lowercased() + dropFirst()
  }
}
