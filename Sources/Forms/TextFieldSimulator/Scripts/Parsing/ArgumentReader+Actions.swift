internal import TextInputIntercepter

extension ArgumentReader {
  /// Reads the arguments of any verb except `Set` and `Source`.
  mutating func action(
    _ verb: KeystrokeScript.Verb
  ) throws(KeystrokeScriptErrors) -> KeystrokeScript.Action {
    switch verb {
    case .type: return .type(try text())
    case .press: return .press(try key(), times: try count())
    case .up: return .press(KeyPress(.up), times: try count())
    case .down: return .press(KeyPress(.down), times: try count())
    case .backspace: return .backspace(times: try count())
    case .delete: return .delete(times: try count())
    case .undo: return .undo(times: try count())
    case .redo: return .redo(times: try count())
    case .paste: return .paste(try optionalText())
    case .drop: return .drop(try text())
    case .cut: return .cut
    case .copy: return .copy
    case .select: return .select(try clusterRange())
    case .selectAll: return .selectAll
    case .compose: return .compose(try text())
    case .commit: return .commit(try optionalText())
    case .cancel: return .cancel
    case .substitute: return .substitute(try text(), with: try text())
    case .dictate: return .dictate(try text())
    case .predict: return .predict(try text())
    case .autofill: return .autofill(try text())
    case .setText: return .setText(try text())
    case .submit: return .submit
    case .mode: return .mode(try choice())
    case .expect: return .expect(try state())
    case .expectViolation: return .expectViolation(try code())
    case .expectNoViolation: return .expectNoViolation
    case .expectOutcome: return .expectOutcome(try choice())
    case .expectLength:
      return .expectLength(try number(0...Int.max, "a length"), try choice())
    case .expectValid: return .expectValid
    case .expectInvalid: return .expectInvalid(next == nil ? nil : try code())
    case .left, .right, .wordLeft, .wordRight, .home, .end:
      return .move(SimulatedTextField.Movement(rawValue: verb.name)!, times: try count())
    case .set, .source:
      preconditionFailure("\(verb) is read elsewhere")
    }
  }

  private mutating func key() throws(KeystrokeScriptErrors) -> KeyPress {
    let (name, token) = try word("a key")
    guard let key = KeyPress(name: name) else {
      throw mismatch("a key such as Tab, Ctrl+A, Shift+Left or a", token)
    }
    return key
  }

  private mutating func code() throws(KeystrokeScriptErrors) -> Violation.Code {
    Violation.Code(rawValue: try word("a violation’s code").0)
  }

  /// Reads cluster offsets such as `0..2`.
  private mutating func clusterRange() throws(KeystrokeScriptErrors) -> Range<Int> {
    let expected = "a range of grapheme clusters such as 0..2"
    let token = try token(expected)
    let bounds = script.text[token.range].split(separator: ".", omittingEmptySubsequences: false)
    guard bounds.count == 3, bounds[1].isEmpty, let from = Int(digits: bounds[0]),
      let to = Int(digits: bounds[2])
    else { throw mismatch(expected, token) }
    guard from <= to else {
      throw script.error("this range ends before it begins; write \(to)..\(from)", at: token.range)
    }
    return from..<to
  }

  private mutating func state() throws(KeystrokeScriptErrors) -> EditingState {
    let token = try quoted("a state in quotes")
    guard let state = EditingState(notation: try script.text(of: token, isNotation: true)) else {
      throw script.error(
        "this is not a state: it can have one caret | or one selection ‹…›, and at most one "
          + "marked text […], none of them inside a grapheme cluster; \\ before a marker makes it text",
        at: token.range)
    }
    return state
  }
}
