import Testing
import TextInputIntercepter

@testable import IntercepterForms

@Suite struct CheckProgressTests {
  private func question(_ action: CheckProgress.Action) -> CheckProgress.Question? {
    if case .ask(let question) = action { question } else { nil }
  }

  static let taken: Violations = [Violation(.custom, range: 0..<1)]

  @Test func `only the answer to the latest question counts`() throws {
    var progress = CheckProgress()
    let first = try #require(question(progress.update("a", to: "1")))
    let second = try #require(question(progress.update("a", to: "2")))
    #expect(!progress.take(.answered, Self.taken, to: first))
    #expect(progress.state == .checking)
    #expect(progress.take(.answered, Self.taken, to: second))
    #expect(progress.validity(of: "2").status == .invalid)
    #expect(progress.validity(of: "1").status == .valid)
    #expect(!progress.take(.answered, [], to: second))
    let again = try #require(question(progress.update("a", to: "1")))
    #expect(!progress.take(.answered, Self.taken, to: first))
    #expect(again.number != first.number)
  }

  @Test func `a text is not asked about twice`() {
    var progress = CheckProgress()
    #expect(question(progress.update("a", to: "1")) != nil)
    #expect(question(progress.update("a", to: "1")) == nil)
    #expect(question(progress.retry()) == nil)
    #expect(question(progress.update("a", to: "e\u{301}")) != nil)
    #expect(question(progress.update("a", to: "\u{E9}")) != nil)
  }

  @Test func `a question that nobody needs is dropped`() {
    var progress = CheckProgress()
    _ = progress.update("a", to: "1")
    guard case .drop = progress.update("a", to: nil) else {
      Issue.record("the question goes on")
      return
    }
    #expect(progress.state == .idle)
    guard case .leave = progress.update("a", to: nil) else {
      Issue.record("there is nothing to drop")
      return
    }
  }
}
