extension String {
  /// Returns the offsets of the rows of the text, wrapped at a width, in UTF-16 code units.
  ///
  /// A row begins after a line break, or with the word that does not fit.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func rowStarts(columns limit: Int) -> [Int] {
    var starts = [0]
    var (offset, columns) = (0, 0)
    // The offset of the last word, and its width so far.
    var word = (start: 0, columns: 0)
    for character in self {
      let width = Cell.cells(of: character, .plain).columns
      let isBlank = character.isWhitespace
      if columns + width > limit, !character.isNewline, offset > starts[starts.count - 1] {
        let fits = !isBlank && word.start > starts[starts.count - 1]
        starts.append(fits ? word.start : offset)
        if !fits { word = (offset, 0) }
        columns = word.columns
      }
      offset += character.utf16.count
      columns += width
      word = isBlank ? (offset, 0) : (word.start, word.columns + width)
      if character.isNewline {
        starts.append(offset)
        columns = 0
      }
    }
    return starts
  }
}
