import Foundation
import IntercepterICU
import Synchronization
import TestSupport
import Testing
import TextInputIntercepter

/// One intercepter serves any number of threads.
///
/// `.ci/sanitize thread` runs this too.
@Suite struct SharedIntercepterTests {
  /// What one thread makes of a case.
  private struct Answer: Equatable, Sendable {
    let decision: Decision
    let validity: Validity
    let sanitized: String
    let columns: Int
  }

  @Test func `eight threads get the answers that one gets`() throws {
    let intercepter = Intercepter(rules: try Self.rules())
    var random = SeededGenerator(seed: 8)
    let cases = (0..<150).map { _ in random.stateAndSuccessor() }
    // Each on a page of its own, which the first who asks fills.
    let scattered = (0..<0x10F).map { String(Unicode.Scalar(0x20 + UInt32($0) << 12) ?? "a") }

    @Sendable func answers() -> [Answer] {
      zip(cases.indices, cases).map { index, row in
        let (old, new) = row
        return Answer(
          decision: intercepter.intercept(new, after: old),
          validity: intercepter.validate(new.text),
          sanitized: intercepter.sanitize(new.text),
          columns: LengthUnit.doubleWidth.length(of: new.text + scattered[index % scattered.count]))
      }
    }

    let found = Mutex<[[Answer]]>([])
    let threads = (0..<8).map { _ in
      Thread {
        let answers = answers()
        found.withLock { $0.append(answers) }
      }
    }
    for thread in threads { thread.start() }
    while found.withLock({ $0.count }) < threads.count { Thread.sleep(forTimeInterval: 0.01) }

    let expected = answers()
    for answers in found.withLock({ $0 }) { #expect(answers == expected) }
    #expect(Set(expected.map(\.decision.outcome)).isSuperset(of: [.accepted, .amended, .rejected]))
  }

  /// Every rule; most report, so that those behind them are asked as well.
  private static func rules() throws -> [Rule] {
    [
      .normalizeWidth(),
      try .matches("(?s)[^李]*", onViolation: .warn),
      .maxLength(4, in: .doubleWidth, onViolation: .warn),
      .maxLength(6, in: .gb18030, onViolation: .warn),
      .minLength(2, in: .graphemes),
      .emoji(.forbidden, onViolation: .warn),
      .numbersOnly(.normalized, onViolation: .warn),
      .decimal(places: 2, onViolation: .warn),
      .allowedCharacters("ae1.…张三か한👍 ", onViolation: .warn),
      .forbiddenCharacters("b,", onViolation: .amend),
      .singleLine(onViolation: .amend),
      .maxLength(12, in: .doubleWidth),
    ]
  }
}
