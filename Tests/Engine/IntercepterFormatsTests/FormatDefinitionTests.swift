import TestSupport
import Testing
import TextInputIntercepter

/// A custom format over bytes: digits in groups of three from the front.
private final class Triples: FormatDefinition, @unchecked Sendable {
  private let hyphen = Array("-".utf8)

  override func capacity(for unformatted: UnsafeBufferPointer<UInt8>) -> Int {
    unformatted.count + unformatted.count / 3
  }

  override func format(_ pass: inout FormatPass) -> Int {
    let count = pass.source.count
    for start in stride(from: 0, to: count, by: 3) {
      if start > 0 { hyphen.withUnsafeBufferPointer { pass.write($0, for: start..<start) } }
      pass.copy(start..<min(count, start + 3))
    }
    return 0
  }

  override func unformat(_ pass: inout FormatPass) -> Bool {
    var offset = 0
    while offset < pass.source.count {
      let end = min(pass.source.count, offset + 3)
      pass.copy(offset..<end)
      offset = end
      if offset == pass.source.count { return true }
      guard pass.source[offset] == hyphen[0], offset + 1 < pass.source.count else {
        pass.copy(offset..<pass.source.count)
        return false
      }
      pass.drop(offset..<offset + 1)
      offset += 1
    }
    return true
  }

  override func admits(_ character: Character) -> Bool { character != "-" }

  override func unformattedInsertion(_ text: String, at place: Int) -> String? {
    text.filter { admits($0) }
  }
}

@Suite struct FormatDefinitionTests {
  private static let code = Intercepter(rules: [.numbersOnly()], format: TextFormat(Triples()))

  @Test(arguments: [
    ("123|", "4", "123-4|"), ("1|23", "9", "19|2-3"), ("123-|4", "9", "123-9|4"),
    ("|", "1234567", "123-456-7|"),
    ("|", "12-34", "123-4|"), ("12‹3-4›", "9", "129|"),
  ])
  func `a definition shows what is typed and pasted`(old: String, inserted: String, new: String)
    throws
  {
    let state = try #require(EditingState(notation: old))
    let range = try #require(state.selection)
    let decision = Self.code.intercept(Edit(range: range, replacement: inserted), in: state)
    #expect(decision.state.description == new)
  }

  @Test func `deleting a literal deletes the character before it`() throws {
    let decision = Self.code.intercept(
      Edit(range: 3..<4, replacement: ""), in: try #require(EditingState(notation: "123-|4")))
    #expect(decision.state.description == "12|4")
  }

  @Test func `a rule's violation is about the place in the formatted text`() throws {
    let decision = Self.code.intercept(
      Edit(range: 5..<5, replacement: "x"), in: try #require(EditingState(notation: "123-4|")))
    #expect(decision.outcome == .rejected)
    #expect(decision.violations.map(\.range) == [5..<6])
  }

  @Test func `the laws of formats hold`() {
    let format = TextFormat(Triples())
    let breach = firstBreach { random in
      let raw = random.digits()
      let state = random.state(format.formattedText(of: raw), wild: true)
      return FormatLaws.readsWhatItShows(format, raw)
        // A caret that the engine itself has set.
        ?? FormatLaws.typingIsUndone(
          Self.code, "7",
          in: Self.code.intercept(
            Edit(range: 0..<0, replacement: raw), in: EditingState("", caret: 0)
          ).state)
        ?? EngineLaws.oneEngine(
          Self.code,
          Edit(range: random.range(in: state.text, wild: true), replacement: random.digits()),
          in: state)
    }
    #expect(breach == nil)
  }
}

extension SeededGenerator {
  fileprivate mutating func digits() -> String {
    String((0..<pick([0, 1, 2, 3, 4, 7, 12])).map { _ in pick(Array("0123456789")) })
  }
}
