import TestSupport
import Testing
import TextInputIntercepter

/// `numbersOnly(.normalized)` for ASCII and full-width digits.
private struct Digits: ByteRule {
  func findFaults(in text: EditedText, _ faults: inout Faults) {
    // Beside other faults, a digit in another form is none.
    if !findFaults(in: text, countingWide: false, &faults), text.isFinished {
      _ = findFaults(in: text, countingWide: true, &faults)
    }
  }

  private func findFaults(
    in text: EditedText, countingWide: Bool, _ faults: inout Faults
  ) -> Bool {
    var start = text.evaluated.lowerBound
    var run = start..<start
    var hasFaults = false
    while start < text.evaluated.upperBound {
      let end = text.endOfCharacter(from: start)
      let isASCII = end == start + 1 && (0x30...0x39).contains(text[start])
      let isWide =
        end == start + 3 && text[start] == 0xEF && text[start + 1] == 0xBC
        && (0x90...0x99).contains(text[start + 2])
      if isWide { faults.needRewriting() }
      if !isASCII, !isWide || countingWide {
        hasFaults = true
        run = run.upperBound == start ? run.lowerBound..<end : start..<end
      } else if !run.isEmpty {
        faults.add(run)
        run = end..<end
      } else {
        run = end..<end
      }
      start = end
    }
    if !run.isEmpty { faults.add(run) }
    return hasFaults
  }

  func replacement(for character: Character, isFault: Bool) -> String? {
    guard let digit = character.wholeNumberValue, !character.isASCII,
      ("０"..."９").contains(character)
    else { return isFault ? "" : nil }
    return String(digit)
  }
}

/// Faults at ranges of any kind.
private struct Anywhere: ByteRule {
  let range: Range<Int>

  func findFaults(in text: EditedText, _ faults: inout Faults) { faults.add(range) }
}

@Suite struct ByteRuleTests {
  private static let keys = [
    "1", "5", "7", "１", "９", "a", "中", "é", "😀", "\u{301}", " ", "12", "1a２b",
  ]

  @Test func `a custom definition gives the decisions of the built-in rule`() {
    var outcomes: [Decision.Outcome: Int] = [:]
    let breach = firstBreach(cases: 1_500) { random in
      let policy = random.pick(ViolationPolicy.allCases)
      let builtIn = Rule.numbersOnly(.normalized, onViolation: policy)
      let own = Rule(
        "numbersOnly", code: .notADigit, composition: .immediately, onViolation: policy, Digits())
      let (one, other) = (Intercepter(rules: [own]), Intercepter(rules: [builtIn]))
      let text = (0..<Int.random(in: 0...6, using: &random)).map { _ in random.pick(Self.keys) }
        .joined()
      let caret = Int.random(in: 0...text.utf16.count, using: &random)
      let state = EditingState(text, caret: caret).normalized()
      let edit = Edit(range: state.selection ?? 0..<0, replacement: random.pick(Self.keys))
      let (mine, theirs) = (one.intercept(edit, in: state), other.intercept(edit, in: state))
      outcomes[mine.outcome, default: 0] += 1
      if mine != theirs { return "\(policy): \(state.debug) \(edit): \(mine) or \(theirs)" }
      let new = edit.applied(to: state)
      if one.intercept(new, after: state) != other.intercept(new, after: state) {
        return "\(policy): \(state.debug) became \(new.debug)"
      }
      if one.validate(text) != other.validate(text) {
        return "\(text.debug): \(one.validate(text)) or \(other.validate(text))"
      }
      return one.sanitize(text) == other.sanitize(text)
        ? nil : "\(policy): \(text.debug): \(one.sanitize(text)) or \(other.sanitize(text))"
    }
    #expect(breach == nil)
    #expect(outcomes.count == 3 && outcomes.values.allSatisfy { $0 > 50 })
  }

  @Test(arguments: [
    (-5..<100, 0..<3), (1..<2, 0..<2), (2..<4, 0..<3), (7..<9, 3..<3), (0..<0, 0..<0),
  ])
  func `a fault is moved into the text, to whole clusters`(range: Range<Int>, found: Range<Int>) {
    // Three bytes of `é` in two scalars, then 張.
    let text = "e\u{301}張"
    let rule = Rule("anywhere", onViolation: .flag, Anywhere(range: range))
    #expect(Intercepter(rules: [rule]).validate(text).violations.map(\.range) == [found])
  }

  @Test(arguments: [
    ("11112", "1112"), ("1111", "111"), ("22221111a", "222111a"), ("99999", "999"),
    ("1112", "1112"),
  ])
  func `sanitizing removes the faults alone, also among equal characters`(
    text: String, expected: String
  ) {
    #expect(Intercepter(rules: [Rule("shortRuns", ShortRuns())]).sanitize(text) == expected)
  }

  @Test func `a limit, a code and a sentence come with the violation`() {
    let code = Violation.Code(rawValue: "tooRepetitive")
    let rule = Rule("shortRuns", code: code, limit: 3, ShortRuns()).saying("At most {limit}.")
    let decision = Intercepter(rules: [rule]).intercept(
      Edit(range: 3..<3, replacement: "1"), in: EditingState("111", caret: 3))
    #expect(decision.outcome == .rejected)
    #expect(decision.violations.first?.code == code)
    #expect(decision.violations.first?.limit == 3)
    #expect(decision.violations.first?.rule == "shortRuns")
    #expect(decision.violations.first?.message == "At most 3.")
  }

  @Test func `an advisory definition also evaluates what a deletion leaves`() {
    let rule = Rule("shortRuns", onViolation: .warn, ShortRuns())
    let decision = Intercepter(rules: [rule]).intercept(
      Edit(range: 2..<3, replacement: ""), in: EditingState("11a11", caret: 3))
    #expect(decision.outcome == .accepted)
    #expect(decision.violations.map(\.range) == [3..<4])
  }

  @Test func `what more typing may mend is intermediate`() {
    struct Even: ByteRule {
      func findFaults(in text: EditedText, _ faults: inout Faults) {
        guard text.isFinished, !text.count.isMultiple(of: 2) else { return }
        faults.add(0..<text.count, actual: text.count, isIncomplete: true)
      }
    }
    let intercepter = Intercepter(rules: [Rule("even", Even())])
    #expect(intercepter.validate("abc").status == .intermediate)
    #expect(intercepter.validate("abc").violations.first?.actual == 3)
    #expect(intercepter.validate("abcd").status == .valid)
    #expect(
      intercepter.intercept(Edit(range: 0..<0, replacement: "a"), in: EditingState("", caret: 0))
        .outcome == .accepted)
  }
}
