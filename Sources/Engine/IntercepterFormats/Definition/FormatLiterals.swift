/// The literals of a formatted text, which map any number of positions of the unformatted text to it,
/// in UTF-8 offsets.
@usableFromInline final class FormatLiterals {
  /// The literals in order, each with the range of the unformatted text that it represents.
  private var all: [(shown: Range<Int>, raw: Range<Int>)] = []

  /// Finds the literals of a text that may be formatted, and its unformatted text.
  static func find(
    in text: String, _ definition: FormatDefinition
  ) -> (literals: FormatLiterals, raw: String) {
    let literals = FormatLiterals()
    var places = FormatPlaces(.toUnformatted, listing: literals)
    // The places do not retain the list.
    let raw = withExtendedLifetime(literals) { definition.raw(text, &places).text }
    return (literals, raw)
  }

  @usableFromInline @inline(never)
  func append(_ shown: Range<Int>, _ raw: Range<Int>) { all.append((shown, raw)) }

  func removeAll() { all = [] }

  /// Maps a position of the unformatted text to the formatted text.
  ///
  /// - Parameter begins: Whether it is the beginning of a range, which is after any literal at it.
  /// - Complexity: O(log *n*) in the number of literals.
  func shown(_ place: Int, begins: Bool) -> Int {
    let literal = last {
      $0.raw.lowerBound < (begins && $0.raw.isEmpty ? place + 1 : place)
    }
    guard let literal else { return place }
    return literal.shown.upperBound + place - literal.raw.upperBound
  }

  /// Returns the last literal that satisfies a condition; all literals before it do as well.
  private func last(
    where isBefore: ((shown: Range<Int>, raw: Range<Int>)) -> Bool
  ) -> (shown: Range<Int>, raw: Range<Int>)? {
    let index = all.indices.partitioningIndex { !isBefore(all[$0]) }
    return index > 0 ? all[index - 1] : nil
  }
}
