/// The positions of an unformatted text in its formatted text, in UTF-8 offsets.
struct ShownPlaces {
  private let format: TextFormat
  private let text: String
  /// The position of the last literal in the unformatted text; -1 if there is none.
  private let last: Int
  /// The number of bytes by which the formatted text is longer.
  private let growth: Int

  /// Finds the positions in a text that may be formatted.
  init(_ format: TextFormat, _ text: String) {
    (self.format, self.text) = (format, text)
    var places = FormatPlaces(.toUnformatted)
    growth = text.utf8.count - format.raw(text, &places).text.utf8.count
    last = places.lastLiteral
  }

  /// Maps a position to the formatted text.
  ///
  /// - Parameter begins: Whether it is the beginning of a range, which is after any literal at it.
  func shown(_ place: Int, begins: Bool) -> Int {
    // After the last literal, all positions move by the same distance.
    if place > last { return place + growth }
    var places = FormatPlaces(.toFormatted, place, beginsRange: begins)
    _ = format.raw(text, &places)
    return places[0]
  }
}

extension Violations {
  /// Returns the violations with their ranges moved from one text to another.
  ///
  /// - Parameter move: Maps a range of UTF-8 offsets.
  func moved(
    from old: String, to new: String, _ move: (Range<Int>) -> Range<Int>
  ) -> Violations {
    var (oldOffsets, newOffsets) = (OffsetCursor(old), OffsetCursor(new))
    return changed {
      let range = newOffsets.utf16Range(utf8: move(oldOffsets.utf8Range(utf16: $0.range)))
      $0 = Violation($0, range: range, actual: $0.actual)
    }
  }
}
