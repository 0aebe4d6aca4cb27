// A text as people write it: the characters of the slots, with the literals, other separators or none.

extension MaskFormat {
  /// Reads a text that is not as the patterns show it.
  ///
  /// A character of a literal that a slot accepts as well, such as the `20` of `##/20##`, has two
  /// readings: with all literals, or with none behind some place. One that fills all slots comes first.
  /// Behind a text that the layout has shown, the literals are already there. Typed characters that
  /// have several readings stay as they are, until the next one decides.
  func readMask(_ text: String, _ pieces: inout Pieces) -> Reading {
    let characters = Array(text)
    var kept = characters.map { admits($0) || !$0.isSeparator }
    func raw(_ kept: [Bool]) -> [UInt8] { self.raw(characters, kept) }
    func fits(_ kept: [Bool]) -> Bool { raw(kept).withUnsafeBufferPointer { self.fits($0) } }
    if readsLiterals {
      let edited = pieces.isContinued ? pieces.edited.map { characters.indices(ofUTF8: $0) } : nil
      func readings(_ isStrict: Bool) -> [(layout: MaskLayout, kept: [Bool])] {
        alternatives.compactMap { layout in
          layout.slots(of: characters, edited, isStrict: isStrict).map { (layout, $0) }
        }
      }
      let whole = readings(true)
      if whole.isEmpty, edited == nil, withoutPrefix(text.trimmed) == nil {
        return .wrong(Violation(.patternMismatch, range: 0..<text.utf16Length))
      }
      let others = ([kept] + readings(false).map { $0.kept }).filter(fits)
      let all = whole.map { $0.kept } + others
      func isComplete(_ kept: [Bool]) -> Bool {
        raw(kept).withUnsafeBufferPointer { self.isComplete($0) }
      }
      // A character that is a separator in one pattern may be a value in another.
      let first =
        whole.first { isComplete($0.kept) }
        ?? whole.max { $0.kept.count { $0 } < $1.kept.count { $0 } }
      if let best = all.first(where: isComplete) ?? first?.kept ?? others.first {
        // Behind a literal, the next slot decides.
        let isOpen =
          if let (layout, kept) = first {
            kept != best || whole.contains { $0.kept != kept }
              || isAtLiteral(characters, whole, others)
              || raw(kept).withUnsafeBufferPointer { alternatives[choice(for: $0)] !== layout }
          } else {
            others.contains { $0 != best }
          }
        if isOpen, pieces.edited != nil {
          // The literals of another pattern do not stay.
          let old = UnsafeBufferPointer(
            rebasing: pieces.source.prefix(pieces.edited?.lowerBound ?? 0))
          let isSame =
            edited != nil && (first == nil || first?.layout === alternatives[choice(for: old)])
          pieces.asTyped = isSame ? "" : text
        }
        kept = best
      }
    }
    write(characters, kept, &pieces)
    return pieces.count == 0 && !characters.allSatisfy { $0.isSeparator }
      ? .beginning : reading(of: pieces.written)
  }

  /// Returns whether a text ends in a literal of which a slot may read a character.
  private func isAtLiteral(
    _ characters: [Character], _ readings: [(layout: MaskLayout, kept: [Bool])], _ others: [[Bool]]
  ) -> Bool {
    let end = characters.lastIndex { !$0.isSeparator }
    return readings.contains { layout, kept in
      guard kept.last == false else { return false }
      let due = layout.literals[layout.literal(beforeSlot: kept.count { $0 })]
      return end.map { !kept[$0] } == true || others.contains { $0 != kept }
        || readsKeys
          && String(decoding: due, as: UTF8.self).contains(characters[characters.count - 1])
    }
  }

  /// Returns whether a text that one pattern shows is, with its literals, another text of a second one.
  func hasOtherReading(_ pieces: borrowing Pieces) -> Bool {
    if !readsKeys || isDialed || alternatives.count == 1 { return false }
    let characters = Array(String(decoding: pieces.source, as: UTF8.self))
    let shown = Array(pieces.written)
    return alternatives.contains { layout in
      layout.slots(of: characters, nil, isStrict: true).map { raw(characters, $0) != shown } == true
    }
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

extension [Character] {
  /// Returns the characters that a range of UTF-8 offsets contains.
  func indices(ofUTF8 range: Range<Int>) -> Range<Int> {
    func index(_ offset: Int) -> Int {
      var (index, left) = (0, offset)
      while left > 0, index < count {
        left -= String(self[index]).utf8.count
        index += 1
      }
      return index
    }
    return index(range.lowerBound)..<index(range.upperBound)
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
