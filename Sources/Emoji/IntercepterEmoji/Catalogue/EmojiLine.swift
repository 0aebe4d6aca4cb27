internal import TextInputIntercepter

/// A line of the table, read in place.
struct EmojiLine {
  let sequence: UnsafeBufferPointer<UInt8>
  /// The letters of the version, of that of variants, and of that of variants whose first tone is
  /// the lighter of two, where they differ.
  let letters: UnsafeBufferPointer<UInt8>
  let toneKind: EmojiToneKind
  /// The sequence with U+1F3FB for each of two tones, if it takes two.
  let pair: UnsafeBufferPointer<UInt8>
  /// A Boolean value that indicates whether two equal tones are also written as a pair.
  let pairsEqualTones: Bool

  init(number: Int) {
    let line = EmojiTables.current.lines[number]
    let space = line.place(ofSpaceFrom: 0)
    let end = line.place(ofSpaceFrom: space + 1)
    sequence = UnsafeBufferPointer(rebasing: line[..<space])
    letters = UnsafeBufferPointer(rebasing: line[(space + 1)..<end])
    let mark = end < line.count ? line[end + 1] : nil
    toneKind = mark == nil ? .none : mark == UInt8(ascii: "+") ? .one : .two
    pairsEqualTones = mark == UInt8(ascii: "=")
    pair = UnsafeBufferPointer(rebasing: line[min(end + 2, line.count)...])
  }

  /// Returns the version of the emoji, or of its variants with tones.
  func version(_ tones: EmojiTones) -> EmojiVersion {
    var letter = 0
    if let first = tones.first, let second = tones.second, toneKind != .none {
      letter = toneKind == .two && first.rawValue < second.rawValue ? 2 : 1
    }
    letter = min(letter, letters.count - 1)
    return EmojiCatalogueTable.versions[Int(letters[letter] - UInt8(ascii: "a"))]
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

  /// Returns the offset of the next space, or the end.
  fileprivate func place(ofSpaceFrom start: Int) -> Int {
    var place = start
    while place < count, self[place] != UInt8(ascii: " ") { place += 1 }
    return place
  }
}
