extension Intercepter {
  /// Returns the edit that increments or decrements the part of a date or a time at the caret, as
  /// the arrow keys do.
  ///
  /// A host that handles the arrow keys applies it like any other edit. The other parts do not
  /// change, and the caret stays in the part. Years stop at the earliest and the latest one. Other
  /// parts wrap around, days at the end of their month.
  ///
  /// ```swift
  /// let date = Intercepter.date(locale: "de")
  /// let state = EditingState("31.12.2024", caret: 2)
  /// date.stepping(state, by: 1)  // replaces "31" with "01"
  /// ```
  ///
  /// - Parameters:
  ///   - state: The field's text and selection.
  ///   - count: The number of steps: 1 for the up arrow, -1 for the down arrow.
  /// - Returns: `nil` if no rule parses dates, or if no complete part is at the start of the
  ///   selection.
  /// - Complexity: O(*n*) in the length of the text.
  public func stepping(_ state: EditingState, by count: Int) -> Edit? {
    for rule in rules {
      if let reading = rule.reading { return reading.step(state, count) }
    }
    return nil
  }
}
