import TestSupport
import Testing
import TextInputIntercepter

/// The quick answers about cluster boundaries against the standard library's, scalar by scalar.
@Suite struct ClusterBoundaryTests {
  @Test(arguments: [
    "a", "\n", "1", "张", "\u{9FFF}", "\u{4000}", "👨", "\u{1F400}", "\u{1F7FF}", "\u{1F900}",
    "\u{1FBFF}",
  ])
  func `no scalar is cut off from what it joins`(next: String) {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar) + next
      let caret = String(scalar).utf16.count
      let expected = text.count == 2 ? caret : text.utf16.count
      let state = EditingState(text, caret: caret).normalized()
      #expect(state.caret == expected, "U+\(String(value, radix: 16)) before \(next.debug)")
    }
  }

  @Test func `no pictograph is cut off from what it joins`() {
    for value in [UInt32(0x1F400)...0x1F7FF, 0x1F900...0x1FBFF].joined() {
      let scalar = Unicode.Scalar(value)!
      for before in ["a", "é", "👩", "👩\u{200D}", "\u{200D}", "क\u{94D}", "🇨", "\u{0600}", "🏽"] {
        let text = before + String(scalar)
        let caret = before.utf16.count
        let expected = text.count == before.count ? text.utf16.count : caret
        let state = EditingState(text, caret: caret).normalized()
        #expect(state.caret == expected, "U+\(String(value, radix: 16)) behind \(before.debug)")
      }
    }
  }
}
