/// Turns offsets of a text, given in their order, into columns: grapheme clusters, from 1.
struct ColumnCounter {
  private let text: String
  private var last: (index: String.Index, column: Int)

  init(_ text: String) {
    self.text = text
    last = (text.startIndex, 1)
  }

  /// The column of the cluster at an offset in UTF-16 code units that is not before the last one.
  mutating func column(utf16 offset: Int) -> Int {
    let index = text.utf16.index(text.startIndex, offsetBy: offset)
    last = (index, last.column + text[last.index..<index].count)
    return last.column
  }
}
