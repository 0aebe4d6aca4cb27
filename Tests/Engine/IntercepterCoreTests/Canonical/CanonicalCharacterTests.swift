import TestSupport
import Testing
import TextBytes

struct CanonicalCharacterTests {
  private static func decomposition(_ text: String) -> [UInt32] {
    text.withUTF8Bytes { $0.canonicalDecomposition }
  }

  @Test func `a scalar is equivalent to its decomposition, as in the standard library`() {
    for scalar in Unicode.Scalar.telling {
      let text = String(scalar)
      let scalars = Self.decomposition(text)
      if scalars == [scalar.value] { continue }
      let decomposed = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
      #expect(decomposed == text, "U+\(String(scalar.value, radix: 16))")
      #expect(Self.decomposition(decomposed) == scalars)
    }
  }

  @Test func `two scalars are equivalent if the standard library finds them so`() {
    let decompositions = Set(Unicode.Scalar.telling.map { Self.decomposition(String($0)) })
    #expect(decompositions.count == Set(Unicode.Scalar.telling.map(Character.init)).count)
  }

  @Test func `texts with marks compare as in the standard library`() {
    let pieces: [Unicode.Scalar] = [
      "a", "e", "é", "ê", "ế", "\u{301}", "\u{302}", "\u{316}", "\u{323}", "\u{327}", "\u{345}",
      "\u{F71}", "\u{F73}", "\u{1100}", "\u{1161}", "\u{11A8}", "가", "각", "\u{212B}", "Å",
      "\u{340}",
      "\u{344}", "\u{308}", "\u{1D165}", "\u{200D}", "1",
    ]
    var random = SeededGenerator(seed: 30)
    for _ in 0..<20_000 {
      func text() -> String {
        var text = String.UnicodeScalarView()
        for _ in 0...Int.random(in: 0..<4, using: &random) { text.append(random.pick(pieces)) }
        return String(text)
      }
      let (first, second) = (text(), text())
      #expect(
        (Self.decomposition(first) == Self.decomposition(second)) == (first == second),
        "\(first.unicodeScalars.map(\.value)) \(second.unicodeScalars.map(\.value))")
      let hashes = [first, second].map { text in
        var hasher = Hasher()
        hashInPage(&hasher, text)
        return hasher.finalize()
      }
      #expect(compareInPage(first, second, false) == (first == second))
      #expect((hashes[0] == hashes[1]) == (first == second))
      #expect(clusterWidthInPage(startingAt: 0, first) == first.first?.utf8.count)
      let end = first.utf8.count
      #expect(clusterWidthInPage(endingAt: end, from: 0, first) == first.last?.utf8.count)
    }
    #expect(compareInPage("de", "en", true) && !compareInPage("en", "de-CH", true))
    #expect(compareInPage("", "de", true) && !compareInPage("de", "de", true))
  }

  @Test func `a long run of unordered marks is sorted`() {
    let marks = String(repeating: "\u{301}\u{316}", count: 50_000)
    let sorted = Self.decomposition("e" + marks)
    #expect(sorted.count == 100_001)
    #expect(sorted[1] == 0x316 && sorted[50_000] == 0x316 && sorted[50_001] == 0x301)
  }

  @Test func `characters are ordered by their scalars`() {
    let characters = "aé가".canonicalCharacters + "e\u{301}\u{301}\u{1112}".canonicalCharacters
    let ordered = characters.ordered { $0.precedes($1) }
    #expect(ordered.map(\.first) == [0x61, 0x65, 0x65, 0x1100, 0x1112])
    #expect(ordered[1] == "é".canonicalCharacters[0])
  }
}
