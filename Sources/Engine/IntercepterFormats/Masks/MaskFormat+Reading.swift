// A text as people write it: the characters of the slots, with the literals, other separators or none.

extension MaskFormat {
  /// Reads a text that is not as the patterns show it.
  ///
  /// A character of a literal that a slot accepts as well, such as the `20` of `##/20##`, has two
  /// readings. The one that fills all slots comes first, then the one with the literals. Behind a text
  /// that the layout has shown, the literals are already there.
  func readMask(_ text: String, _ pieces: inout Pieces) -> Reading {
    let characters = Array(text)
    let isContinued = pieces.isContinued
    var kept = characters.map { admits($0) || !$0.isSeparator }
    func fits(_ kept: [Bool]) -> Bool {
      raw(characters, kept).withUnsafeBufferPointer { self.fits($0) }
    }
    func isComplete(_ kept: [Bool]) -> Bool {
      raw(characters, kept).withUnsafeBufferPointer { self.isComplete($0) }
    }
    if readsLiterals, !isContinued || !fits(kept) {
      let others = alternatives.compactMap { $0.slots(of: characters) }
      let other = others.first(where: isComplete) ?? others.first
      if let other, isContinued || isComplete(other) || !isComplete(kept) {
        kept = other
      } else if other == nil, !isContinued || characters.first.map({ !admits($0) }) == true {
        guard let rest = withoutPrefix(text.trimmed) else {
          return .wrong(Violation(.patternMismatch, range: 0..<text.utf16Length))
        }
        let start = characters.count - text.trimmedEnd - rest.count
        for index in kept.indices where index < start { kept[index] = false }
      }
    }
    write(characters, kept, &pieces)
    return reading(of: pieces.written)
  }

  /// Writes some of the characters of a text, with capitals in slots that have no small letters.
  func write(_ characters: [Character], _ kept: [Bool], _ pieces: inout Pieces) {
    var raw = raw(characters, kept)[...]
    for (character, isKept) in zip(characters, kept) {
      let bytes = String(character).utf8
      if !isKept {
        pieces.skip(bytes.count)
        continue
      }
      // A capital has as many bytes.
      if raw.starts(with: bytes) {
        pieces.keep(bytes.count)
      } else {
        pieces.replace(bytes.count, with: Array(raw.prefix(bytes.count)).string)
      }
      raw = raw.dropFirst(bytes.count)
    }
  }

  /// Returns some of the characters of a text, with capitals in slots that have no small letters, if
  /// more of it fits then.
  private func raw(_ characters: [Character], _ kept: [Bool]) -> [UInt8] {
    let raw = zip(characters, kept).flatMap { $1 ? Array(String($0).utf8) : [] }
    func rest(_ raw: [UInt8]) -> Int {
      raw.withUnsafeBufferPointer {
        $0.count - alternatives[choice(for: $0)].fittingFront(of: $0).end
      }
    }
    if !readsSmallLetters { return raw }
    let text = raw.string
    // The first of those of which as much fits.
    return alternatives.reduce(raw) { best, layout in
      let other = layout.withCapitals(text)
      return rest(other) < rest(best) ? other : best
    }
  }

  /// Returns the literal before the first slot, or its beginning, as somebody types it who also types
  /// white space; `nil` for other text.
  func prefix(in text: String) -> String? {
    if longestPrefix == 0 { return nil }
    func isPrefix(_ text: String) -> Bool {
      text.utf8.count <= longestPrefix
        && text.withUTF8Bytes { bytes in alternatives.contains { $0.isPrefix(bytes) } }
    }
    if isPrefix(text) { return text }
    var typed = ""
    for character in text {
      let next = typed + String(character.asPrefixCharacter)
      if isPrefix(next) {
        typed = next
      } else if !character.isSeparator {
        return nil
      }
    }
    return typed.isEmpty ? nil : typed
  }

  /// Returns a text without a prefix of the patterns, whose separators may differ.
  ///
  /// - Returns: `nil` if the text begins with the first character of a prefix that also contains
  ///   characters of slots, and then differs.
  func withoutPrefix(_ text: String) -> Substring? {
    var isForeign = false
    for layout in alternatives {
      let prefix = String(decoding: layout.literals[layout.prefix], as: UTF8.self).trimmed
      guard let mark = prefix.first else { continue }
      // As in “(+49) 30”.
      let text = text.drop {
        $0.asPrefixCharacter != mark && layout.hasCallingCode && $0.isSeparator
      }
      guard text.first?.asPrefixCharacter == mark else { continue }
      if let rest = text.dropping(prefix) { return rest }
      if !admits(mark), prefix.contains(where: admits) { isForeign = true }
    }
    return isForeign ? nil : text[...]
  }
}

extension MaskLayout {
  /// Returns a raw text with capitals in slots that have no small letters, as far as it fits.
  fileprivate func withCapitals(_ raw: String) -> [UInt8] {
    var (text, rest) = ("", raw[...])
    for run in runs {
      for _ in 0..<run.count {
        guard let character = rest.first,
          let letter = classes[run.number].reading(of: character)
        else { return Array((text + rest).utf8) }
        text += letter
        rest = rest.dropFirst()
      }
    }
    return Array((text + rest).utf8)
  }

  /// Returns which characters of a text are those of slots if the text has all literals of the
  /// pattern that are not separators; otherwise `nil`.
  fileprivate func slots(of characters: [Character]) -> [Bool]? {
    var kept = [Bool](repeating: false, count: characters.count)
    var index = 0
    func skipSeparators(unless isDue: (Character) -> Bool) {
      while index < characters.count, characters[index].isSeparator, !isDue(characters[index]) {
        index += 1
      }
    }
    func pass(_ literal: Range<Int>) -> Bool {
      for due in String(decoding: literals[literal], as: UTF8.self) {
        skipSeparators { $0 == due }
        if index == characters.count { return true }
        if characters[index].asPrefixCharacter == due.asPrefixCharacter {
          index += 1
        } else if !due.isSeparator {
          return false
        }
      }
      return true
    }
    for run in runs {
      guard pass(run.literal) else { return nil }
      for _ in 0..<run.count {
        let slot = classes[run.number]
        skipSeparators { slot.reading(of: $0) != nil }
        if index == characters.count { return kept }
        guard slot.reading(of: characters[index]) != nil else { return nil }
        kept[index] = true
        index += 1
      }
    }
    guard pass(trailing) else { return nil }
    skipSeparators { _ in false }
    return index == characters.count ? kept : nil
  }
}

extension String {
  /// The number of characters of the white space at the end.
  fileprivate var trimmedEnd: Int {
    utf8.count == trimmedRange.upperBound
      ? 0 : text(utf8: trimmedRange.upperBound..<utf8.count).count
  }
}

extension Substring {
  /// Returns the text without a prefix, whose separators may differ; `nil` if it has another
  /// beginning.
  fileprivate func dropping(_ prefix: String) -> Substring? {
    var rest = dropFirst()
    for literal in prefix.dropFirst() where !literal.isSeparator {
      while let next = rest.first, next.isSeparator { rest = rest.dropFirst() }
      guard rest.first?.asPrefixCharacter == literal else { return nil }
      rest = rest.dropFirst()
    }
    return rest
  }
}

extension UInt8 {
  /// A Boolean value that indicates whether a printable ASCII character is a separator.
  var isASCIISeparator: Bool {
    switch self {
    case UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "`"): false
    default: !isASCIIDigit && !isASCIILetter
    }
  }
}

extension Character {
  /// A Boolean value that indicates whether the character is a separator: white space, punctuation,
  /// a mathematical symbol, or a format or control character.
  var isSeparator: Bool {
    if isBlank { return true }
    return unicodeScalars.allSatisfy {
      switch $0.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation, .format, .control, .mathSymbol:
        true
      default: false
      }
    }
  }
}
