/// A row of a picker's grid.
public struct EmojiPickerRow: Hashable, Sendable {
  /// The index of the section.
  public let section: Int
  /// A Boolean value that indicates whether the row is the first of its section, below the heading.
  public let isFirst: Bool
  /// The positions of its emoji among all sections, at most ``EmojiPicker/columns``.
  public let places: Range<Int>
}

extension EmojiPicker {
  /// The rows of all sections.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public var rows: [EmojiPickerRow] {
    sections.enumerated().flatMap { index, section in
      stride(from: section.start, to: section.places.upperBound, by: columns).map { start in
        EmojiPickerRow(
          section: index, isFirst: start == section.start,
          places: start..<min(start + columns, section.places.upperBound))
      }
    }
  }

  /// The index of the row with the selected emoji.
  public var selectedRow: Int? { rows.firstIndex { $0.places.contains(selected) } }
}
