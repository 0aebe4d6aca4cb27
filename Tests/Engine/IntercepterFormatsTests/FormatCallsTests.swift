import Synchronization
import TestSupport
import Testing
import TextInputIntercepter

/// A layout that counts the calls of its functions: a hyphen after each three bytes.
private final class Counting: TextLayout {
  let calls = Atomic(0)

  func layOut(_ pieces: inout Pieces) {
    calls.add(1, ordering: .relaxed)
    while pieces.rest > 0 {
      if pieces.position > 0 { pieces.insert("-") }
      pieces.keep(min(3, pieces.rest))
    }
  }

  func unlay(_ pieces: inout Pieces) {
    calls.add(1, ordering: .relaxed)
    while let byte = pieces.next {
      if byte == UInt8(ascii: "-") { pieces.skip(1) } else { pieces.keep(1) }
    }
  }
}

/// The law that a decision reads a formatted text a fixed number of times, however many violations
/// it has.
@Suite struct FormatCallsTests {
  /// The number of calls of the format's functions, and of violations.
  private typealias Cost = (calls: Int, violations: Int)

  private static let entrances:
    [(name: String, most: Int, run: @Sendable (Intercepter, String) -> Violations)] = [
      ("validate", 3, { $0.validate($1).violations }),
      (
        "paste", 6,
        {
          $0.intercept(Edit(range: 0..<0, replacement: $1), in: EditingState("", caret: 0))
            .violations
        }
      ),
      (
        "type", 8,
        {
          $0.intercept(
            Edit(range: 1..<1, replacement: "5"), in: EditingState($1, caret: 1)
          ).violations
        }
      ),
      (
        "compose", 12,
        {
          let end = $1.utf16.count
          return $0.intercept(
            EditingState($1 + "あ", caret: end + 1, markedRange: end..<end + 1),
            after: EditingState($1, caret: end)
          ).violations
        }
      ),
    ]

  private static func cost(
    of count: Int, _ run: (Intercepter, String) -> Violations
  ) -> Cost {
    let definition = Counting()
    let field = Intercepter(
      rules: [.forbiddenCharacters("5", onViolation: .flag), .allowedCharacters("123456789あ")],
      format: TextFormat(definition), composition: .immediately)
    let text = field.formattedText(of: String(repeating: "1525", count: count))
    let before = definition.calls.load(ordering: .relaxed)
    let violations = run(field, text)
    return (definition.calls.load(ordering: .relaxed) - before, violations.count)
  }

  @Test(arguments: entrances.indices)
  func `a text of twice the length needs no more calls of a format`(index: Int) {
    let (name, most, run) = Self.entrances[index]
    let costs = [100, 200, 400].map { Self.cost(of: $0, run) }
    #expect(costs.map(\.violations).min()! >= 200, "\(name): \(costs)")
    #expect(Set(costs.map(\.calls)).count == 1, "\(name): \(costs)")
    #expect(costs[0].calls <= most, "\(name): \(costs)")
  }

  /// Several characters may be a formatted text, so the text with them is read, and compared.
  @Test(arguments: [("1", 3), ("あ", 3), ("", 3), ("11", 4)])
  func `an accepted edit unformats the text before it once, and lays out twice`(
    inserted: String, calls: Int
  ) {
    let definition = Counting()
    let field = Intercepter(
      rules: [.allowedCharacters("15あ")], format: TextFormat(definition), composition: .immediately)
    let text = field.formattedText(of: "15151515")
    let before = definition.calls.load(ordering: .relaxed)
    let decision = field.intercept(
      Edit(range: inserted.isEmpty ? 4..<5 : 5..<5, replacement: inserted),
      in: EditingState(text, caret: 5))
    #expect(decision.outcome != .rejected)
    #expect(definition.calls.load(ordering: .relaxed) - before == calls, "\(inserted)")
  }
}
