/// A text divided into its numbers by the separators that it has.
struct DateFields {
  /// The digits of a number, 0 to 9 each, and where it stands in UTF-8 offsets.
  struct Field {
    var digits: [UInt8] = []
    var range: Range<Int>
    /// What the separator behind it can divide; `nil` for the last one.
    var mark: DateMark?
  }

  /// At least one; empty where a separator has no number beside it.
  private(set) var fields: [Field]
  /// Where the first character stands that belongs to no date; what follows it is not read.
  private(set) var other: Range<Int>?

  /// Divides a text as a layout has it.
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
        // Spaces beside a mark belong to it; a second mark has an empty number before it, and so has the colon of
        // `29.02.2024 :30`.
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

  /// The number in which an offset lies, and how many of its digits are before that.
  ///
  /// An offset inside a separator is that of the number behind it.
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
