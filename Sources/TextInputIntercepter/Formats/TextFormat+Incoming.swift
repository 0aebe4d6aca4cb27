// What is inserted brings literals and separators along; the raw text has none.

extension TextFormat {
  /// The raw text of an inserted text, without the literals and separators that it brings along.
  ///
  /// The rules judge what is not known to be one of these.
  ///
  /// - Parameters:
  ///   - text: The inserted text, of more than one character.
  ///   - removed: The part of the raw text that it replaces.
  ///   - raw: The raw text.
  /// - Returns: `nil` where the text begins as the format's prefix does and goes on otherwise, as the telephone
  ///   number of another country: without its beginning it would be another text.
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

  /// Whether an inserted text brings the prefix or the suffix of a number along.
  func hasAffix(_ text: String) -> Bool {
    guard case .grouped(let format) = layout, !format.prefix.isEmpty || !format.suffix.isEmpty
    else {
      return false
    }
    return format.withoutAffixes(text).utf8.count < text.trimmed.utf8.count
  }

  /// Whether a cluster of a text may stand in a raw text.
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

  /// Whether an ASCII character may stand in a raw text; `nil` if that takes longer to say.
  @inline(__always)
  func admits(ascii byte: UInt8) -> Bool? {
    switch layout {
    case .pattern(let format): return format.ascii.contains(byte)
    case .grouped(let format): return format.admits(ascii: byte)
    case .custom: return nil
    }
  }

  /// The literal that comes with the next character behind a raw text; empty for none.
  func literal(behind raw: String) -> [UInt8] {
    switch layout {
    case .pattern(let format): raw.withUTF8Bytes { format.literal(behind: $0) }
    case .grouped(let format): raw.isEmpty || raw == "-" ? format.prefix : []
    case .custom: []
    }
  }
}

// While somebody types the literal before the first slot, it is shown as it is typed.

extension TextFormat {
  /// Whether a text is the beginning of the literal before the first slot, or all of it: somebody is typing it.
  func isPrefix(_ text: String) -> Bool {
    guard case .pattern(let format) = layout, text.utf8.count <= format.prefixCount else {
      return false
    }
    return text.withUTF8Bytes { text in format.alternatives.contains { $0.isPrefix(text) } }
  }

  /// A state with the beginning of that literal alone, without white space around it; `nil` for another text.
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

  /// A text without a prefix of the patterns, however its separators are written; `nil` where it begins with the
  /// first character of a prefix that has raw characters as well, and continues differently.
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
  /// An inserted text without the format's affixes and the marks between groups; a text with anything else in it is
  /// left as it is, for the rule to read.
  fileprivate func incoming(_ text: String) -> String {
    let number = withoutAffixes(text)
    return withoutGroups(number) ?? number
  }

  /// A text without the prefix and the suffix, however much white space is around them.
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

  /// A number without the marks between its groups; `nil` where the text is not digits in groups, with decimals
  /// perhaps.
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
  /// The text without another one at its front, whose separators may be written otherwise; `nil` where it does not
  /// begin so.
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
  /// Whether the character separates others: white space, punctuation, a format or control character.
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
