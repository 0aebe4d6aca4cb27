internal import TextInputIntercepter

/// A line of the table, read in place.
struct EmojiLine {
  let sequence: UnsafeBufferPointer<UInt8>
  /// The letters of the version, of that of variants, and of that of variants whose first tone is
  /// the lighter of two, where they differ.
  let letters: UnsafeBufferPointer<UInt8>
  let name: UnsafeBufferPointer<UInt8>
  let toneKind: EmojiToneKind
  /// The sequence with U+1F3FB for each of two tones, or empty if it takes at most one.
  let pair: UnsafeBufferPointer<UInt8>
  /// A Boolean value that indicates whether two equal tones are also written as a pair.
  let pairsEqualTones: Bool

  init(number: Int) {
    let offsets = EmojiTables.offsets
    let line = Int(offsets[number])..<Int(offsets[number + 1]) - 1
    self.init(UnsafeBufferPointer(rebasing: EmojiTables.lines[line]))
  }

  init(_ text: UnsafeBufferPointer<UInt8>) {
    let end = text.count
    let space = text.place(of: UInt8(ascii: " "), from: 0, to: end)
    sequence = UnsafeBufferPointer(rebasing: text[..<space])
    let next = text.place(of: UInt8(ascii: " "), from: min(space + 1, end), to: end)
    letters = UnsafeBufferPointer(rebasing: text[min(space + 1, next)..<next])
    let start = min(next + 1, end)
    let bar = text.place(of: UInt8(ascii: "|"), from: start, to: end)
    name = UnsafeBufferPointer(rebasing: text[start..<bar])
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

  /// Returns the version of the emoji, or of its variants with tones.
  func version(_ tones: EmojiTones) -> EmojiVersion {
    var letter = 0
    if let first = tones.first, let second = tones.second, toneKind != .none {
      letter = toneKind == .two && first.rawValue < second.rawValue ? 2 : 1
    }
    letter = min(letter, letters.count - 1)
    return EmojiTables.versions[Int(letters[letter] - UInt8(ascii: "a"))]
  }

  /// Returns whether the line has what its readers expect.
  ///
  /// - Parameter versions: The number of versions.
  func isReadable(versions: Int) -> Bool {
    guard let first = sequence.first, !letters.isEmpty else { return false }
    let letterA = UInt8(ascii: "a")
    return sequence.count >= first.scalarWidth && sequence.count <= Self.capacity - 8
      && pair.count <= Self.capacity
      && letters.allSatisfy { $0 >= letterA && Int($0 - letterA) < versions }
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

  /// Returns the offset of a byte, or the end if the byte does not occur.
  func place(of byte: UInt8, from start: Int, to end: Int) -> Int {
    var place = start
    while place < end, self[place] != byte { place += 1 }
    return place
  }
}
