internal import TextInputIntercepter

/// Removes white space at both ends.
final class TrimmingCorrection: Correction, @unchecked Sendable {
  override func corrected(_ text: String) -> String { text.trimmed }

  override func keeps(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if utf8.isEmpty { return true }
    let last = utf8.count - utf8.widthOfScalar(endingAt: utf8.count)
    return !utf8.scalar(at: 0).value.isWhiteSpace && !utf8.scalar(at: last).value.isWhiteSpace
  }
}

/// Replaces every run of white space by one space.
final class CollapsingCorrection: Correction, @unchecked Sendable {
  override func corrected(_ text: String) -> String {
    var result = ""
    var isInRun = false
    for character in text {
      if !character.isBlank { result.append(character) } else if !isInRun { result.append(" ") }
      isInRun = character.isBlank
    }
    return result
  }

  override func keeps(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    utf8.indices.allSatisfy { offset in
      let byte = utf8[offset]
      if byte == 0x20 { return offset &+ 1 == utf8.count || utf8[offset &+ 1] != 0x20 }
      // No white space begins with a byte in this range.
      return 0x21..<0xC2 ~= byte || !utf8.scalar(at: offset).value.isWhiteSpace
    }
  }
}
