import Testing

@testable import InterceptedEntry

/// Offsets of GTK, which count scalars, and of the engine, which count UTF-16 code units.
struct OffsetTests {
  @Test(arguments: [
    ("", [0]), ("ab", [0, 1, 2]), ("a😀b", [0, 1, 3, 4]), ("e\u{301}张", [0, 1, 2, 3]),
  ])
  func everyScalarHasAnOffset(_ text: String, _ offsets: [Int]) {
    for (scalar, offset) in offsets.enumerated() {
      #expect(text.utf16Offset(ofScalar: CInt(scalar)) == offset)
      #expect(text.scalarOffset(ofUTF16: offset) == CInt(scalar))
    }
  }
}
