extension String {
  /// Where the rows of the text begin that is wrapped at a width, in UTF-16 code units: behind line breaks,
  /// and before the words that do not fit.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func rowStarts(columns limit: Int) -> [Int] {
    var starts = [0]
    var (offset, columns) = (0, 0)
    // Where the last word begins, and how wide it is so far.
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
