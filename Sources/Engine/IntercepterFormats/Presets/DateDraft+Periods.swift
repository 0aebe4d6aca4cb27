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
      if place == 2, fields.count == 1 || fields[1].isEmpty, divideTime() {
        fields.append([])
        field = 2
      } else if part == place - 1 {
        // `10:0` may be 1 o'clock, but nobody can see it.
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

  /// Divides a time without a separator, such as `5`, `11` or `100`, into hours and minutes.
  ///
  /// - Returns: `false` if the digits are not a time.
  mutating func divideTime() -> Bool {
    let digits = layout.dividedTime(fields[0])
    guard let hour = layout.parts[0].closed(digits[0]) else { return false }
    fields = [hour, digits[1]]
    (field, offset) = (1, 2)
    return true
  }
}

extension DateLayout {
  /// Returns whether the only number is a time whose separator is unknown: `103` is 01:03, or the
  /// beginning of `10:30`.
  func isUndivided(_ fields: [[UInt8]]) -> Bool {
    fields.count == 1 && fields[0].count == 3 && parts.count == 3 && parts[2].kind == .dayPeriod
      && 100...125 ~= fields[0].number && fields[0][2] < 6
  }

  /// Returns the hours and minutes of one to four digits.
  func dividedTime(_ digits: [UInt8]) -> [[UInt8]] {
    digits.count < 3 ? [digits, [0, 0]] : [digits.dropLast(2), digits.suffix(2)].map(Array.init)
  }
}
