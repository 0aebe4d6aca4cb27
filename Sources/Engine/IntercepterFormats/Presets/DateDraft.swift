/// The numbers of a date during typing, and the position of the caret among them.
struct DateDraft {
  let layout: DateLayout
  /// The digits of each number; there is at least one number.
  var fields: [[UInt8]]
  /// The index of the caret's number.
  var field = 0
  /// The number of its digits before the caret.
  var offset = 0
  /// A Boolean value that indicates whether the text has a date in another order than the layout.
  var isInOtherOrder = false

  /// Creates the draft of an empty text.
  init(_ layout: DateLayout) {
    self.layout = layout
    fields = [[]]
  }

  /// Creates the draft of a text, with the caret at a UTF-8 offset; `nil` if the text contains more
  /// than numbers and separators.
  init?(_ text: String, caret: Int, _ layout: DateLayout) {
    self.init(DateFields(text, layout), of: text, caret: caret, layout)
  }

  private init?(_ read: DateFields, of text: String, caret: Int, _ layout: DateLayout) {
    if read.other != nil { return nil }
    self.layout = layout
    fields = read.fields.map { $0.digits }
    (field, offset) = read.place(of: caret, in: text)
  }

  /// Creates the draft of a text without a selection that contains separators, or a whole number
  /// between two of them.
  ///
  /// The adjacent parts keep their positions.
  ///
  /// - Parameter range: The selection in UTF-8 offsets.
  /// - Returns: `nil` if the selection contains neither, or the text is not a date.
  init?(_ text: String, clearing range: Range<Int>, _ layout: DateLayout) {
    if range.isEmpty { return nil }
    let read = DateFields(text, layout)
    self.init(read, of: text, caret: range.lowerBound, layout)
    let end = read.place(of: range.upperBound, in: text)
    if isOpen { return nil }
    if end.field == field {
      // Without a number in the middle, the separators beside it would be parsed as one.
      guard offset == 0, field > 0, field + 1 < fields.count, end.digits == fields[field].count
      else { return nil }
      fields[field] = []
      return
    }
    fields[field].removeSubrange(offset...)
    for index in field + 1..<end.field { fields[index] = [] }
    fields[end.field].removeSubrange(..<end.digits)
  }

  /// Types a character, and returns the fault if it is rejected.
  mutating func type(_ character: Character) -> DateFault? {
    if let digit = character.decimalDigit { return type(UInt8(digit)) }
    if typeWord(character) { return nil }
    return DateMark(character).map { type($0, written: character) } ?? .character
  }

  /// The digits of the caret's number before and after the caret.
  var halves: (front: [UInt8], back: [UInt8]) {
    (Array(fields[field][..<offset]), Array(fields[field][offset...]))
  }

  /// A Boolean value that indicates whether a separator was deleted, so that a number's index is
  /// not that of its part.
  var isOpen: Bool { layout.places(of: fields) == nil }

  /// The index of the part of the caret's number, or `nil` if it is unknown.
  var part: Int? { layout.places(of: fields, isOpen: true)?[field] }
}

extension DateDraft {
  /// Types a digit into the caret's number, or into the next one if that is complete.
  private mutating func type(_ digit: UInt8) -> DateFault? {
    if layout.isUndivided(fields), offset == 3 {
      fields = [Array(fields[0][..<2]), [fields[0][2]]]
      (field, offset) = (1, 1)
    }
    let isOpen = isOpen
    let (front, back) = halves
    var draft = self
    draft.fields[field] = front + [digit] + back
    draft.offset += 1
    if let places = layout.places(of: draft.fields, isOpen: isOpen) {
      let part = layout.parts[places[field]]
      if part.isShortYear, draft.fields[field].count == 4 {
        guard let year = layout.shortened(draft.fields[field]) else { return .outOfRange }
        draft.fields[field] = year
        draft.offset = year.count
      }
      if front.isEmpty, back.isEmpty, !isOpen, part.isSecond(digit) {
        draft.fields[field] = [0, digit]
        draft.offset = 2
      }
      self = draft
      return nil
    }
    if back.isEmpty, let next = beginningNext(with: digit, isOpen: isOpen) {
      self = next
      return nil
    }
    if isOpen, !back.isEmpty {
      // The separator after the caret was deleted, and perhaps the one before it.
      for parts in [[front + [digit], back], [front, [digit], back]] {
        draft = self
        draft.fields.replaceSubrange(field...field, with: parts)
        draft.field += parts.count - 2
        draft.offset = parts[parts.count - 2].count
        if !parts[0].isEmpty, layout.places(of: draft.fields) != nil {
          self = draft
          return nil
        }
      }
    }
    guard let part else { return .outOfRange }
    let limit = layout.parts[part].digits
    return front.count + back.count < limit
      ? .outOfRange : DateFault(.tooLong, limit: limit, actual: front.count + back.count + 1)
  }

  /// Returns the draft with a digit at the start of the next part; `nil` if the caret's part is
  /// incomplete, or the next one is not empty.
  ///
  /// A part of one digit is complete if the next digit cannot belong to it: `35` is 3 May, and `13`
  /// in the place of a month is a January.
  private func beginningNext(with digit: UInt8, isOpen: Bool) -> DateDraft? {
    guard let part, part + 1 < layout.parts.count, offset > 0 else { return nil }
    let (own, next) = (layout.parts[part], layout.parts[part + 1])
    let digits = next.isSecond(digit) ? [0, digit] : [digit]
    guard let closed = own.closed(fields[field]) else { return nil }
    var draft = self
    draft.fields[field] = closed
    draft.field += 1
    draft.offset = digits.count
    if draft.field == fields.count || (isOpen && !fields[draft.field].isEmpty) {
      draft.fields.insert(digits, at: draft.field)
    } else if fields[draft.field].isEmpty {
      draft.fields[draft.field] = digits
    } else {
      return nil
    }
    return layout.places(of: draft.fields) == nil ? nil : draft
  }

  /// A Boolean value that indicates whether the caret is behind the first digits of a year, or behind
  /// the zero of a day or a month.
  ///
  /// A separator there belongs to a date in another order. Without it, the next digits would make a
  /// number that nobody typed; with it, the part stays incomplete.
  private var isUnfinished: Bool {
    guard let part, layout.parts[part].kind.isDate, offset == fields[field].count else {
      return false
    }
    return layout.parts[part] == .year ? 1...3 ~= offset : fields[field] == [0]
  }

  /// Types a separator, which completes the number before it.
  private mutating func type(_ mark: DateMark, written character: Character) -> DateFault? {
    if layout.isUndivided(fields), offset == 3, character.isBlank, divideTime() { return nil }
    let (front, back) = halves
    if front.isEmpty, field > 0, layout.isSeparator(character, beside: part) { return nil }
    var draft = self
    draft.fields.replaceSubrange(field...field, with: [front, back])
    draft.field += 1
    draft.offset = 0
    let isOpen = isOpen
    var places = layout.places(of: draft.fields, isOpen: isOpen)
    // A separator already follows the number, unless it was deleted.
    if back.isEmpty, field + 1 < fields.count, !isOpen || places == nil {
      draft = self
      draft.field += 1
      draft.offset = 0
      places = layout.places(of: fields, isOpen: true)
      if front.isEmpty { return .character }
    }
    if front.isEmpty, back.isEmpty { return .character }
    if places == nil, let part, part == layout.parts.count - 1, back.isEmpty {
      // After the last part, a separator completes the part and is dropped.
      if let closed = layout.parts[part].closed(front), closed.count > front.count {
        fields[field] = closed
        offset = closed.count
        return nil
      }
      guard isUnfinished, mark.contains(.date) else { return .character }
      self = draft
      return nil
    }
    if places == nil, layout.places(of: fields, isOpen: true) == nil,
      draft.fields.count <= layout.parts.count
    {
      // This restores one of several deleted separators.
      places = Array(0..<draft.fields.count)
    }
    guard let part = places?[field], part < layout.boundaries.count,
      mark.contains(layout.boundaries[part])
        || isUnfinished && mark.contains(.date)
    else { return .character }
    if !front.isEmpty, !isUnfinished {
      guard let closed = layout.parts[part].closed(front) else { return .outOfRange }
      // `100` before a word is 1 o'clock, but the text is `10:0`.
      let isTime = !layout.parts[part].kind.isDate && part > layout.parts.startIndex
      if isTime, layout.boundaries[part] == .join, closed != front { return .incomplete }
      draft.fields[field] = closed
    }
    self = draft
    return nil
  }
}
