internal import TextInputIntercepter

/// Composes letters and their marks (NFC).
final class ComposingCorrection: Correction, @unchecked Sendable {
  override func corrected(_ text: String) -> String { text.canonicallyComposed }

  override func keeps(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    // No scalar below U+0300 decomposes in NFC or changes its place.
    utf8.allSatisfy { $0 < 0xCC }
  }
}
