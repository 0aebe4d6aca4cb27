import TestSupport
import Testing
import TextInputIntercepter

/// What a Korean keyboard types that marks nothing: letters get in where a syllable would that they can
/// become.
@Suite struct UnfinishedSyllableTests {
  struct Row: Sendable, CustomStringConvertible {
    let rule: Rule
    let before: String
    let after: String
    let outcome: Decision.Outcome
    var description: String { "\(rule.identifier): \(before) → \(after)" }

    init(_ rule: Rule, _ before: String, _ after: String, _ outcome: Decision.Outcome) {
      (self.rule, self.before, self.after, self.outcome) = (rule, before, after, outcome)
    }
  }

  static let syllables = Rule.allowedCharacters { ("가"..."힣").contains($0) }
  static let dropping = Rule.allowedCharacters(onViolation: .amend) { ("가"..."힣").contains($0) }
  static let listed = Rule.allowedCharacters("한국어닭가")
  static let pattern = try! Rule.matches("(한국|서울과){1,2}[0-9]")

  @Test func `the deletion of Hangul alone waits for its insertion`() {
    var blocks: [ClosedRange<UInt32>] = []
    for value in UInt32(0x20)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var session = HostSession(Intercepter(rules: []), state: EditingState("\(scalar)"))
      let empty = HostView(EditingState("", caret: 0), keyboard: .syllables)
      guard session.handle(.changed(empty)).step == .wait else { continue }
      if let last = blocks.last, last.upperBound == value - 1 {
        blocks[blocks.count - 1] = last.lowerBound...value
      } else {
        blocks.append(value...value)
      }
    }
    // Jamo, the letters that keyboards type, and syllables with the jamo behind them.
    #expect(blocks == [0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB])
  }

  static let rows = [
    Row(syllables, "|", "ㅎ|", .accepted),
    Row(syllables, "ㅎ|", "하|", .accepted),
    Row(syllables, "한|", "한ㄱ|", .accepted),
    Row(syllables, "한|국", "한ㄱ|국", .accepted),
    Row(syllables, "‹한국›", "ㅎ|", .accepted),
    // A vowel begins nothing, a compound consonant neither, and a consonant behind another stays.
    Row(syllables, "|", "ㅏ|", .rejected),
    Row(syllables, "|", "ㄳ|", .rejected),
    Row(syllables, "ㅎ|", "ㅎㅎ|", .rejected),
    Row(syllables, "|", "ㅎㅎ|", .rejected),
    Row(syllables, "|", "ㅎa|", .rejected),
    Row(syllables, "|", "aㅎ|", .rejected),
    Row(dropping, "|", "ㅎ|", .accepted),
    Row(dropping, "|", "한aㅎ|", .amended),
    Row(listed, "|", "ㅎ|", .accepted),
    Row(listed, "ㅎ|", "하|", .accepted),
    Row(listed, "하|", "한|", .accepted),
    Row(listed, "|", "핟|", .rejected),
    Row(listed, "|", "ㅂ|", .rejected),
    Row(listed, "다|", "달|", .accepted),
    Row(listed, "닭|", "달ㄱ|", .rejected),
    Row(listed, "닭|", "닭ㄱ|", .accepted),
    Row(pattern, "|", "ㅎ|", .accepted),
    Row(pattern, "ㅎ|", "하|", .accepted),
    Row(pattern, "한|", "한ㄱ|", .accepted),
    Row(pattern, "한ㄱ|", "한구|", .accepted),
    Row(pattern, "|", "ㅅ|", .accepted),
    Row(pattern, "서울|", "서울고|", .accepted),
    Row(pattern, "서울|", "서울구|", .rejected),
    Row(pattern, "한국|", "한국ㄱ|", .rejected),
    Row(.numbersOnly(), "1|", "1ㅎ|", .rejected),
    Row(.maxLength(2, in: .graphemes), "한국|", "한국ㅎ|", .rejected),
    Row(.emoji(.only), "|", "ㅎ|", .rejected),
  ]

  @Test(arguments: rows) func `letters get in where their syllables do`(row: Row) {
    let intercepter = Intercepter(rules: [row.rule])
    let (before, after) = (EditingState(notation: row.before)!, EditingState(notation: row.after)!)
    let decision = intercepter.intercept(after, after: before)
    #expect(decision.outcome == row.outcome)
    if row.outcome == .accepted { #expect(decision.state == after) }
    if let edit = TextDiff.edit(to: after, after: before), before.selection?.isEmpty == true {
      #expect(intercepter.intercept(edit, in: before) == decision)
    }
  }

  @Test func `a syllable in a list is typed through all that it is on the way`() {
    let intercepter = Intercepter(rules: [Self.listed])
    let field = InterceptedField(intercepter)
    for step in ["ㄷ", "다", "달", "닭", "달가"] {
      let isListed = step == "달가" ? Decision.Outcome.rejected : .accepted
      #expect(
        field.textDidChange(to: EditingState(step, caret: step.utf16.count)).outcome == isListed)
    }
    #expect(field.state.description == "닭|")
  }

  @Test func `a letter that stays alone is not valid`() {
    let intercepter = Intercepter(rules: [Self.syllables])
    #expect(intercepter.validate("ㅎ").status == .invalid)
    #expect(intercepter.sanitize("한ㅎ") == "한")
  }

  @Test func `marked letters that are committed alone are judged as what they are`() {
    let field = InterceptedField(Intercepter(rules: [Self.syllables]))
    field.textDidChange(to: EditingState(notation: "[ㅎ]|")!)
    #expect(field.textDidChange(to: EditingState("ㅎ", caret: 1)).outcome == .rejected)
    #expect(field.state.description == "|")
  }

  @Test func `what other rules list is listed of the letter as well`() {
    let warning = Rule.maxLength(1, in: .graphemes, onViolation: .warn)
    let decision = Intercepter(rules: [Self.syllables, warning]).intercept(
      EditingState("한ㄱ", caret: 2), after: EditingState("한", caret: 1))
    #expect(decision.outcome == .accepted)
    #expect(decision.violations.map(\.code) == [.tooLong])
  }

  @Test func `a long text is not tried syllable by syllable`() {
    let text = String(repeating: "한", count: 2_000)
    let decision = Intercepter(rules: [Self.syllables]).intercept(
      Edit(range: 0..<0, replacement: "ㅎ"), in: EditingState(text, caret: 0))
    #expect(decision.outcome == .rejected)
  }
}
