/// Turns offsets of a line into columns: grapheme clusters, from 1.
///
/// Counts on from the last offset while offsets grow, so that all violations of a rule take one pass.
struct ColumnCounter {
  private let text: String
  private var last: (index: String.Index, column: Int)

  init(_ text: String) {
    self.text = text
    last = (text.startIndex, 1)
  }

  /// The column of the cluster at an offset in UTF-16 code units.
  mutating func column(utf16 offset: Int) -> Int {
    let index = text.utf16.index(text.startIndex, offsetBy: offset)
    if index < last.index { last = (text.startIndex, 1) }
    last = (index, last.column + text[last.index..<index].count)
    return last.column
  }
}
