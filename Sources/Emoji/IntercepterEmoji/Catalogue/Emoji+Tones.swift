public import TextInputIntercepter

extension Emoji {
  /// Returns the emoji with skin tones, as far as it supports them.
  ///
  /// An emoji without tones stays as it is. An emoji with one tone uses the first.
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

  /// Returns the English name with skin tones from `emoji-test.txt`, such as "man: light skin tone,
  /// red hair".
  public func name(_ tones: EmojiTones) -> String {
    let line = line
    let isPair = line.toneKind == .two && tones.isMixed
    guard let first = tones.first, let second = tones.second, line.toneKind != .none else {
      return name
    }
    let names = isPair ? "\(first.name), \(second.name)" : first.name
    let name = name
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      // For example a kiss of two persons without further description.
      let pair = String(decoding: line.pair, as: UTF8.self)
      let isCouple = isPair && pair.unicodeScalars.contains("\u{2764}")
      return "\(name): \(isCouple ? "person, person, " : "")\(names)"
    }
    // The hair comes last.
    if line.toneKind == .one {
      return "\(name[..<colon]): \(names),\(name[name.utf8.index(after: colon)...])"
    }
    return "\(name), \(names)"
  }

  /// Returns the version that introduced the emoji with skin tones.
  public func version(_ tones: EmojiTones) -> EmojiVersion { line.version(tones) }
}
