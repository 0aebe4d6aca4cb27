extension Canvas {
  /// Returns the starts of the rows of a text.
  ///
  /// A row begins after a line break, or before the word or the wide character that does not fit;
  /// no row begins with the punctuation after a wide character.
  ///
  /// - Parameters:
  ///   - first: The columns of the first row.
  ///   - others: The columns of the other rows.
  ///   - isMessage: `true` if blanks may stand behind the end of a row, and isolates are invisible.
  /// - Complexity: O(*n*) in the length of the text.
  func rowStarts(of text: String, first: Int, others: Int, isMessage: Bool) -> [String.Index] {
    var starts = [text.startIndex]
    var (limit, columns) = (first, 0)
    // The last place where a row may begin, and the columns behind it.
    var chance = (index: text.startIndex, columns: 0)
    var (wasBlank, wasWide) = (false, false)
    for (index, cluster) in zip(text.indices, text) {
      let width = isMessage && cluster.isIsolate ? 0 : cells(of: cluster, .plain).columns
      let (isBlank, isWide) = (cluster.isWhitespace, width > 1)
      if wasBlank || (isWide || wasWide) && !cluster.isPunctuation { chance = (index, 0) }
      let isFull = columns + width > limit && !cluster.isNewline && !(isBlank && isMessage)
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
      of: text, first: max(0, first), others: max(1, others), isMessage: true)
    var open = 0
    return zip(starts, starts.dropFirst() + [text.endIndex]).map { start, end in
      var line = text[start..<end]
      if end < text.endIndex { while line.last == " " { line.removeLast() } }
      // An isolate that is broken goes on in the next line.
      defer { open += line.reduce(0) { $0 + ($1 == "\u{2068}" ? 1 : $1 == "\u{2069}" ? -1 : 0) } }
      return String(repeating: "\u{2068}", count: max(0, open)) + line
    }
  }
}

extension Character {
  /// A Boolean value that indicates whether the character begins or ends an isolate (UAX #9).
  fileprivate var isIsolate: Bool { self == "\u{2068}" || self == "\u{2069}" }
}
