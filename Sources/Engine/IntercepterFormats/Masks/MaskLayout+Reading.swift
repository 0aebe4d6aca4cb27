// The slots that the characters of a text fill.

extension MaskLayout {
  /// Returns a raw text with capitals in slots that have no small letters, as far as it fits.
  func withCapitals(_ raw: String) -> [UInt8] {
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

  /// Returns for each character of a text whether a slot reads it, or `nil` if the text lacks a
  /// literal of the pattern that is not a separator.
  ///
  /// - Parameters:
  ///   - edited: The characters that may be literals; `nil` for all.
  ///   - isStrict: Whether it has all literals. Otherwise, it has none behind some place.
  func slots(
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
