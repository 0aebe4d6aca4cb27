// An insertion may contain literals and separators; unformatted text does not.

extension TextFormat {
  /// Returns the unformatted text of an insertion, without its literals and separators.
  ///
  /// The rules judge any other characters.
  ///
  /// - Parameters:
  ///   - text: The inserted text, longer than one character.
  ///   - removed: The range of the unformatted text that it replaces.
  ///   - raw: The unformatted text.
  /// - Returns: `nil` if the text begins like the format's prefix and then differs, as the
  ///   telephone number of another country does. Without its beginning, it would be a different
  ///   text.
  func incoming(_ text: String, replacing removed: Range<Int>, of raw: String) -> String? {
    let trimmed = text.trimmed
    if removed.count == raw.utf8.count {
      var places = FourFormatPlaces(.toRaw)
      let (raw, _, fits) = self.raw(trimmed, &places)
      if fits { return raw }
    }
    switch layout {
    case .pattern(let format): return format.incoming(trimmed, at: removed.lowerBound, of: raw)
    case .grouped(let format): return format.incoming(text)
    case .custom(let format): return format.incoming(text)
    }
  }

  /// Returns whether an insertion contains the prefix or suffix of a number.
  func hasAffix(_ text: String) -> Bool {
    guard case .grouped(let format) = layout, !format.prefix.isEmpty || !format.suffix.isEmpty
    else {
      return false
    }
    return format.withoutAffixes(text).utf8.count < text.trimmed.utf8.count
  }

  /// Returns whether unformatted text can contain a cluster of a text.
  func admits(_ text: String, _ cluster: Range<Int>) -> Bool {
    if cluster.count == 1,
      let isAdmitted = text.withUTF8Bytes({ admits(ascii: $0[cluster.lowerBound]) })
    {
      return isAdmitted
    }
    let character = Character(String(text.substring(utf8: cluster)))
    return switch layout {
    case .pattern(let format): format.admits(character)
    case .grouped(let format): format.admits(character)
    case .custom(let format): !format.raw(of: String(character)).isEmpty
    }
  }

  /// Returns whether unformatted text can contain an ASCII character, or `nil` if a quick check
  /// cannot decide.
  @inline(__always)
  func admits(ascii byte: UInt8) -> Bool? {
    switch layout {
    case .pattern(let format): return format.ascii.contains(byte)
    case .grouped(let format): return format.admits(ascii: byte)
    case .custom: return nil
    }
  }

  /// Returns the literal that appears with the next character after an unformatted text; empty for
  /// none.
  func literal(behind raw: String) -> [UInt8] {
    switch layout {
    case .pattern(let format): raw.withUTF8Bytes { format.literal(behind: $0) }
    case .grouped(let format): raw.isEmpty || raw == "-" ? format.prefix : []
    case .custom: []
    }
  }
}

// The literal before the first slot is shown as it is typed.

extension TextFormat {
  /// Returns whether a text is the literal before the first slot, or its beginning as somebody
  /// types it.
  func isPrefix(_ text: String) -> Bool {
    guard case .pattern(let format) = layout, text.utf8.count <= format.prefixCount else {
      return false
    }
    return text.withUTF8Bytes { text in format.alternatives.contains { $0.isPrefix(text) } }
  }

  /// Returns a state that contains only the beginning of that literal, without white space around
  /// it; `nil` for other text.
  func prefix(in state: EditingState) -> EditingState? {
    if prefixCount == 0 { return nil }
    if isPrefix(state.text) { return state }
    let typed = state.text.trimmed
    return isPrefix(typed) ? EditingState(typed, caret: typed.utf16.count) : nil
  }
}

extension PatternFormat {
  fileprivate func incoming(_ text: String, at place: Int, of raw: String) -> String? {
    withoutPrefix(text, at: place).map { String($0.filter { admits($0) || !$0.isSeparator }) }
  }

  /// Returns a text without a prefix of the patterns, whose separators may differ.
  ///
  /// - Returns: `nil` if the text begins with the first character of a prefix that also contains
  ///   unformatted characters, and then differs.
  private func withoutPrefix(_ text: String, at place: Int) -> Substring? {
    var isForeign = false
    for layout in alternatives {
      let prefix = String(decoding: layout.literals[layout.prefix], as: UTF8.self).trimmed
      guard let mark = prefix.first else { continue }
      // As in “(+49) 30”.
      let text = text.drop { $0 != mark && layout.isDialed && $0.isSeparator }
      guard text.first == mark, place == 0 || !admits(mark) else { continue }
      if let rest = text.dropping(prefix) { return rest }
      if !admits(mark), prefix.contains(where: admits) { isForeign = true }
    }
    return isForeign ? nil : text[...]
  }

  fileprivate func literal(behind raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let layout = alternatives[choice(for: raw)]
    let (end, slots) = layout.fittingFront(of: raw)
    return end == raw.count ? Array(layout.literals[layout.literal(beforeSlot: slots)]) : []
  }
}

extension GroupedFormat {
  /// Returns an insertion without the format's affixes and grouping separators.
  ///
  /// If the text is not grouped digits, its separators remain, and the rule judges them.
  fileprivate func incoming(_ text: String) -> String {
    let number = withoutAffixes(text)
    return withoutGroups(number) ?? number
  }

  /// Returns a text without the prefix and the suffix, with any white space around them.
  func withoutAffixes(_ text: String) -> String {
    let (text, prefix, suffix) = (text.trimmed, words(prefix), words(suffix))
    let start = text.holds(prefix, atUTF8: 0) ? prefix.utf8.count : 0
    var end = text.utf8.count - suffix.utf8.count
    if end < start || !text.holds(suffix, atUTF8: end) { end = text.utf8.count }
    return text.substring(utf8: start..<end).trimmed
  }

  private func words(_ affix: [UInt8]) -> String {
    String(decoding: affix, as: UTF8.self).trimmed
  }

  /// Returns a number without its grouping separators, or `nil` if the text is not grouped digits
  /// with optional decimals.
  private func withoutGroups(_ text: String) -> String? {
    guard primary > 0, let mark = groupingSeparator.first else { return nil }
    return text.withUTF8Bytes { bytes in
      if !bytes.contains(mark) { return nil }
      var raw: [UInt8] = []
      raw.reserveCapacity(bytes.count)
      var (offset, size, groups, isDecimal) = (0, 0, 0, false)
      if let first = text.unicodeScalars.first, Character(first).isMinusSign {
        raw.append(UInt8(ascii: "-"))
        offset = bytes.scalar(at: 0).width
      }
      while offset < bytes.count {
        if !isDecimal, bytes.holds(groupingSeparator, at: offset) {
          let isGroup =
            groups == 0 ? 1...max(primary, secondary) ~= size : size == primary || size == secondary
          if !isGroup { return nil }
          (groups, size, offset) = (groups + 1, 0, offset + groupingSeparator.count)
        } else if !isDecimal, bytes.holds(decimalSeparator, at: offset) {
          isDecimal = true
          raw += decimalSeparator
          offset += decimalSeparator.count
        } else {
          let digit = bytes.scalar(at: offset)
          let value =
            digit.value &- 0x30 < 10
            ? Int(digit.value - 0x30)
            : Unicode.Scalar(digit.value).flatMap { Character($0).decimalDigit }
          guard let value, value != 0 || size + groups > 0 || isDecimal else { return nil }
          raw += bytes[offset..<offset + digit.width]
          offset += digit.width
          if !isDecimal { size += 1 }
        }
      }
      return groups > 0 && size == primary ? String(decoding: raw, as: UTF8.self) : nil
    }
  }
}

extension CustomFormat {
  fileprivate func incoming(_ text: String) -> String {
    let raw = raw(of: text)
    return raw.isEmpty ? text : raw
  }
}

extension Substring {
  /// Returns the text without a prefix, whose separators may differ; `nil` if it has another
  /// beginning.
  fileprivate func dropping(_ prefix: String) -> Substring? {
    var rest = dropFirst()
    for literal in prefix.dropFirst() where !literal.isSeparator {
      while let next = rest.first, next.isSeparator { rest = rest.dropFirst() }
      guard rest.first == literal else { return nil }
      rest = rest.dropFirst()
    }
    return rest
  }
}

extension Character {
  /// A Boolean value that indicates whether the character is a separator: white space, punctuation,
  /// a mathematical symbol, or a format or control character.
  fileprivate var isSeparator: Bool {
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
