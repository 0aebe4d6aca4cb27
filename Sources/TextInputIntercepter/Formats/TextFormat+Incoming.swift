// What is inserted brings literals and separators along; the raw text has none.

extension TextFormat {
  /// What is left of an inserted text in the raw text.
  ///
  /// What cannot be told is left in, for the rules to judge.
  ///
  /// - Parameters:
  ///   - text: The inserted text, of more than one character.
  ///   - removed: The part of the raw text that it replaces.
  ///   - raw: The raw text.
  func incoming(_ text: String, replacing removed: Range<Int>, of raw: String) -> String {
    let trimmed = text.trimmed { $0.isWhitespace }
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

extension PatternFormat {
  fileprivate func incoming(_ text: String, at place: Int, of raw: String) -> String {
    let text = place == 0 ? withoutPrefix(text) : text[...]
    return String(text.filter { admits($0) || !$0.isSeparator })
  }

  /// A text without what the pattern begins with, however its separators are written.
  private func withoutPrefix(_ text: String) -> Substring {
    guard let first = alternatives.first?.runs.first else { return text[...] }
    let prefix = String(decoding: alternatives[0].literals[first.literal], as: UTF8.self)
      .trimmed { $0.isWhitespace }
    guard let mark = prefix.first, text.first == mark else { return text[...] }
    var rest = text.dropFirst()
    for literal in prefix.dropFirst() where !literal.isSeparator {
      while let next = rest.first, next.isSeparator { rest = rest.dropFirst() }
      guard rest.first == literal else { return text[...] }
      rest = rest.dropFirst()
    }
    return rest
  }

  fileprivate func literal(behind raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let layout = alternatives[choice(for: raw)]
    let (end, slots) = layout.fittingFront(of: raw)
    return end == raw.count ? Array(layout.literals[layout.literal(beforeSlot: slots)]) : []
  }
}

extension GroupedFormat {
  fileprivate func incoming(_ text: String) -> String {
    var trimmed = text.trimmed { $0.isWhitespace }[...]
    let (prefix, suffix) = (words(prefix), words(suffix))
    if !prefix.isEmpty, trimmed.utf8.starts(with: prefix.utf8) {
      trimmed = trimmed.dropFirst(prefix.count)
    }
    if !suffix.isEmpty, trimmed.hasSuffix(suffix) { trimmed = trimmed.dropLast(suffix.count) }
    return withoutGroups(trimmed.trimmed { $0.isWhitespace }) ?? String(trimmed)
  }

  private func words(_ affix: [UInt8]) -> String {
    String(decoding: affix, as: UTF8.self).trimmed { $0.isWhitespace }
  }

  /// A number without the marks between its groups; `nil` where what is between them are no groups.
  private func withoutGroups(_ text: String) -> String? {
    let mark = String(decoding: groupingSeparator, as: UTF8.self)
    let point = String(decoding: decimalSeparator, as: UTF8.self)
    guard let separator = mark.first, let decimal = point.first else { return nil }
    let parts = text.split(separator: decimal, omittingEmptySubsequences: false)
    guard parts.count <= 2, let integer = parts.first,
      parts.count < 2 || !parts[1].contains(separator)
    else { return nil }
    let groups = integer.split(separator: separator, omittingEmptySubsequences: false)
    let sizes = groups.map { $0.count }
    guard sizes.count > 1, sizes.last == primary, integer.first?.decimalDigit != 0,
      sizes.dropFirst().dropLast().allSatisfy({ $0 == primary || $0 == secondary }),
      1...max(primary, secondary) ~= sizes[0]
    else { return nil }
    return ([groups.joined()] + parts.dropFirst().map(String.init)).joined(separator: point)
  }
}

extension CustomFormat {
  fileprivate func incoming(_ text: String) -> String {
    let raw = raw(of: text)
    return raw.isEmpty ? text : raw
  }
}

extension StringProtocol {
  /// The text without characters at its ends.
  fileprivate func trimmed(_ isDropped: (Character) -> Bool) -> String {
    // A step back from the end of a substring may read all of it.
    var (start, end, index) = (endIndex, startIndex, startIndex)
    while index != endIndex {
      let next = self.index(after: index)
      if !isDropped(self[index]) { (start, end) = (Swift.min(start, index), next) }
      index = next
    }
    return start < end ? String(self[start..<end]) : ""
  }
}

extension Character {
  /// Whether the character separates others: white space, punctuation, a format or control character.
  fileprivate var isSeparator: Bool {
    if isWhitespace { return true }
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
