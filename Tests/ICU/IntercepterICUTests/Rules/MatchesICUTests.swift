import Foundation
import IntercepterICU
import Synchronization
import TestSupport
import Testing
import TextInputIntercepter

/// ICU's own expressions: their limits, and what is only in them.
struct MatchesICUTests {
  @Test func `a costly pattern is given up soon`() throws {
    let engine = Intercepter(rules: [try .matchesICU("(a+)+$", onViolation: .amend)])
    let text = String(repeating: "a", count: 40) + "b"
    let validity = engine.validate(text)
    #expect(validity.status == .invalid)
    #expect(
      validity.violations.map(\.message)
        == ["Comparing this with the required pattern takes too long."])
    #expect(engine.sanitize(text) == text)

    let decision = engine.intercept(
      EditingState(text, caret: 41), after: EditingState("", caret: 0))
    #expect(decision.outcome == .rejected)
    #expect(decision.violations.map(\.message) == validity.violations.map(\.message))
  }

  @Test func `the time limit is counted in steps, so that it is the same everywhere`() throws {
    // 1,000 letters take some 100,000 saved states: more than one step, less than a hundred.
    let text = String(repeating: "a", count: 1_000)
    let pattern = "(?:a|aa)*+(?:.*b)*c|(?:.*.*c)"
    #expect(try Intercepter(rules: [.matchesICU(pattern)]).validate(text).status == .intermediate)
    for limit in [1, 0, -5, .min] {
      let engine = Intercepter(rules: [try .matchesICU(pattern, timeLimit: limit)])
      #expect(engine.validate(text).status == .invalid)
    }
    let engine = Intercepter(rules: [try .matchesICU(pattern, timeLimit: .max)])
    #expect(engine.validate(text).status == .intermediate)
  }

  @Test func `a pattern that needs too much memory says so`() throws {
    let engine = Intercepter(rules: [try .matchesICU("(?:a|b)*", timeLimit: 10_000)])
    let text = String(repeating: "ab", count: 500_000)
    #expect(
      engine.validate(text).violations.map(\.message)
        == ["Comparing this with the required pattern takes too much memory."])
    #expect(engine.validate("ab").isValid)
  }

  @Test func `eight threads get the answers that one gets`() throws {
    let engine = Intercepter(rules: [try .matchesICU("(?:[a-c]{2}-)*(\\d)\\1", options: .comments)])
    let texts = ["ab-11", "ab-bc-22", "ab-1", "ab-12", "", "abc", "ab-bc-ca-33", "x"]
    let expected = texts.map { engine.validate($0) }
    let end = DispatchSemaphore(value: 0)
    let wrong = Mutex(0)
    for thread in 0..<8 {
      Thread.detachNewThread {
        for round in 0..<500 {
          let index = (thread + round) % texts.count
          if engine.validate(texts[index]) != expected[index] { wrong.withLock { $0 += 1 } }
        }
        end.signal()
      }
    }
    for _ in 0..<8 { end.wait() }
    #expect(wrong.withLock { $0 } == 0)
    #expect(
      expected.map(\.status) == [
        .valid, .valid, .intermediate, .invalid, .intermediate, .invalid, .valid, .invalid,
      ])
  }

  @Test func `whoever types a match from its first to its last cluster is never refused`() {
    let patterns = [
      "[a-c]*b", "(?:ab|a)c?", "(a|b)\\1?.*", "(?i)ABC|É.*", "(?!aa).*", "a{2,3}?b*+", "\\X{1,4}",
      "(?>ab|a)(?:b|😀)*", "[^a]+|(?=.*😀).*", "\\w+ \\w+", ".*\\bab.*", "(?s).{0,9}",
    ]
    let breach = firstBreach(cases: 500) { random in
      let pattern = random.pick(patterns)
      guard let rule = try? Rule.matchesICU(pattern) else { return "\(pattern) cannot be read" }
      let engine = Intercepter(rules: [rule])
      let pieces = ["a", "b", "c", "A", " ", "é", "😀", "\n"]
      let text = (0..<Int.random(in: 0...6, using: &random)).map { _ in random.pick(pieces) }
      guard engine.validate(text.joined()).isValid else { return nil }
      var typed = EditingState("", caret: 0)
      for piece in text {
        let next = EditingState(typed.text + piece, caret: (typed.text + piece).utf16.count)
        let decision = engine.intercept(next, after: typed)
        guard decision.outcome == .accepted else { return "\(pattern) refused \(next)" }
        typed = next
      }
      return nil
    }
    #expect(breach == nil)
  }

  @Test func `what is amended or sanitized is left alone afterwards`() {
    let patterns = [
      "[a-c]*b", "(?:ab|a)+c?", "a(?=b).*", "[0-9]{2}-[0-9]{2}", "(.)\\1*+", "(?!aa).*",
    ]
    let breach = firstBreach(cases: 750) { random in
      let pattern = random.pick(patterns)
      guard let rule = try? Rule.matchesICU(pattern, onViolation: .amend) else {
        return "\(pattern) cannot be read"
      }
      let engine = Intercepter(rules: [rule])
      let previous = random.state(random.text(pieces: 4))
      let current = random.state(random.text(near: previous.text))
      let decision = engine.intercept(current, after: previous)
      let again = engine.intercept(decision.state, after: previous)
      guard again.state == decision.state else { return "\(pattern): \(previous) → \(current)" }
      let sanitized = engine.sanitize(current.text)
      let cleaned = engine.cleaned(current.text)
      guard cleaned.hasPrefix(sanitized) || sanitized == current.text,
        engine.sanitize(sanitized) == sanitized
      else {
        return "\(pattern): sanitizing \(current.text) gave \(sanitized)"
      }
      return nil
    }
    #expect(breach == nil)
  }
}
