extension DateRule {
  /// Returns the edit that changes the part at the caret; see `Intercepter.stepping(_:by:)`.
  func stepping(_ state: EditingState, by count: Int) -> Edit? {
    let read = DateFields(state.text, layout)
    let numbers = read.fields.map { $0.digits }
    guard state.markedRange == nil, read.other == nil,
      let selection = state.selection.map({ state.text.utf8Range(utf16: $0) }),
      let places = layout.places(of: numbers)
    else { return nil }
    let field = read.place(of: selection.lowerBound, in: state.text).field
    let part = layout.parts[places[field]]
    guard let digits = part.closed(numbers[field]) else { return nil }
    let value = layout.valueRanges.first { $0.contains(places[field]) } ?? 0..<0

    /// Returns a number of the same date.
    func number(_ kind: DatePart.Kind) -> Int? {
      places.indices.first { value.contains(places[$0]) && layout.parts[places[$0]].kind == kind }
        .flatMap { layout.parts[places[$0]].closed(numbers[$0])?.number }
    }
    let new = stepped(
      part, digits.number, by: min(max(count, -10_000), 10_000),
      daysInMonth: number(.month).map { DateValue.numberOfDays(in: $0, of: number(.year) ?? 2000) })
    return Edit(
      range: state.text.utf16Range(utf8: read.fields[field].range),
      replacement: layout.periods?.word(of: UInt8(new & 0xFF)).flatMap {
        part.kind == .dayPeriod ? $0 : nil
      } ?? new.padded(part.digits))
  }

  /// Returns the number of a part after a number of steps.
  private func stepped(_ part: DatePart, _ number: Int, by count: Int, daysInMonth: Int?) -> Int {
    if part.kind == .year {
      let isShort = part.isShortYear
      let first = max(isShort ? layout.firstYear : 1, earliest?.year ?? 1)
      let last = min(isShort ? layout.firstYear + 99 : 9999, latest?.year ?? 9999)
      let year = max(first, min(last, (isShort ? layout.year(of: number) : number) + count))
      return isShort ? year % 100 : year
    }
    let first = part.range.lowerBound
    let last = part.kind == .day ? daysInMonth ?? 31 : part.range.upperBound
    if number > last { return last }
    let size = last - first + 1
    return first + ((number - first + count) % size + size) % size
  }
}
