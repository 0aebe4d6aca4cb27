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
      let first = whole.first { isComplete($0.kept) } ?? whole.first
      if let best = all.first(where: isComplete) ?? all.first {
        // Behind a literal, the next slot decides.
        let isOpen =
          if let (layout, kept) = first {
            kept != best || whole.contains { $0.kept != kept }
              || isAtLiteral(characters, kept, others)
              || raw(kept).withUnsafeBufferPointer { alternatives[choice(for: $0)] !== layout }
          } else {
            others.contains { $0 != best }
          }
        if isOpen, pieces.edited != nil { pieces.asTyped = edited == nil ? text : "" }
        kept = best
      }
    }
    write(characters, kept, &pieces)
    return pieces.count == 0 && !characters.allSatisfy { $0.isSeparator }
      ? .beginning : reading(of: pieces.written)
  }

  /// Returns whether the text with some of its characters kept ends in a literal of which a slot may
  /// read a character.
  private func isAtLiteral(_ characters: [Character], _ kept: [Bool], _ others: [[Bool]]) -> Bool {
    guard let last = characters.last, kept.last == false else { return false }
    let due = raw(characters, kept).withUnsafeBufferPointer { literal(behind: $0) }.string
    return characters.lastIndex { !$0.isSeparator }.map { !kept[$0] } == true
      || readsKeys && due.contains(last) || others.contains { $0 != kept }
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

  /// Returns which characters of a text are those of slots if the text has the literals of the
  /// pattern that are not separators; otherwise `nil`.
  ///
  /// - Parameters:
  ///   - edited: The characters that may be literals; `nil` for all.
  ///   - isStrict: Whether it has all literals. Otherwise, it has none behind some place.
  fileprivate func slots(
    of characters: [Character], _ edited: Range<Int>?, isStrict: Bool
  ) -> [Bool]? {
    var kept = [Bool](repeating: false, count: characters.count)
    var index = 0
    let part = edited ?? characters.indices
    var hasLiterals = true
    func skipSeparators(unless isDue: (Character) -> Bool) {
      while part.contains(index), characters[index].isSeparator, !isDue(characters[index]) {
        index += 1
      }
    }
    func pass(_ literal: Range<Int>, before slot: SlotClass?) -> Bool {
      if !hasLiterals || !part.contains(index) { return true }
      let start = index
      for due in String(decoding: literals[literal], as: UTF8.self) {
        skipSeparators { $0 == due || slot?.admits($0) == true }
        if index == part.upperBound { return true }
        if characters[index].asPrefixCharacter == due.asPrefixCharacter {
          index += 1
        } else if !due.isSeparator {
          (hasLiterals, index) = (false, start)
          return !isStrict
        }
      }
      return true
    }
    for run in runs {
      let slot = classes[run.number]
      guard pass(run.literal, before: slot) else { return nil }
      for _ in 0..<run.count {
        skipSeparators { slot.reading(of: $0) != nil }
        if index == characters.count { return kept }
        guard slot.reading(of: characters[index]) != nil else { return nil }
        kept[index] = true
        index += 1
      }
    }
    guard edited != nil || pass(trailing, before: nil) else { return nil }
    skipSeparators { _ in false }
    return index == characters.count ? kept : nil
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
