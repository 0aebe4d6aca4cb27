extension DateDraft {
  /// Types a letter of a word for a half of the day, and completes the word as soon as it is known.
  ///
  /// - Returns: `false` if the character is not such a letter, or is out of place.
  mutating func typeWord(_ character: Character) -> Bool {
    guard let periods = layout.periods,
      let place = layout.parts.firstIndex(where: { $0.kind == .dayPeriod })
    else { return false }
    if let old = fields[field].first, let word = periods.word(of: old) {
      let typed = old == DatePart.half ? word + String(character) : String(character)
      if let new = periods.period(atFrontOf: typed[...]), new.length == typed.count,
        new.digit != DatePart.half
      {
        fields[field] = [new.digit]
        offset = 1
        return true
      }
      // The rest of a word that its first letter completed.
      return offset == 1 && DateWord.contains(character, in: word)
    }
    guard let digit = periods.period(atFrontOf: String(character)[...])?.digit else { return false }
    if place == 0 {
      guard field == 0, offset == 0, fields[0].isEmpty || fields.count < layout.parts.count else {
        return false
      }
      fields.replaceSubrange(0..<(fields[0].isEmpty ? 1 : 0), with: [[digit]])
    } else {
      guard let part, offset == fields[field].count else { return false }
      if part == place - 1 {
        // `100` is 1 o'clock, but the text is `10:0`.
        guard layout.parts[part].isComplete(fields[field]) else { return false }
        if field + 1 == fields.count { fields.append([]) }
        field += 1
      } else if part != place {
        return false
      }
      fields[field] = [digit]
    }
    offset = 1
    return true
  }
}
