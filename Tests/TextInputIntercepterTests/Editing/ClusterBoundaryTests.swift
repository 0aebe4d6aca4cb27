import TestSupport
import Testing
import TextInputIntercepter

/// The quick answers about cluster boundaries against the standard library's, scalar by scalar.
@Suite struct ClusterBoundaryTests {
  @Test(arguments: ["a", "\n", "1", "张", "\u{9FFF}", "\u{4000}"])
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
}
