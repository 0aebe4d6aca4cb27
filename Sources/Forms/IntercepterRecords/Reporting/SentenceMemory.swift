internal import TextInputIntercepter

/// The last few sentences about violations, for one thread.
///
/// Many records are wrong in the same way, and formatting a sentence takes longer than finding the
/// violation.
final class SentenceMemory: @unchecked Sendable {
  private let format: (Violation) -> String
  /// The last violations, without their ranges, and their sentences.
  private var entries: [(violation: Violation, sentence: String)] = []
  /// The index of the entry to replace next.
  private var next = 0

  /// The greatest number of entries.
  private static let room = 8

  init(_ format: @escaping (Violation) -> String) { self.format = format }

  /// Returns the sentence about a violation, which does not depend on its range.
  func sentence(for violation: Violation) -> String {
    if violation.customMessage != nil { return format(violation) }
    let violation = Violation(violation, range: 0..<0, actual: violation.actual)
    for entry in entries where entry.violation == violation { return entry.sentence }
    let sentence = format(violation)
    if entries.count < Self.room {
      entries.append((violation, sentence))
    } else {
      entries[next] = (violation, sentence)
      next = (next + 1) % Self.room
    }
    return sentence
  }
}
