import TestSupport
import Testing
import TextInputIntercepter

/// The law that a committed text means what it means when it is pasted, also at its front: a
/// telephone number as dialed, and the literal before the first slot.
@Suite struct CommittedFrontTests {
  private static let fields: [Intercepter] = [
    .telephone("+49 ### ########"),
    .telephone(TextMask("+49 ### ########", trunkPrefix: "0")),
    .telephone("+1 (###) ###-####", TextMask("+49 ### #####[#][#][#]", trunkPrefix: "0")),
    .telephone("+44 20 #### ####"),
    Intercepter(rules: [.numbersOnly()], format: .pattern("20##")),
  ]

  /// The state after a text was composed in an empty field and committed, and the reason for which it
  /// was refused.
  private static func committed(
    _ text: String, in field: Intercepter
  ) -> (text: String, variants: [Violation.Variant?])? {
    let (empty, end) = (EditingState("", caret: 0), text.utf16.count)
    let marked = field.intercept(
      EditingState(text, caret: end, markedRange: 0..<end), after: empty)
    guard marked.state.markedRange != nil else { return nil }
    let decision = field.intercept(EditingState(text, caret: end), after: marked.state)
    return (
      decision.outcome == .rejected ? "" : decision.state.text,
      decision.violations.map(\.variant)
    )
  }

  @Test func `a commit into an empty field is a paste`() {
    var committedCount = 0
    let breach = firstBreach(cases: 2000) { random in
      let field = random.pick(Self.fields)
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        random.pick(["0", "1", "2", "4", "7", "9", "49", "030"])
      }.joined()
      guard let found = Self.committed(text, in: field) else { return nil }
      committedCount += 1
      let pasted = field.intercept(
        Edit(range: 0..<0, replacement: text), in: EditingState("", caret: 0))
      let expected = (
        pasted.outcome == .rejected ? "" : pasted.state.text, pasted.violations.map(\.variant)
      )
      return found == expected ? nil : "\(text): \(found), pasted \(expected)"
    }
    #expect(breach == nil)
    #expect(committedCount > 1000)
  }

  @Test(arguments: [("9", nil), ("4", Violation.Variant.foreign)])
  func `a commit continues a literal`(typed: String, variant: Violation.Variant?) {
    let (field, start) = (Self.fields[0], EditingState("+4", caret: 2))
    let marked = field.intercept(
      EditingState("+4" + typed, caret: 3, markedRange: 2..<3), after: start)
    let decision = field.intercept(EditingState("+4" + typed, caret: 3), after: marked.state)
    #expect(decision.state.text == "+4" + typed)
    #expect(decision.violations.map(\.variant) == (variant.map { [$0] } ?? []))
  }

  static let unfit:
    [(mask: TextMask, text: String, selection: Range<Int>, marked: String, more: String)] = [
      ("\\#@\\@####", "1234", 1..<4, "ㅎ", "5"), ("#:*1@@20####", "+49 170", 0..<5, "nihao", "é"),
      ("[@]'@@*:[#@]", "4111", 0..<2, "12", "8"), ("@@-##", "4111", 0..<2, "12", "8"),
    ]

  @Test(arguments: unfit) func `a refused commit in a text that does not fit keeps its letters`(
    row: (mask: TextMask, text: String, selection: Range<Int>, marked: String, more: String)
  ) {
    let field = Intercepter(rules: [], format: .pattern(row.mask))
    let start = EditingState(row.text, selection: row.selection)
    func typed(_ text: String) -> EditingState {
      Edit(range: row.selection, replacement: text).applied(to: start)
    }
    let (letters, commit) = (typed(row.marked), typed(row.marked + row.more))
    let lower = row.selection.lowerBound
    let marked = EditingState(
      letters.text, selection: letters.selection ?? 0..<0,
      markedRange: lower..<lower + row.marked.utf16.count)
    let decision = field.intercept(commit, after: marked, baseline: start)
    #expect(decision.state.text == letters.text)
    #expect(!decision.violations.isEmpty)
  }
}
