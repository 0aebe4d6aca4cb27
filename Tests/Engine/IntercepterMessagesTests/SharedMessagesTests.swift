import IntercepterMessages
import Testing
import TextInputIntercepter

/// One value, and many who ask it at the same time.
@Suite struct SharedMessagesTests {
  @Test(arguments: Messages.languages) func `eight tasks get the answers that one gets`(
    language: String
  ) async throws {
    let messages = try #require(Messages(language: language))
      .replacing(.required, with: "{limit} {actual} {unit}")
    let expected = Self.answers(try #require(Messages(language: language)))
    let answers = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { Self.answers(messages) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.count == 8)
    for answer in answers { #expect(answer == expected) }
  }

  /// What is said of violations and rules with different numbers.
  private static func answers(_ messages: Messages) -> [String] {
    (0..<10).flatMap { number -> [String] in
      let violations = MessagesTests.codes.filter { $0 != .required }.map { code in
        Violation(code, range: 0..<1, limit: number, actual: number * 1_000, unit: .gb18030)
      }
      let rules = RuleSentence.allCases.map {
        messages.text(for: $0, limit: number, unit: .utf8, maximum: "12.5", naming: "\(number)")
      }
      return violations.map(messages.text) + rules
    }
  }
}
