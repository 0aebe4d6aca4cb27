import TestSupport
import Testing
import TextInputIntercepter

/// What holds for every decimal field and every text.
@Suite struct DecimalLawsTests {
  @Test func `every valid number can be typed key by key`() {
    var typed = 0
    let breach = firstBreach { random in
      let options = DecimalOptions(&random)
      let field = options.field
      let number = random.number(like: options)
      guard field.validate(number) == Validity(.valid), !number.isEmpty else { return nil }
      typed += 1
      var state = EditingState("", caret: 0)
      for key in number {
        let edit = Edit(range: state.selection!, replacement: String(key))
        let decision = field.intercept(edit, in: state)
        let status = field.validate(decision.state.text).status
        if decision.outcome == .rejected || status == .invalid {
          return "\(options): \(key) of \(number): \(decision), \(status)"
        }
        state = decision.state
      }
      return state.text == number ? nil : "\(options): \(number) becomes \(state.text)"
    }
    #expect(breach == nil)
    #expect(typed > 300)
  }

  @Test func `select all and paste gives what the paste gives in an empty field`() {
    let breach = firstBreach { random in
      let field = DecimalOptions(&random).field
      let (old, pasted) = (random.amount(), random.amount())
      guard !old.isEmpty, !pasted.isEmpty else { return nil }
      let empty = field.intercept(
        Edit(range: 0..<0, replacement: pasted), in: EditingState("", caret: 0))
      let all = 0..<old.utf16.count
      let over = field.intercept(
        Edit(range: all, replacement: pasted), in: EditingState(old, selection: all))
      let wanted = empty.outcome == .rejected ? old : empty.state.text
      // A deletion is let in, and what leaves the text as it is is nothing to judge.
      if old.scalars == pasted.scalars || old.becomesByDeletion(pasted) { return nil }
      return over.state.text.scalars == wanted.scalars
        ? nil : "‹\(old.debug)› ← \(pasted.debug): \(over) and not \(wanted.debug)"
    }
    #expect(breach == nil)
  }

  /// The number that a field holds, which may have nothing behind its separator yet.
  private static func number(_ text: String) -> DecimalNumber? {
    DecimalNumber(text.hasSuffix(".") ? text + "0" : text)
  }

  @Test func `junk between and around digits makes no other number`() {
    var (read, left) = (0, 0)
    let breach = firstBreach { random in
      let text = random.amount()
      let field = Intercepter(rules: [.decimal(places: 2, negative: true)])
      let sanitized = field.sanitize(text)
      let value = ReferenceReader.number(in: text)
      if sanitized.scalars == text.scalars {
        left += 1
      } else {
        read += 1
        if let value, Self.number(sanitized) == value { return nil }
        return "\(text.debug) is \(value?.description ?? "no number"), becomes \(sanitized.debug)"
      }
      let amending = Intercepter(rules: [.decimal(places: 6, negative: true, onViolation: .amend)])
      let decision = amending.intercept(
        Edit(range: 0..<0, replacement: text), in: EditingState("", caret: 0))
      if decision.outcome == .rejected || Self.number(decision.state.text) == value { return nil }
      return "\(text.debug) is \(value?.description ?? "no number"), pasted \(decision)"
    }
    #expect(breach == nil)
    #expect(read > 250 && left > 250)
  }

  static let beside: [(Rule, text: String, sanitized: String)] = [
    (.maxLength(5, in: .utf16), "1234567.5", "1234567.5"),
    (.maxLength(5, in: .utf16), "1,234", "1,234"),
    (.maxLength(1, in: .utf16), "1.2.3", "1.2.3"), (.emoji(.forbidden), "5😀", "5😀"),
    (.allowedCharacters("0123456789"), "1,5", "1,5"),
    (.allowedCharacters("0123456789"), "5 €", "5"),
    (.singleLine(replacement: ""), "5\n6", "5\n6"), (.singleLine(), "5\n", "5"),
    (.normalizeWidth(), "１２．５０", "12.50"), (.numbersOnly(), "1.5", "1.5"),
  ]

  @Test(arguments: beside)
  func `no rule beside it makes another number`(rule: Rule, text: String, sanitized: String) {
    let decimal = Rule.decimal(places: 2)
    for rules in [[rule, decimal], [decimal, rule]] {
      #expect(Intercepter(rules: rules).sanitize(text) == sanitized)
    }
  }
}
