extension DateLayout {
  /// The ranges of the parts that form one date or one time.
  var groups: [Range<Int>] {
    var starts = [0]
    for (index, mark) in boundaries.enumerated() where mark == .join || mark == .range {
      starts.append(index + 1)
    }
    return starts.indices.map {
      starts[$0]..<($0 + 1 < starts.count ? starts[$0 + 1] : parts.count)
    }
  }

  /// Returns the index of each number's part, or `nil` if the numbers cannot be parts of one date.
  ///
  /// - Parameter isOpen: Whether parts may be missing before the end, as after deleting their
  ///   separators.
  func places(of fields: [[UInt8]], isOpen: Bool = false) -> [Int]? {
    if fields.count > parts.count { return nil }
    if isUndivided(fields) { return [0] }
    let isWithoutPeriod = parts[0].kind == .dayPeriod && fields.count < parts.count
    for shift in 0...(isWithoutPeriod ? 1 : 0)
    where fields.indices.allSatisfy({ parts[$0 + shift].admits(fields[$0]) }) {
      return fields.indices.map { $0 + shift }
    }
    if !isOpen { return nil }
    var places: [Int] = []
    var next = 0
    for field in fields {
      guard let place = parts[next...].firstIndex(where: { $0.admits(field) }) else { return nil }
      places.append(place)
      next = place + 1
    }
    return places
  }

  /// Returns whether a character may follow the separator before a part with no meaning of its own:
  /// a space, or the dash of a range.
  func isSeparator(_ character: Character, beside part: Int?) -> Bool {
    if character.isBlank { return true }
    guard let part, part > 0, let mark = DateMark(character) else { return false }
    return boundaries[part - 1] == .range && mark.contains(.range)
  }

  /// Returns the text of numbers, and the UTF-16 offset of a position in them.
  func text(
    of fields: [[UInt8]], _ field: Int = 0, _ offset: Int = 0
  ) -> (text: String, caret: Int) {
    let places =
      places(of: fields, isOpen: true) ?? fields.indices.map { min($0, parts.count - 1) }
    var text = ""
    var caret = 0
    for (index, digits) in fields.enumerated() {
      if index > 0 { text += separators[max(0, places[index] - 1)] }
      if index == field { caret = text.utf16Length }
      for (place, digit) in digits.enumerated() {
        text += periods?.word(of: digit) ?? String(digit)
        if index == field, place < offset { caret = text.utf16Length }
      }
    }
    return (text, caret)
  }
}
