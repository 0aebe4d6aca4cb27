public import TextInputIntercepter

extension Emoji {
  /// The emoji with skin tones, as far as it takes them: an emoji that takes none stays as it is, and one
  /// that takes one tone takes the first.
  ///
  /// ```swift
  /// EmojiCatalogue.emoji("🤝")?.emoji.text(.two(.light, .dark))  // "🫱🏻‍🫲🏿"
  /// ```
  ///
  /// - Complexity: O(*n*) in the length of the sequence.
  public func text(_ tones: EmojiTones) -> String {
    let line = line
    guard let first = tones.first, let second = tones.second, line.toneKind != .none else {
      return text
    }
    return String(unsafeUninitializedCapacity: EmojiLine.capacity) {
      line.write(first, second, to: $0)
    }
  }

  /// The English name with skin tones, as `emoji-test.txt` has it, such as
  /// "man: light skin tone, red hair".
  public func name(_ tones: EmojiTones) -> String {
    let line = line
    let isPair = line.toneKind == .two && tones.isMixed
    guard let first = tones.first, let second = tones.second, line.toneKind != .none else {
      return name
    }
    let names = isPair ? "\(first.name), \(second.name)" : first.name
    let name = name
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      // A kiss of two persons who are not further described.
      let isCouple = isPair && line.pair.contains(heart)
      return "\(name): \(isCouple ? "person, person, " : "")\(names)"
    }
    // Hair comes last.
    if line.toneKind == .one {
      return "\(name[..<colon]): \(names),\(name[name.utf8.index(after: colon)...])"
    }
    return "\(name), \(names)"
  }

  /// The version that introduced the emoji with skin tones.
  public func version(_ tones: EmojiTones) -> EmojiVersion {
    if tones == .none || toneKind == .none { return version }
    var text = text(tones)
    return text.withUTF8 { EmojiVersion(utf8: $0) } ?? version
  }
}

/// The first bytes of ❤ (U+2764), which no other scalar of a pair begins with.
private let heart: [UInt8] = [0xE2, 0x9D, 0xA4]

extension UnsafeBufferPointer<UInt8> {
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    return (0...(count - part.count)).contains { start in
      part.indices.allSatisfy { self[start + $0] == part[$0] }
    }
  }
}
