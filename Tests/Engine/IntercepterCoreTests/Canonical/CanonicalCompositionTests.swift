@_spi(_Unicode) import Swift
import TestSupport
import Testing
import TextBytes

struct CanonicalCompositionTests {
  /// The scalars of the standard library's own NFC.
  private static func expected(_ text: String) -> [Unicode.Scalar] { Array(text._nfc) }

  private static func composed(_ text: String) -> [Unicode.Scalar] {
    Array(text.canonicallyComposed.unicodeScalars)
  }

  @Test func `every scalar composes as in the standard library`() {
    for scalar in Unicode.Scalar.telling {
      let text = String(scalar)
      let composed = Self.composed(text)
      if composed != Self.expected(text) { Issue.record("U+\(String(scalar.value, radix: 16))") }
    }
  }

  /// The standard library does not move the marks that U+0F73 decomposes into.
  @Test func `a scalar of class 0 that decomposes into marks is put in order`() {
    #expect(Self.composed("\u{316}\u{F73}") == ["\u{F71}", "\u{F72}", "\u{316}"])
    #expect(Self.composed("a\u{301}\u{F81}") == ["á", "\u{F71}", "\u{F80}"])
  }

  @Test func `texts with marks compose as in the standard library`() {
    let pieces: [Unicode.Scalar] = [
      "a", "e", "é", "ế", "\u{301}", "\u{302}", "\u{316}", "\u{323}", "\u{327}", "\u{345}",
      "\u{F71}", "\u{F72}", "\u{1100}", "\u{1161}", "\u{11A7}", "\u{11A8}", "가", "각", "\u{212B}",
      "\u{344}", "\u{308}", "\u{1D165}", "\u{200D}", "か", "\u{3099}", "\u{9C7}", "\u{9BE}", "1",
    ]
    let breach = firstBreach(cases: 5_000) { random in
      var scalars = String.UnicodeScalarView()
      for _ in 0...Int.random(in: 0..<6, using: &random) { scalars.append(random.pick(pieces)) }
      let text = String(scalars)
      let composed = text.canonicallyComposed
      let isRight =
        Array(composed.unicodeScalars) == Self.expected(text)
        && Self.composed(composed) == Array(composed.unicodeScalars) && composed == text
      return isRight ? nil : "\(scalars.map(\.value))"
    }
    #expect(breach == nil)
  }
}
