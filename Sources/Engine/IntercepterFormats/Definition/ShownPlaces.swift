/// The positions of an unformatted text in its formatted text, in UTF-8 offsets.
struct ShownPlaces {
  private let definition: FormatDefinition
  private let text: String
  /// The position of the last literal in the unformatted text; -1 if there is none.
  private let last: Int
  /// The number of bytes by which the formatted text is longer.
  private let growth: Int

  /// Finds the positions in a text that may be formatted.
  init(_ definition: FormatDefinition, _ text: String) {
    (self.definition, self.text) = (definition, text)
    var places = FormatPlaces(.toUnformatted)
    growth = text.utf8.count - definition.raw(text, &places).text.utf8.count
    last = places.lastLiteral
  }

  /// Maps a position to the formatted text.
  ///
  /// - Parameter begins: Whether it is the beginning of a range, which is after any literal at it.
  func shown(_ place: Int, begins: Bool) -> Int {
    // After the last literal, all positions move by the same distance.
    if place > last { return place + growth }
    var places = FormatPlaces(.toFormatted, place, beginsRange: begins)
    _ = definition.raw(text, &places)
    return places[0]
  }
}
