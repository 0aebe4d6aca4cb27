import Synchronization
import TestSupport
import Testing
import TextInputIntercepter

/// A format that counts the calls of its functions: a hyphen after each three bytes.
private final class Counting: FormatDefinition, @unchecked Sendable {
  let calls = Atomic(0)
  private let hyphen = Array("-".utf8)

  override func capacity(for unformatted: UnsafeBufferPointer<UInt8>) -> Int {
    unformatted.count + unformatted.count / 3
  }

  override func format(_ pass: inout FormatPass) -> Int {
    calls.add(1, ordering: .relaxed)
    let count = pass.source.count
    for start in stride(from: 0, to: count, by: 3) {
      if start > 0 { hyphen.withUnsafeBufferPointer { pass.write($0, for: start..<start) } }
      pass.copy(start..<min(count, start + 3))
    }
    return 0
  }

  override func unformat(_ pass: inout FormatPass) -> Bool {
    calls.add(1, ordering: .relaxed)
    var offset = 0
    while offset < pass.source.count {
      if offset % 4 == 3 {
        guard pass.source[offset] == hyphen[0], offset + 1 < pass.source.count else {
          pass.copy(offset..<pass.source.count)
          return false
        }
        pass.drop(offset..<offset + 1)
        offset += 1
      }
      let end = min(pass.source.count, offset + 3)
      pass.copy(offset..<end)
      offset = end
    }
    return true
  }

  override func admits(_ character: Character) -> Bool { character != "-" }
}

/// The law that a decision reads a formatted text a fixed number of times, however many violations
/// it has.
@Suite struct FormatCallsTests {
  /// The number of calls of the format's functions, and of violations.
  private typealias Cost = (calls: Int, violations: Int)

  private static let entrances:
    [(name: String, most: Int, run: @Sendable (Intercepter, String) -> Violations)] = [
      ("validate", 2, { $0.validate($1).violations }),
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
  @Test(arguments: [("1", 2), ("あ", 2), ("", 2), ("11", 4)])
  func `an accepted edit reads the text before it once, and formats once`(
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
