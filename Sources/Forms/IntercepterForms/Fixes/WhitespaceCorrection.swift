internal import TextInputIntercepter

/// Removes white space at both ends.
final class TrimmingCorrection: Correction, @unchecked Sendable {
  override var reach: Reach { .ends }

  override func corrected(_ text: String) -> String { text.trimmed }

  override func keeps(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if utf8.isEmpty { return true }
    let last = utf8.count - utf8.widthOfScalar(endingAt: utf8.count)
    return !utf8.hasWhiteSpace(at: 0) && !utf8.hasWhiteSpace(at: last)
  }
}

/// Replaces every run of white space by one space.
final class CollapsingCorrection: Correction, @unchecked Sendable {
  override var reach: Reach { .insertion }

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
    for offset in 0..<utf8.count {
      if utf8[offset] == 0x20 {
        if offset &+ 1 < utf8.count, utf8[offset &+ 1] == 0x20 { return false }
      } else if utf8.hasWhiteSpace(at: offset) {
        return false
      }
    }
    return true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a scalar with the property White_Space begins at an offset.
  @inline(__always)
  fileprivate func hasWhiteSpace(at offset: Int) -> Bool {
    self[offset].mayBeginWhiteSpace && scalar(at: offset).value.isWhiteSpace
  }
}
