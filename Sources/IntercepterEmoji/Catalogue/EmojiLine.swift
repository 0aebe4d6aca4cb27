internal import TextInputIntercepter

/// A line of the table, read in place from the binary.
struct EmojiLine {
  let sequence: UnsafeBufferPointer<UInt8>
  let version: EmojiVersion
  let name: UnsafeBufferPointer<UInt8>
  let toneKind: EmojiToneKind
  /// The sequence with U+1F3FB for each of two tones, or empty if it takes at most one.
  let pair: UnsafeBufferPointer<UInt8>
  /// A Boolean value that indicates whether two equal tones are also written as a pair.
  let pairsEqualTones: Bool

  init(number: Int) {
    let offsets = EmojiCatalogueTable.offsets
    let text = EmojiCatalogueTable.lines.bytes
    let start = Int(offsets[number])
    let end = Int(offsets[number + 1]) - 1
    let space = text.place(of: UInt8(ascii: " "), from: start, to: end)
    sequence = UnsafeBufferPointer(rebasing: text[start..<space])
    version = EmojiCatalogueTable.versions[Int(text[space + 1] - UInt8(ascii: "a"))]
    let bar = text.place(of: UInt8(ascii: "|"), from: space + 3, to: end)
    name = UnsafeBufferPointer(rebasing: text[space + 3..<bar])
    if bar >= end - 1 {
      toneKind = bar == end ? .none : .one
      pair = UnsafeBufferPointer(rebasing: text[end..<end])
      pairsEqualTones = false
    } else {
      toneKind = .two
      pairsEqualTones = text[bar + 1] == UInt8(ascii: "=")
      pair = UnsafeBufferPointer(rebasing: text[bar + (pairsEqualTones ? 2 : 1)..<end])
    }
  }
}

extension EmojiLine {
  /// A number of bytes that exceeds every sequence with its tones.
  static let capacity = 64

  /// Writes the sequence with tones as UTF-8.
  ///
  /// - Returns: The number of bytes.
  func write(
    _ first: SkinTone, _ second: SkinTone, to bytes: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    guard toneKind == .two, first != second || pairsEqualTones else {
      // The tone follows the first scalar and replaces U+FE0F.
      let width = sequence.scalar(at: 0).width
      let rest = sequence.endOfPresentationSelectors(from: width)
      for offset in 0..<width { bytes[offset] = sequence[offset] }
      bytes.write(first, at: width)
      for offset in rest..<sequence.count { bytes[width + 4 + offset - rest] = sequence[offset] }
      return width + 4 + sequence.count - rest
    }
    var isFirst = true
    var offset = 0
    while offset < pair.count {
      guard pair.tone(at: offset) != nil else {
        bytes[offset] = pair[offset]
        offset += 1
        continue
      }
      bytes.write(isFirst ? first : second, at: offset)
      isFirst = false
      offset += 4
    }
    return pair.count
  }
}

extension StaticString {
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  fileprivate func write(_ tone: SkinTone, at offset: Int) {
    (self[offset], self[offset + 1], self[offset + 2]) = (0xF0, 0x9F, 0x8F)
    self[offset + 3] = 0xBB + tone.rawValue
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the tone whose four bytes (F0 9F 8F BB–BF) begin at an offset.
  func tone(at offset: Int) -> SkinTone? {
    guard offset + 4 <= count, self[offset] == 0xF0, self[offset + 1] == 0x9F,
      self[offset + 2] == 0x8F, self[offset + 3] >= 0xBB
    else { return nil }
    return SkinTone(rawValue: self[offset + 3] - 0xBB)
  }

  /// Returns the offset of a byte, or the end if the byte does not occur.
  func place(of byte: UInt8, from start: Int, to end: Int) -> Int {
    var place = start
    while place < end, self[place] != byte { place += 1 }
    return place
  }

  /// Returns the line with a number, from 0, without its line feed.
  func line(_ number: Int) -> UnsafeBufferPointer<UInt8> {
    var start = 0
    for _ in 0..<number { start = place(of: UInt8(ascii: "\n"), from: start, to: count) + 1 }
    return UnsafeBufferPointer(
      rebasing: self[start..<place(of: UInt8(ascii: "\n"), from: start, to: count)])
  }
}
