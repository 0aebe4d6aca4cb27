internal import TextInputIntercepter

/// A sequence without U+FE0F and without its skin tones, which are stored separately.
struct EmojiKey {
  private let text: UnsafeBufferPointer<UInt8>
  private let tones: (first: SkinTone?, second: SkinTone?)

  /// Creates a key, or returns `nil` if the text is too long for an emoji or has more than two
  /// tones.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard !text.isEmpty, text.count <= 64 else { return nil }
    var tones: (first: SkinTone?, second: SkinTone?) = (nil, nil)
    for offset in text.indices.dropLast(3) {
      guard let tone = text.tone(at: offset) else { continue }
      if tones.second != nil { return nil }
      tones = tones.first == nil ? (tone, nil) : (tones.first, tone)
    }
    self.text = text
    self.tones = tones
  }

  /// The emoji of this key.
  var emoji: TonedEmoji? {
    switch (tones.first, tones.second) {
    case (nil, _): return number(keepsTones: true).map { TonedEmoji(Emoji(number: $0)) }
    case (let tone?, nil):
      // A skin tone alone is also an emoji.
      if text.count == 4 { return number(keepsTones: true).map { TonedEmoji(Emoji(number: $0)) } }
      guard let number = number(keepsTones: false) else { return nil }
      return verified(TonedEmoji(Emoji(number: number), .one(tone)))
    case (let first?, let second?):
      guard let number = pairNumber() else { return nil }
      return verified(TonedEmoji(Emoji(number: number), .two(first, second)))
    }
  }

  /// Returns the emoji if its tones are at the same positions as here.
  private func verified(_ emoji: TonedEmoji) -> TonedEmoji? {
    guard let first = emoji.tones.first, let second = emoji.tones.second else { return nil }
    let isSame = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: EmojiLine.capacity) {
      let count = emoji.emoji.line.write(first, second, to: $0)
      return order(relativeTo: UnsafeBufferPointer(rebasing: $0[..<count]), keepsTones: true) == 0
    }
    return isSame ? emoji : nil
  }

  /// Returns the number of the emoji with this sequence.
  ///
  /// - Parameter keepsTones: A Boolean value that indicates whether the tones are part of the
  ///   sequence.
  private func number(keepsTones: Bool) -> Int? {
    var candidates = 0..<EmojiCatalogueTable.count
    while !candidates.isEmpty {
      let middle = candidates.lowerBound + candidates.count / 2
      let number = EmojiTables.current.order[middle]
      switch order(relativeTo: EmojiLine(number: number).sequence, keepsTones: keepsTones) {
      case 0: return number
      case ..<0: candidates = candidates.lowerBound..<middle
      default: candidates = (middle + 1)..<candidates.upperBound
      }
    }
    return nil
  }

  /// Compares with a sequence by bytes, ignoring U+FE0F.
  ///
  /// - Returns: A negative number before the sequence, 0 if equal, a positive number after it.
  private func order(relativeTo line: UnsafeBufferPointer<UInt8>, keepsTones: Bool) -> Int {
    var (offset, other) = (0, 0)
    while true {
      offset = text.endOfPresentationSelectors(from: offset)
      while !keepsTones, offset + 4 <= text.count, text.tone(at: offset) != nil {
        offset = text.endOfPresentationSelectors(from: offset + 4)
      }
      other = line.endOfPresentationSelectors(from: other)
      if offset == text.count { return other == line.count ? 0 : -1 }
      if other == line.count { return 1 }
      if text[offset] != line[other] { return text[offset] < line[other] ? -1 : 1 }
      (offset, other) = (offset + 1, other + 1)
    }
  }

  /// Returns the number of the emoji whose two tones this sequence has.
  private func pairNumber() -> Int? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { key -> Int? in
      var (offset, count) = (0, 0)
      while true {
        offset = text.endOfPresentationSelectors(from: offset)
        if offset == text.count { break }
        let isLastOfTone = offset >= 3 && text.tone(at: offset - 3) != nil
        // The template contains the first tone, U+1F3FB, whose last byte is 0xBB.
        key[count] = isLastOfTone ? 0xBB : text[offset]
        (offset, count) = (offset + 1, count + 1)
      }
      let digits = EmojiTables.current.pairs.value(
        for: UnsafeBufferPointer(rebasing: key[..<count]))
      guard let digits, digits.count <= 4 else { return nil }
      let number = digits.decimalValue
      return EmojiCatalogue.all.indices.contains(number) ? number : nil
    }
  }
}
