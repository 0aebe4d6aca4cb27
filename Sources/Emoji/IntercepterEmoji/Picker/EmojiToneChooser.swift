/// The variants of an emoji with skin tones, for the user to choose from.
public struct EmojiToneChooser: Hashable, Sendable {
  /// The emoji without tones.
  public let emoji: Emoji
  /// The variants, beginning with the emoji without tones.
  ///
  /// An emoji of two persons has a row for each tone of the first person.
  public let rows: [[TonedEmoji]]
  /// The row and the column of the selected variant.
  public internal(set) var selected: (row: Int, column: Int) {
    get { (selectedRow, selectedColumn) }
    set {
      selectedRow = min(max(newValue.row, 0), rows.count - 1)
      selectedColumn = min(max(newValue.column, 0), rows[selectedRow].count - 1)
    }
  }
  private var selectedRow = 0
  private var selectedColumn = 0

  /// The selected variant.
  public var choice: TonedEmoji { rows[selectedRow][selectedColumn] }

  /// Creates a chooser, or returns `nil` if at most one variant is offered.
  init?(_ emoji: TonedEmoji, filter: EmojiFilter) {
    let plain = TonedEmoji(emoji.emoji)
    let variants = emoji.emoji.toneKind.tones.map { TonedEmoji(emoji.emoji, $0) }
    var rows: [[TonedEmoji]]
    if emoji.emoji.toneKind == .two {
      rows = stride(from: 0, to: variants.count, by: 5).map { Array(variants[$0..<$0 + 5]) }
      rows.insert([plain], at: 0)
    } else {
      rows = [[plain] + variants]
    }
    rows = rows.map { $0.filter(filter.offers) }.filter { !$0.isEmpty }
    guard rows.reduce(0, { $0 + $1.count }) > 1 else { return nil }
    self.emoji = emoji.emoji
    self.rows = rows
    for (row, variants) in rows.enumerated() {
      if let column = variants.firstIndex(of: emoji) { selected = (row, column) }
    }
  }

  mutating func move(_ key: EmojiPickerKey) {
    switch key {
    case .left: selected.column -= 1
    case .right: selected.column += 1
    case .up: selected.row -= 1
    case .down: selected.row += 1
    case .home: selected = (0, 0)
    case .end: selected = (rows.count - 1, Int.max)
    default: break
    }
  }
}
