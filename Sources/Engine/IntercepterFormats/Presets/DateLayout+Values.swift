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
    if let values = text.withUTF8Bytes(ownValues) { return values }
    guard let meaning = read(text).value, meaning.exists else { return [] }
    return meaning.values
  }

  /// Returns the values of a text that is what the layout writes, in ASCII digits; `nil` if it has
  /// words, if a value does not exist, and for any other text.
  ///
  /// Such a text has no other meaning, so it need not be compared with other orders.
  func ownValues(of utf8: UnsafeBufferPointer<UInt8>) -> [DateValue]? {
    if !isPlain { return nil }
    var values = [DateValue()]
    var offset = 0
    for (index, part) in parts.enumerated() {
      if index > 0 {
        for byte in separators[index - 1].utf8 {
          if offset == utf8.count || utf8[offset] != byte { return nil }
          offset += 1
        }
        if boundaries[index - 1] == .range { values.append(DateValue()) }
      }
      var number = 0
      for _ in 0..<part.digits {
        guard offset < utf8.count, utf8[offset].isASCIIDigit else { return nil }
        number = number * 10 + Int(utf8[offset] - 0x30)
        offset += 1
      }
      guard part.range.contains(number) else { return nil }
      values[values.count - 1].set(part.kind, part.isShortYear ? year(of: number) : number)
    }
    return offset == utf8.count && values.allSatisfy { $0.exists } ? values : nil
  }

  /// The ranges of the parts that form one date or one time.
  var groups: [Range<Int>] {
    var starts = [0]
    for (index, mark) in boundaries.enumerated()
    where mark == .range || mark == .join && parts[index].kind.isDate {
      starts.append(index + 1)
    }
    return starts.indices.map {
      starts[$0]..<($0 + 1 < starts.count ? starts[$0 + 1] : parts.count)
    }
  }

  var hasShortYears: Bool { parts.contains { $0.isShortYear } }

  func year(of number: Int) -> Int {
    firstYear + (number - firstYear % 100 + 100) % 100
  }

  /// Returns a finished text as the layout writes it, or the text itself if it has no value, or one
  /// in another order that is not accepted.
  func sanitized(_ text: String, _ takesOtherOrder: Bool) -> String {
    if text.withUTF8Bytes(ownValues) != nil { return text }
    guard let meaning = read(text).value, takesOtherOrder || !meaning.isInOtherOrder else {
      return text
    }
    return self.text(of: meaning) ?? text
  }

  /// Returns values as the layout writes them.
  func text(of meaning: DateMeaning) -> String? { text(of: meaning.values) }

  /// Returns values as the layout writes them; `nil` if it has another number of values.
  func text(of values: [DateValue]) -> String? {
    var fields: [String] = []
    let ranges = valueRanges
    if values.count != ranges.count { return nil }
    for (range, value) in zip(ranges, values) {
      guard let numbers = numbers(of: value, range) else { return nil }
      fields += numbers
    }
    return joined(fields)
  }

  /// Returns a value as the layout writes it; `nil` if it lacks a part, or the layout cannot write
  /// its year.
  public func text(of value: DateValue) -> String? {
    numbers(of: value, 0..<parts.count).map(joined)
  }

  /// Returns a bound as the layout writes it, with the first moment of its missing components.
  package func text(ofBound bound: DateValue) -> String {
    var value = bound
    (value.month, value.day) = (bound.month ?? 1, bound.day ?? 1)
    (value.hour, value.minute) = (bound.hour ?? 0, bound.minute ?? 0)
    value.second = bound.second ?? 0
    return numbers(of: value, valueRanges[0]).map(joined) ?? bound.description
  }

  /// Returns parts with the separators between them.
  func joined(_ fields: [String]) -> String {
    var text = ""
    for (index, field) in fields.enumerated() {
      text += (index == 0 ? "" : separators[index - 1]) + field
    }
    return text
  }

  /// Returns the parts of a value, from the first of a range on.
  private func numbers(of value: DateValue, _ range: Range<Int>) -> [String]? {
    var fields: [String] = []
    for part in parts[range] {
      let number: Int? =
        switch part.kind {
        case .year: value.year
        case .month: value.month
        case .day: value.day
        case .hour: periods == nil ? value.hour : value.hour.map { ($0 + 11) % 12 + 1 }
        case .minute: value.minute
        case .second: value.second
        case .dayPeriod: value.hour.map { $0 / 12 }
        }
      guard var number else { return nil }
      if part.isShortYear {
        guard firstYear..<firstYear + 100 ~= number else { return nil }
        number %= 100
      }
      guard part.range.contains(number) else { return nil }
      let word = part.kind == .dayPeriod ? periods?.word(isAfternoon: number > 0) : nil
      fields.append(word ?? number.padded(part.digits))
    }
    return fields
  }
}
