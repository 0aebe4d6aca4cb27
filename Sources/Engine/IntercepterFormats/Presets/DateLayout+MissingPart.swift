extension DateLayout {
  func missingParts(of text: String) -> [(literal: String, count: Int)] {
    let read = DateFields(text, self)
    let numbers = read.fields.map { $0.digits }
    guard read.other == nil, !isUndivided(numbers), let last = places(of: numbers)?.last,
      let digits = numbers.last
    else { return [] }
    var rest = ""
    if digits.isEmpty, numbers.count > 1 {
      let separator = separators[last - 1]
      let end = read.fields[numbers.count - 2].range.upperBound
      let written = String(text.substring(utf8: end..<text.utf8.count))
      if separator.holds(written, atUTF8: 0) {
        rest = String(separator.substring(utf8: written.utf8.count..<separator.utf8.count))
      }
    }
    return (last..<parts.count).map { index in
      let part = parts[index]
      let word = part.kind == .dayPeriod ? periods?.word(of: DatePart.morning) : nil
      let count = index == last ? digits.count : 0
      let length = word.map { count > 0 ? 0 : $0.count } ?? part.digits - count
      return (index > last ? separators[index - 1] : rest, max(0, length))
    }
  }
}
