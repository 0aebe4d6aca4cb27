extension Canvas {
  /// Returns the starts of the rows of a text.
  ///
  /// A row begins after a line break, or before the word or the wide character that does not fit;
  /// no row begins with the punctuation after a wide character.
  ///
  /// - Parameters:
  ///   - first: The columns of the first row.
  ///   - others: The columns of the other rows.
  ///   - hangsBlanks: `true` if blanks may stand behind the end of a row.
  /// - Complexity: O(*n*) in the length of the text.
  func rowStarts(of text: String, first: Int, others: Int, hangsBlanks: Bool) -> [String.Index] {
    var starts = [text.startIndex]
    var (limit, columns) = (first, 0)
    // The last place where a row may begin, and the columns behind it.
    var chance = (index: text.startIndex, columns: 0)
    var (wasBlank, wasWide) = (false, false)
    for (index, cluster) in zip(text.indices, text) {
      let width = cells(of: cluster, .plain).columns
      let (isBlank, isWide) = (cluster.isWhitespace, width > 1)
      if wasBlank || (isWide || wasWide) && !cluster.isPunctuation { chance = (index, 0) }
      let isFull = columns + width > limit && !cluster.isNewline && !(isBlank && hangsBlanks)
      let mayMove = starts.count == 1 && limit < others
      if isFull, index > starts[starts.count - 1] || mayMove {
        if isBlank || chance.index <= starts[starts.count - 1] && !mayMove { chance = (index, 0) }
        starts.append(chance.index)
        (limit, columns) = (others, chance.columns)
      }
      columns += width
      chance.columns += width
      (wasBlank, wasWide) = (isBlank, isWide)
      if cluster.isNewline {
        starts.append(text.index(after: index))
        (limit, columns) = (others, 0)
      }
    }
    return starts
  }

  /// Returns the lines of a message.
  func wrap(_ text: String, first: Int, others: Int) -> [String] {
    let starts = rowStarts(
      of: text, first: max(0, first), others: max(1, others), hangsBlanks: true)
    return zip(starts, starts.dropFirst() + [text.endIndex]).map { start, end in
      var line = text[start..<end]
      if end < text.endIndex { while line.last == " " { line.removeLast() } }
      return String(line)
    }
  }
}
