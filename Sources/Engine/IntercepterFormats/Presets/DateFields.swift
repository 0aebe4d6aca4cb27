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
      if character.isDirectionMark { continue }
      if let digit = character.decimalDigit {
        if let blank { close(with: blank, at: start) }
        if fields[fields.count - 1].digits.first.map({ $0 >= 10 }) == true {
          close(with: .join, at: start)
        }
        (blank, isMarked) = (nil, false)
        add(UInt8(digit), start..<offset)
      } else if let mark = DateMark(character) {
        // Spaces beside a mark belong to it. A second mark has an empty number before it, and so
        // has the colon of `29.02.2024 :30`.
        let boundary =
          fields.count <= layout.boundaries.count ? layout.boundaries[fields.count - 1] : nil
        if let old = blank, !character.isBlank,
          isMarked || (boundary == .join && !mark.contains(.join))
        {
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
