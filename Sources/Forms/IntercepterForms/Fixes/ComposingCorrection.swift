internal import TextInputIntercepter

/// Composes letters and their marks (NFC).
final class ComposingCorrection: Correction, @unchecked Sendable {
  override var reach: Reach { .insertion }

  override func corrected(_ text: String) -> String { text.canonicallyComposed }

  override func keeps(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    // No scalar below U+0300 decomposes in NFC or changes its place.
    utf8.allSatisfy { $0 < 0xCC }
  }
}

/// Writes unified ideographs in place of radicals, and letters in place of ligatures.
final class UnifyingCorrection: Correction, @unchecked Sendable {
  override var reach: Reach { .insertion }

  override func corrected(_ text: String) -> String { text.unifyingIdeographs }

  override func keeps(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    // U+2E80–2FFF, U+31C0–31FF, U+F900–FBFF and U+2F800–2FA1F.
    utf8.allSatisfy { $0 != 0xE2 && $0 != 0xE3 && $0 < 0xEF }
  }
}
