/// Converts ascending offsets in a cell's text to offsets in the chunk.
struct CellPlace {
  private let bytes: UnsafeRawBufferPointer
  private let cell: Cell
  private let marks: CSVMarks
  /// The number of UTF-16 code units of the text before the position.
  private var units = 0
  private var position: Int

  init(_ cell: Cell, in bytes: UnsafeRawBufferPointer, _ marks: CSVMarks) {
    self.marks = marks
    self.bytes = bytes
    self.cell = cell
    position = cell.content.lowerBound
  }

  /// Returns the offset in the chunk of a place in the text.
  ///
  /// - Parameter target: An offset in the text, in UTF-16 code units, not less than the previous
  ///   one.
  mutating func offset(utf16 target: Int) -> Int {
    while position < cell.content.upperBound, units < target {
      let byte = bytes[position]
      switch (cell.notation, byte) {
      case (.doubled, ..<0x80), (.slashed, ..<0x80):
        let end = cell.content.upperBound
        position = marks.next(at: position, in: bytes, upTo: end, cell.notation).position
      case (.escaped, UInt8(ascii: "\\")):
        // An escape is one code unit, as is each half of a surrogate pair.
        position += bytes[position + 1] == UInt8(ascii: "u") ? 6 : 2
      default: position += byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      }
      units += byte >= 0xF0 ? 2 : 1
    }
    return min(position, cell.content.upperBound)
  }
}
