import TestSupport
import Testing
import TextInputIntercepter

@testable import IntercepterCore

/// One rule with a pattern serves any number of threads.
struct SharedPatternTests {
  /// All states are made beforehand; some are made by whoever comes to them; there are many classes.
  static let patterns = [
    "[0-9]{4}-[0-9]{2}", "(?:a|b)*a(?:a|b){17}c?",
    (0..<600).map { String(Unicode.Scalar(0x4E00 + $0 * 3)!) }.joined(separator: "|") + "|[ab]*",
  ]

  @Test(arguments: patterns) func `eight threads get the answers that one gets`(
    _ pattern: String
  ) async throws {
    let intercepter = Intercepter(rules: [try .matches(pattern)])
    var random = SeededGenerator(seed: 8)
    var texts = ["2024-02", "2024", "丁", String(repeating: "ab", count: 1_000)]
    for _ in 0..<16 {
      texts.append(
        (0..<60).map { _ in random.pick(["a", "b"]) }.joined() + random.pick(["", "c"]))
    }
    let cases = texts
    @Sendable func answers() -> [String] {
      cases.map { text in
        let typed = intercepter.intercept(EditingState(text), after: EditingState(""))
        return "\(typed.outcome) \(intercepter.validate(text)) \(intercepter.sanitize(text).count)"
      }
    }
    let expected = answers()
    let found = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { answers() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found.count == 8)
    for answers in found { #expect(answers == expected) }
    #expect(Set(expected).count > 2)
  }

  @Test func `a rule keeps its pattern for as long as it is there`() throws {
    // The prefilter counts no references: the rule's functions do.
    let rule = {
      let made = try? Rule.matches("[0-9]+")
      return made?.saying("Digits, please.")
    }()
    let intercepter = Intercepter(rules: [try #require(rule)])
    #expect(intercepter.validate("12").isValid)
    #expect(!intercepter.validate("1a").isValid)
  }
}
