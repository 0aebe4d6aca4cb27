import TestSupport
import Testing
import TextInputIntercepter

/// Marked text in a formatted field stands as it is until it is committed.
@Suite struct FormatCompositionTests {
  private static let name = Intercepter(
    rules: [.maxLength(6, in: .graphemes)], format: .pattern("**-**-**"))
  private static let amount = Intercepter(
    rules: [.decimal(places: 2, locale: "en")], format: .grouped(locale: "en"))

  private func field(
    _ intercepter: Intercepter, _ states: String...
  ) throws -> InterceptedField {
    let field = InterceptedField(
      intercepter, state: try #require(EditingState(notation: states[0])))
    for state in states.dropFirst() {
      field.textDidChange(to: try #require(EditingState(notation: state)))
    }
    return field
  }

  @Test func `what is composed is formatted when it is committed`() throws {
    #expect("\(try field(Self.name, "张三|", "张三[li]|").state)" == "张三[li]|")
    #expect("\(try field(Self.name, "张三|", "张三[li]|", "张三李|").state)" == "张三-李|")
    #expect(
      "\(try field(Self.name, "张三-李四|", "张三[x]|-李四", "张三王|-李四").state)"
        == "张三-王|李-四")
  }

  @Test func `a composition may begin over a selection`() throws {
    #expect(
      "\(try field(Self.name, "张‹三-李›四|".replacing("|", with: ""), "张[x]|四", "张王|四").state)"
        == "张王|-四")
  }

  @Test func `a refused commit brings back what was shown`() throws {
    let run = try field(Self.name, "张三-李四-王|", "张三-李四-王[wuliu]|", "张三-李四-王五六|")
    #expect("\(run.state)" == "张三-李四-王|")
    #expect("\(try field(Self.name, "张三|", "张三[li]|", "张三|").state)" == "张三|")
  }

  @Test func `a rule that judges each step judges the raw text`() throws {
    let run = try field(Self.amount, "1,234|", "1,234[5]|")
    #expect("\(run.state)" == "1,234[5]|")
    run.textDidChange(to: EditingState("1,2345", caret: 6))
    #expect("\(run.state)" == "12,345|")
    // Letters behind a number may stay, and marked text is not judged there.
    #expect("\(try field(Self.amount, "1,234|", "1,234[x]|").state)" == "1,234[x]|")
  }

  @Test func `the range of a violation lies in the text that was proposed`() throws {
    let run = try field(Self.name, "张三|")
    let decision = run.textDidChange(to: EditingState("张三 ", caret: 3))
    #expect(decision.outcome == .rejected)
    #expect(decision.violations.map(\.range) == [2..<3])
    let second = Self.amount.intercept(
      EditingState("12,345x67", caret: 7), after: EditingState("12,34567", caret: 6))
    #expect(second.violations.map(\.range) == [6..<7])
  }

  @Test(arguments: [
    (ViolationPolicy.reject, "1234 5|", "1234 5[x]|", "1234 5x|", 6..<7),
    (.amend, "1234 5|", "1234 5[6x]|", "1234 56x|", 7..<8),
    (.amend, "12|34 5", "12[6x]|34 5", "126x|34 5", 3..<4),
  ])
  func `the range of a violation after a composition lies in the text that was proposed`(
    policy: ViolationPolicy, old: String, composed: String, committed: String, range: Range<Int>
  ) throws {
    let code = Intercepter(
      rules: [.numbersOnly(onViolation: policy)], format: .pattern("#### ####"))
    let run = try field(code, old, composed)
    let decision = run.textDidChange(to: try #require(EditingState(notation: committed)))
    #expect(decision.outcome == (policy == .reject ? .rejected : .amended))
    #expect(decision.violations.map(\.range) == [range])
  }

  @Test(arguments: [
    ("1-234|", "1-234[x]|", 5..<6), ("1-2|34", "1-2[x]|34", 3..<4), ("|1-234", "[x]|1-234", 0..<1),
  ])
  func `the range of a violation lies in the composed text`(
    old: String, composed: String, range: Range<Int>
  ) throws {
    for policy in [ViolationPolicy.reject, .flag] {
      let code = Intercepter(
        rules: [.numbersOnly(onViolation: policy)], format: .pattern("#-###"))
      let decision = try field(code, old).textDidChange(
        to: try #require(EditingState(notation: composed)))
      #expect(decision.violations.map(\.range) == [range], "\(policy)")
    }
  }
}
