extension DateLayout {
  /// Parses a whole text: pasted, filled in, or finished.
  ///
  /// Its separators divide it. A text with all parts may be in another order if it means only one
  /// date. Any other text is parsed as if it were typed.
  func read(_ text: String) throws(DateFault) -> DateDraft {
    let text = text.trimmed
    let divided = DateFields(text, self)
    if divided.other != nil { throw .character }
    var read = divided.fields
    // `2024年2月29日`
    let isClosed = read.count == parts.count + 1 && read[parts.count].digits.isEmpty
    if isClosed { read.removeLast() }
    if let fields = read.addingPeriod(to: self) { read = fields }
    if read.count == parts.count {
      for (field, boundary) in zip(read, boundaries) where field.mark?.contains(boundary) == false {
        throw .character
      }
      return try draft(of: read.map { $0.digits }, isClosed: isClosed)
    }
    if read.count == 1, let draft = try compact(read[0].digits) { return draft }
    if let draft = try compactTime(read) { return draft }
    if read.count > 1, read[0].digits.count == 4, parts[0].digits == 2,
      1...2 ~= read[1].digits.count
    {
      // The beginning of an ISO 8601 date, or `20.10.` and a year.
      throw .ambiguous
    }
    var draft = DateDraft(self)
    for character in text {
      if let fault = draft.type(character) { throw fault }
    }
    if read.count == 1, parts.count == 3, draft.fields.count == 3, draft.fields[2].count == 3 {
      // Seven digits lack a zero at an unknown position.
      throw .ambiguous
    }
    return draft
  }

  /// Returns the draft of a number for each part, in any order.
  ///
  /// - Parameter isClosed: Whether a separator follows the last number.
  private func draft(
    of numbers: [[UInt8]], isClosed: Bool = false
  ) throws(DateFault) -> DateDraft {
    var numbers = numbers
    var isInOtherOrder = false
    var own: [Int] = []
    for group in groups where parts[group.lowerBound].kind.isDate {
      let written = Array(numbers[group])
      let ordered = try ordered(written, as: Array(parts[group]))
      numbers.replaceSubrange(group, with: ordered)
      // ISO 8601 is a notation of every field.
      if written.count < 3 || written[0].count == 4 { continue }
      if ordered != written { isInOtherOrder = true } else { own.append(group.lowerBound) }
    }
    // Both dates of a range are in one order.
    for day in isInOtherOrder ? own : [] where numbers[day].number != numbers[day + 1].number {
      let kinds = parts[day..<day + 3].map { $0.kind }
      numbers.swapAt(day, day + 1)
      let date = { numbers[day + kinds.firstIndex(of: $0)!].number }
      let value = DateValue(year: date(.year), month: date(.month), day: date(.day))
      if !value.exists { throw .ambiguous }
    }
    for (index, part) in parts.enumerated() where !numbers[index].isEmpty {
      if part.isShortYear, numbers[index].count == 4 {
        guard let year = shortened(numbers[index]) else { throw .outOfRange }
        numbers[index] = year
      }
      if index + 1 < parts.count {
        guard let closed = part.closed(numbers[index]) else {
          throw part.kind == .year && numbers[index].count < 4 ? .incomplete : .outOfRange
        }
        numbers[index] = closed
      } else {
        guard part.admits(numbers[index]) else { throw .outOfRange }
        if isClosed || numbers[index].count == 1 && part.isSecond(numbers[index][0]) {
          numbers[index] = part.closed(numbers[index]) ?? numbers[index]
        }
      }
    }
    var draft = DateDraft(self, numbers)
    draft.isInOtherOrder = isInOtherOrder
    return draft
  }

  /// Returns the last two digits of a year; `nil` if two digits represent another year.
  func shortened(_ year: [UInt8]) -> [UInt8]? {
    firstYear..<firstYear + 100 ~= year.number ? Array(year.suffix(2)) : nil
  }

  /// Returns the numbers of one date in the order of its parts.
  ///
  /// A four-digit number is the year.
  private func ordered(
    _ numbers: [[UInt8]], as parts: [DatePart]
  ) throws(DateFault) -> [[UInt8]] {
    let kinds = parts.map { $0.kind }
    if numbers[0].count == 4, kinds[0] != .year {
      let order: [DatePart.Kind] = [.year, .month, .day].filter(kinds.contains)
      return kinds.map { numbers[order.firstIndex(of: $0)!] }
    }
    guard numbers[numbers.count - 1].count == 4, numbers.allSatisfy({ !$0.isEmpty }) else {
      return numbers
    }
    if kinds.last == .year, zip(parts, numbers).dropLast().allSatisfy({ $0.closed($1) != nil }) {
      return numbers
    }
    if kinds.count == 2 { return kinds[0] == .year ? numbers.reversed() : numbers }
    let orders: [[DatePart.Kind]] = [[.day, .month, .year], [.month, .day, .year]]
    let readings = orders.filter { order in
      DateValue(
        year: numbers[2].number, month: numbers[order.firstIndex(of: .month)!].number,
        day: numbers[order.firstIndex(of: .day)!].number
      ).exists
    }.map { order in kinds.map { numbers[order.firstIndex(of: $0)!] } }
    guard let first = readings.first else { throw .outOfRange }
    guard readings.allSatisfy({ $0.map { $0.number } == first.map { $0.number } }) else {
      throw .ambiguous
    }
    return first
  }

  /// Returns the draft of a time in 12 hours without a separator: `100 PM`, `1230 PM`, `5pm`; `nil`
  /// for any other text.
  private func compactTime(_ read: [DateFields.Field]) throws(DateFault) -> DateDraft? {
    guard parts.count == 3, let periods, read.count == 2 else { return nil }
    let (period, time) = periods.isFirst ? (read[0], read[1]) : (read[1], read[0])
    let digits = time.digits
    guard period.digits.first.map({ $0 >= 10 }) == true, 1...4 ~= digits.count,
      digits.allSatisfy({ $0 < 10 })
    else { return nil }
    let numbers = dividedTime(digits)
    return try draft(
      of: periods.isFirst ? [period.digits] + numbers : numbers + [period.digits])
  }

  /// Returns the draft of digits that are an ISO 8601 date or month without separators; `nil` if
  /// they are in this layout's order, or not a date.
  private func compact(_ digits: [UInt8]) throws(DateFault) -> DateDraft? {
    if digits.count == 6, parts.count == 2, parts[1].kind == .year {
      // In this layout's order, a month is before the year: no such number is a year from 1900.
      guard 1900...2100 ~= Array(digits[..<4]).number else { return nil }
      return try draft(of: [Array(digits[..<4]), Array(digits[4...])])
    }
    guard digits.count == 8, parts.count == 3, parts[2] == .year, digits.allSatisfy({ $0 < 10 })
    else { return nil }
    func value(_ year: Int, _ month: Int, _ day: Int) -> Bool {
      let year = Array(digits[year..<year + 4]).number
      return year > 0
        && DateValue(
          year: year, month: Array(digits[month..<month + 2]).number,
          day: Array(digits[day..<day + 2]).number
        ).exists
    }
    guard value(0, 4, 6) else { return nil }
    let (month, day) = parts[0].kind == .month ? (0, 2) : (2, 0)
    if value(4, month, day) { throw .ambiguous }
    return try draft(of: [Array(digits[..<4]), Array(digits[4..<6]), Array(digits[6...])])
  }
}

extension DateDraft {
  /// Creates a draft of numbers, with the caret at the end.
  init(_ layout: DateLayout, _ fields: [[UInt8]]) {
    self.layout = layout
    self.fields = fields
    field = fields.count - 1
    offset = fields[field].count
  }
}

extension [DateFields.Field] {
  /// Returns the fields with the half of the day for an hour in 24-hour time, if the layout has a
  /// half and the text has none; otherwise `nil`.
  fileprivate func addingPeriod(to layout: DateLayout) -> [DateFields.Field]? {
    guard let periods = layout.periods, count == layout.parts.count - 1,
      !contains(where: { $0.digits.contains { $0 >= 10 } }),
      let hour = layout.parts.firstIndex(where: { $0.kind == .hour })
    else { return nil }
    var fields = self
    let index = periods.isFirst ? hour - 1 : hour
    let number = fields[index].digits.number
    guard number == 0 || 13...23 ~= number && fields[index].digits.count == 2 else { return nil }
    let half = number % 12 == 0 ? 12 : number % 12
    fields[index].digits = [UInt8(half / 10), UInt8(half % 10)]
    let digit = number < 12 ? DatePart.morning : DatePart.afternoon
    let period = DateFields.Field(
      digits: [digit], range: 0..<0, mark: periods.isFirst ? .join : nil)
    if periods.isFirst {
      fields.insert(period, at: index)
    } else {
      fields[fields.count - 1].mark = .join
      fields.append(period)
    }
    return fields
  }
}
