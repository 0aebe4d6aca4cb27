/// An engine that compares whole texts with a pattern: this module's automaton, or libicu.
///
/// The texts are valid UTF-8.
package protocol PatternEngine: Sendable {
  /// Returns the result of comparing a whole text.
  func compare(_ utf8: UnsafeBufferPointer<UInt8>) -> PatternComparison
  /// A Boolean value that indicates whether the pattern distinguishes characters that show nothing,
  /// because it names one.
  var namesInvisibleCharacters: Bool { get }
  /// Returns the last grapheme cluster boundary before which a text that does not match is still
  /// the beginning of a match.
  ///
  /// - Returns: The boundary in UTF-8 offsets, or `nil` if it was not found.
  func endOfBeginning(in utf8: UnsafeBufferPointer<UInt8>) -> Int?
}

extension UInt32 {
  /// Returns whether a pattern that distinguishes certain scalars names a character that shows nothing.
  ///
  /// A pattern that names none takes joiners, marks and direction controls for one, and variation
  /// selectors for another.
  static func namesInvisible(_ distinguishes: (UInt32, UInt32) -> Bool) -> Bool {
    for (first, scalar) in [
      (0x200B, 0x200C), (0x200B, 0x200D), (0x200B, 0x200E), (0x200B, 0x200F), (0x200B, 0x2060),
      (0x200B, 0xFEFF), (0xFE00, 0xFE0E), (0xFE00, 0xFE0F), (0xFE00, 0xE0100),
    ] as [(UInt32, UInt32)] where distinguishes(first, scalar) { return true }
    return false
  }
}
