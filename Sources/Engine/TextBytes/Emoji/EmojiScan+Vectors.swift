extension EmojiScan {
  /// A quick check that returns whether valid UTF-8 contains no emoji of any scope and no text
  /// presentation sequence.
  ///
  /// `true` is certain, `false` is not.
  ///
  /// - Complexity: O(*n*), some gigabytes per second for most texts.
  package static func quickCheckIsAbsent(from bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    vectorQuickCheckIsAbsent(from: bytes) || !quickCheckIsPresent(utf8: bytes)
  }

  /// A quick check for the absence of emoji and text presentation sequences that processes sixteen
  /// bytes together.
  ///
  /// `true` is certain. After `false`, ``quickCheckIsPresent(utf8:)`` is more precise. Each byte is
  /// tested with the two after it, without branches on their values. Mixed Chinese and English is
  /// therefore as fast as either.
  ///
  /// - Complexity: O(*n*), some gigabytes per second.
  package static func vectorQuickCheckIsAbsent(from bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let size = 18
    guard ByteVector.isInHardware, let start = UnsafeRawPointer(bytes.baseAddress),
      bytes.count >= size
    else { return false }
    var suspects = ByteVector.Mask(repeating: false)
    var offset = 0
    while offset + size <= bytes.count {
      suspects = suspects .| Self.suspects(at: start + offset)
      offset += 16
      if offset % 1024 == 0, suspects.isAnySet { return false }
    }
    // The rest is tested with some of the bytes before it. The last two bytes can begin nothing but
    // U+0080–00BF.
    suspects = suspects .| Self.suspects(at: start + bytes.count - size)
    return !suspects.isAnySet && bytes[bytes.count - 2] != 0xC2
  }

  /// Returns the bytes that may begin an emoji or its selector, among the sixteen at an address.
  @inline(__always)
  private static func suspects(at address: UnsafeRawPointer) -> ByteVector.Mask {
    let first = address.vector(at: 0)
    let second = address.vector(at: 1)
    let third = address.vector(at: 2)
    // Of U+2000–203F, only ‼ is an emoji, but all quotation marks, dashes and dots are there.
    let inSymbols = (first .== .all(0xE2)) .& ((second .!= .all(0x80)) .| (third .== .all(0xBC)))
    // 〰 and 〽; ㊗ and ㊙.
    let inCJKPunctuation =
      (second .== .all(0x80)) .& ((third .== .all(0xB0)) .| (third .== .all(0xBD)))
    let inCJK = (first .== .all(0xE3)) .& (inCJKPunctuation .| (second .== .all(0x8A)))
    // U+FE0E; U+FFFC.
    let isMark = (second .== .all(0xBF)) .& (third .== .all(0xBC))
    let inSelectors = (first .== .all(0xEF)) .& ((second .== .all(0xB8)) .| isMark)
    // © and ®.
    let inLatin =
      (first .== .all(0xC2)) .& ((second .== .all(0xA9)) .| (second .== .all(0xAE)))
    // U+1F000–1FFFF.
    let inPictographs = (first .== .all(0xF0)) .& (second .== .all(0x9F))
    return inSymbols .| inCJK .| inSelectors .| inLatin .| inPictographs
  }
}
