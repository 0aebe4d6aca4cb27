extension DateLayout {
  func missingParts(of text: String) -> [(literal: String, count: Int)] {
    let read = DateFields(text, self)
    let numbers = read.fields.map { $0.digits }
    guard read.other == nil, !isUndivided(numbers), let last = places(of: numbers)?.last,
      let digits = numbers.last
    else { return [] }
    return (last..<parts.count).map { index in
      let part = parts[index]
      let word = part.kind == .dayPeriod ? periods?.word(of: DatePart.morning) : nil
      let count = index == last ? digits.count : 0
      let length = word.map { count > 0 ? 0 : $0.count } ?? part.digits - count
      return (index > last ? separators[index - 1] : "", max(0, length))
    }
  }
}
