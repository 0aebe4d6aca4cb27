extension DateRule {
  /// Returns the edit that changes the part at the caret; see `Intercepter.stepping(_:by:)`.
  func stepping(_ state: EditingState, by count: Int) -> Edit? {
    let reader = DateReader(state.text, layout)
    guard state.markedRange == nil,
      let selection = state.selection.map({ state.text.utf8Range(utf16: $0) }),
      let parse = reader.parses.first(where: { $0.scheme.order == .own })
    else { return nil }
    let tokens = reader.tokens.tokens
    guard
      let piece = parse.pieces.first(where: {
        tokens[$0.token].range.upperBound >= selection.lowerBound
      }), piece.digits.count == tokens[piece.token].digits.count
    else { return nil }
    let slot = parse.scheme.slots[piece.slot]
    let word = tokens[piece.token].word
    guard !slot.isExtra, !slot.isWord,
      piece.isComplete || slot.part.isShort(tokens[piece.token].digits),
      piece.number > 0 || piece.isComplete
    else { return nil }

    /// Returns a number of the same date.
    func number(_ kind: DatePart.Kind) -> Int? {
      parse.pieces.first {
        let own = parse.scheme.slots[$0.slot]
        return own.part.kind == kind && own.value == slot.value && $0.number > 0
      }?.number
    }
    let range = state.text.utf16Range(utf8: tokens[piece.token].range)
    if let word {
      guard let isAfternoon = word.isAfternoon, let periods = layout.periods else { return nil }
      return Edit(
        range: range,
        replacement: periods.word(isAfternoon: isAfternoon != (count.magnitude % 2 == 1)))
    }
    let isOfHalf = slot.part.kind == .hour && layout.periods != nil
    let new = stepped(
      slot.part, piece.number, by: min(max(count, -10_000), 10_000),
      first: isOfHalf ? 1 : slot.part.range.lowerBound,
      last: isOfHalf
        ? 12
        : number(.month).flatMap { month in
          slot.part.kind == .day
            ? DateValue.numberOfDays(in: month, of: number(.year) ?? 2000) : nil
        } ?? slot.part.range.upperBound)
    return Edit(range: range, replacement: new.padded(slot.part.digits))
  }

  /// Returns the number of a part after a number of steps.
  private func stepped(_ part: DatePart, _ number: Int, by count: Int, first: Int, last: Int) -> Int
  {
    if part.kind == .year {
      let isShort = part.isShortYear
      let first = max(isShort ? layout.firstYear : 1, earliest?.year ?? 1)
      let last = min(isShort ? layout.firstYear + 99 : 9999, latest?.year ?? 9999)
      let year = max(first, min(last, (isShort ? layout.year(of: number) : number) + count))
      return isShort ? year % 100 : year
    }
    if number > last { return last }
    let size = last - first + 1
    return first + ((number - first + count) % size + size) % size
  }
}
