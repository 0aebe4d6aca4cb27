/// A text divided into numbers by its separators.
struct DateFields {
  /// The digits of a number, each from 0 to 9, and its range in UTF-8 offsets.
  struct Field {
    var digits: [UInt8] = []
    var range: Range<Int>
    /// The boundaries that the separator after it can mark; `nil` for the last number.
    var mark: DateMark?
  }

  /// The numbers, at least one; a separator without an adjacent number has an empty one.
  private(set) var fields: [Field]
  /// The first character that does not belong to a date, where parsing stops.
  private(set) var other: Range<Int>?

  /// Divides a text with a layout's separators.
  init(_ text: String, _ layout: DateLayout) {
    fields = [Field(range: 0..<0)]
    var blank: DateMark?
    var isMarked = false
    var offset = 0
    var rest = text[...]
    while let character = rest.first {
      let start = offset
      if character.decimalDigit == nil,
        let (period, length) = layout.periods?.period(atFrontOf: rest)
      {
        if !fields[fields.count - 1].digits.isEmpty || blank != nil {
          close(with: blank ?? .join, at: start)
        }
        (blank, isMarked) = (nil, false)
        for _ in 0..<length { offset += rest.removeFirst().utf8.count }
        add(period, start..<offset)
        continue
      }
      rest.removeFirst()
      offset += character.utf8.count
      if let digit = character.decimalDigit {
        if let blank { close(with: blank, at: start) }
        if fields[fields.count - 1].digits.first.map({ $0 >= 10 }) == true {
          close(with: .join, at: start)
        }
        (blank, isMarked) = (nil, false)
        add(UInt8(digit), start..<offset)
      } else if let mark = DateMark(character) {
        // Spaces beside a mark belong to it. A second mark has an empty number before it.
        if let old = blank, !character.isBlank, isMarked {
          close(with: old, at: start)
          blank = mark
        } else if blank == nil || !character.isBlank {
          blank = mark
        }
        isMarked = isMarked || !character.isBlank
      } else {
        other = start..<offset
        return
      }
    }
    if let blank { close(with: blank, at: offset) }
    restoreEmptyParts(of: text, layout)
  }

  /// Inserts the numbers of emptied parts.
  ///
  /// Two of the layout's separators without a number between them are read as one if either is a
  /// space: `31.12. 00:05` lacks its year.
  private mutating func restoreEmptyParts(of text: String, _ layout: DateLayout) {
    var index = 1
    while index < min(fields.count, layout.separators.count), fields.count < layout.parts.count {
      let (own, next) = (layout.separators[index - 1], layout.separators[index])
      let start = fields[index - 1].range.upperBound
      let gap = String(text.substring(utf8: start..<max(start, fields[index].range.lowerBound)))
      if gap.hasSameScalars(as: own + next) {
        let place = start + own.utf8.count
        fields[index - 1].mark = layout.boundaries[index - 1]
        fields.insert(Field(range: place..<place, mark: layout.boundaries[index]), at: index)
      }
      index += 1
    }
  }

  private mutating func add(_ digit: UInt8, _ range: Range<Int>) {
    let last = fields.count - 1
    if fields[last].digits.isEmpty { fields[last].range = range }
    fields[last].digits.append(digit)
    fields[last].range = fields[last].range.lowerBound..<range.upperBound
  }

  private mutating func close(with mark: DateMark, at offset: Int) {
    fields[fields.count - 1].mark = mark
    fields.append(Field(range: offset..<offset))
  }

  /// Returns the number at an offset, and the number of its digits before the offset.
  ///
  /// An offset inside a separator belongs to the number after it.
  func place(of offset: Int, in text: String) -> (field: Int, digits: Int) {
    for (index, field) in fields.enumerated() {
      if offset > field.range.upperBound { continue }
      if offset == field.range.upperBound { return (index, field.digits.count) }
      if offset <= field.range.lowerBound { return (index, 0) }
      let front = text.substring(utf8: field.range.lowerBound..<offset)
      return (index, front.reduce(0) { $0 + ($1.decimalDigit == nil ? 0 : 1) })
    }
    return (fields.count - 1, fields[fields.count - 1].digits.count)
  }
}
