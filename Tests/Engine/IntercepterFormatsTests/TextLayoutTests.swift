import TestSupport
import Testing
import TextInputIntercepter

/// A layout over bytes: digits in groups of three from the front.
private struct Triples: TextLayout {
  func layOut(_ pieces: inout Pieces) {
    while pieces.rest > 0 {
      if pieces.position > 0 { pieces.insert("-") }
      pieces.keep(min(3, pieces.rest))
    }
  }

  func unlay(_ pieces: inout Pieces) {
    while let byte = pieces.next {
      if byte == UInt8(ascii: "-") { pieces.skip(1) } else { pieces.keep(1) }
    }
  }
}

@Suite struct TextLayoutTests {
  private static let code = Intercepter(rules: [.numbersOnly()], format: TextFormat(Triples()))

  @Test(arguments: [
    ("123|", "4", "123-4|"), ("1|23", "9", "19|2-3"), ("123-|4", "9", "123-9|4"),
    ("|", "1234567", "123-456-7|"),
    ("|", "12-34", "123-4|"), ("12‹3-4›", "9", "129|"),
  ])
  func `a layout shows what is typed and pasted`(old: String, inserted: String, new: String)
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
