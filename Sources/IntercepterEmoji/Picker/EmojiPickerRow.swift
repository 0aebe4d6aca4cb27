/// A row of a picker's grid.
public struct EmojiPickerRow: Hashable, Sendable {
  /// The number of the section.
  public let section: Int
  /// Whether it is the first row of its section, above which the heading stands.
  public let isFirst: Bool
  /// The places of its emoji among all of the picker, ``EmojiPicker/columns`` at most.
  public let places: Range<Int>
}

extension EmojiPicker {
  /// The rows of all sections.
  ///
  /// - Complexity: O(*n*) in their number.
  public var rows: [EmojiPickerRow] {
    sections.enumerated().flatMap { index, section in
      stride(from: section.start, to: section.places.upperBound, by: columns).map { start in
        EmojiPickerRow(
          section: index, isFirst: start == section.start,
          places: start..<min(start + columns, section.places.upperBound))
      }
    }
  }

  /// The number of the row that the selected emoji is in.
  public var selectedRow: Int? { rows.firstIndex { $0.places.contains(selected) } }
}
