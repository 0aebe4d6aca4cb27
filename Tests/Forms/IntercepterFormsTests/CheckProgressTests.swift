import Testing
import TextInputIntercepter

@testable import IntercepterForms

@Suite struct CheckProgressTests {
  private func question(_ event: CheckEvent?) -> CheckProgress.Question? {
    if case .ask(let question) = event { question } else { nil }
  }

  private func take(
    _ state: CheckState, _ violations: Violations, to question: CheckProgress.Question,
    _ progress: inout CheckProgress
  ) -> Bool {
    progress.take(state, violations, to: question)
  }

  static let taken: Violations = [Violation(.custom, range: 0..<1)]

  @Test func `only the answer to the latest question counts`() throws {
    var progress = CheckProgress()
    let first = try #require(question(progress.update("a", to: "1")))
    let second = try #require(question(progress.update("a", to: "2")))
    #expect(!take(.answered, Self.taken, to: first, &progress))
    #expect(progress.state == .checking)
    #expect(take(.answered, Self.taken, to: second, &progress))
    #expect(progress.validity(of: "2").status == .invalid)
    #expect(progress.validity(of: "1").status == .valid)
    #expect(!take(.answered, [], to: second, &progress))
    let again = try #require(question(progress.update("a", to: "1")))
    #expect(!take(.answered, Self.taken, to: first, &progress))
    #expect(again.number != first.number)
  }

  @Test func `a text is not asked about twice`() {
    var progress = CheckProgress()
    let texts = ["1", "1", "e\u{301}", "\u{E9}", "\u{E9}"]
    let asked = texts.map { question(progress.update("a", to: $0)) != nil }
    #expect(asked == [true, false, true, true, false])
    let retried = question(progress.retry())
    #expect(retried == nil)
  }

  @Test func `a question that nobody needs is dropped`() {
    var progress = CheckProgress()
    _ = progress.update("a", to: "1")
    guard case .drop = progress.update("a", to: nil) else {
      Issue.record("the question goes on")
      return
    }
    #expect(progress.state == .idle)
    guard case nil = progress.update("a", to: nil) else {
      Issue.record("there is nothing to drop")
      return
    }
  }
}
