extension DateLayout {
  /// The parts of each value: a date and a time are one value, two dates are two.
  var valueRanges: [Range<Int>] {
    guard let middle = boundaries.firstIndex(of: .range) else { return [0..<parts.count] }
    return [0..<middle + 1, middle + 1..<parts.count]
  }

  /// Returns the values of a finished text: one, or two for a range.
  ///
  /// The result is empty if the text is incomplete, or a date does not exist.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func values(of text: String) -> [DateValue] {
    guard var draft = try? read(text) else { return [] }
    draft.closeLastPart()
    guard let values = values(of: draft), values.allSatisfy({ $0.exists }) else { return [] }
    return values
  }

  /// Returns the values of complete numbers, or `nil` if a number is incomplete.
  func values(of draft: DateDraft) -> [DateValue]? {
    guard draft.fields.count == parts.count,
      zip(parts, draft.fields).allSatisfy({ $0.isComplete($1) })
    else { return nil }
    return valueRanges.map { range in
      var value = DateValue()
      var isAfternoon: Bool?
      for index in range {
        let number = draft.fields[index].number
        switch parts[index].kind {
        case .year: value.year = parts[index].isShortYear ? year(of: number) : number
        case .month: value.month = number
        case .day: value.day = number
        case .hour: value.hour = number
        case .minute: value.minute = number
        case .second: value.second = number
        case .dayPeriod: isAfternoon = number == Int(DatePart.afternoon)
        }
      }
      if let isAfternoon, let hour = value.hour { value.hour = hour % 12 + (isAfternoon ? 12 : 0) }
      return value
    }
  }

  func year(of number: Int) -> Int {
    firstYear + (number - firstYear % 100 + 100) % 100
  }

  /// Returns a text as the layout writes it, or the text itself if it has no value, or one in
  /// another order.
  func sanitized(_ text: String) -> String {
    guard var draft = try? read(text), !draft.isInOtherOrder else { return text }
    draft.closeLastPart()
    return values(of: draft) == nil ? text : draft.written.text
  }

  /// Returns a value as the layout writes it; `nil` if it lacks a part, or the layout cannot write
  /// its year.
  public func text(of value: DateValue) -> String? { numbers(of: value).map { text(of: $0).text } }

  /// Returns a bound as the layout writes it, with the first moment of its missing components.
  package func text(ofBound bound: DateValue) -> String {
    var value = bound
    (value.month, value.day) = (bound.month ?? 1, bound.day ?? 1)
    (value.hour, value.minute) = (bound.hour ?? 0, bound.minute ?? 0)
    value.second = bound.second ?? 0
    guard let numbers = numbers(of: value) else { return bound.description }
    return text(of: Array(numbers[valueRanges[0]])).text
  }

  private func numbers(of value: DateValue) -> [[UInt8]]? {
    var fields: [[UInt8]] = []
    for part in parts {
      let number: Int? =
        switch part.kind {
        case .year: value.year
        case .month: value.month
        case .day: value.day
        case .hour: periods == nil ? value.hour : value.hour.map { ($0 + 11) % 12 + 1 }
        case .minute: value.minute
        case .second: value.second
        case .dayPeriod: value.hour.map { Int($0 < 12 ? DatePart.morning : DatePart.afternoon) }
        }
      guard var number else { return nil }
      if part.isShortYear {
        guard firstYear..<firstYear + 100 ~= number else { return nil }
        number %= 100
      }
      guard part.range.contains(number) else { return nil }
      fields.append(
        part.kind == .dayPeriod
          ? [UInt8(number)] : number.padded(part.digits).utf8.map { $0 - 0x30 })
    }
    return fields
  }
}

extension DateDraft {
  /// Completes the last part of a finished text: `2024-2-3` is the third.
  ///
  /// A single digit of minutes or seconds is not complete, because people write two.
  mutating func closeLastPart() {
    let last = fields.count - 1
    guard last == layout.parts.count - 1, layout.parts[last].kind.isDate,
      let closed = layout.parts[last].closed(fields[last])
    else { return }
    if field == last, offset == fields[last].count { offset = closed.count }
    fields[last] = closed
  }
}
