extension String {
  /// Returns the lines of the text, wrapped at a number of columns: between words, otherwise before
  /// any wide character, otherwise where the line is full.
  func wrapped(to width: Int) -> [String] { wrapped(first: width, others: width) }

  /// Returns the lines of the text, wrapped with a separate width for the first line.
  func wrapped(first: Int, others: Int) -> [String] {
    var lines = [""]
    var room = max(0, first)
    func startLine() {
      lines.append("")
      room = max(1, others)
    }
    for piece in pieces {
      let blank = lines[lines.count - 1].isEmpty || !piece.isBehindSpace ? "" : " "
      let columns = piece.text.columns
      if columns + blank.columns <= room {
        lines[lines.count - 1] += blank + piece.text
        room -= columns + blank.columns
        continue
      }
      if !(lines.count > 1 && lines[lines.count - 1].isEmpty) { startLine() }
      for character in piece.text {
        let columns = String(character).columns
        if columns > room, !lines[lines.count - 1].isEmpty { startLine() }
        lines[lines.count - 1].append(character)
        room -= columns
      }
    }
    return lines
  }

  /// The parts that are not broken: words, and wide characters with the punctuation after them.
  private var pieces: [(text: String, isBehindSpace: Bool)] {
    var pieces: [(text: String, isBehindSpace: Bool)] = []
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      var isFirst = true
      var wasWide = false
      for character in word {
        let isWide = String(character).columns > 1
        let stays = character.isPunctuation
        if isFirst || ((isWide || wasWide) && !stays) {
          pieces.append((String(character), isFirst && !pieces.isEmpty))
        } else {
          pieces[pieces.count - 1].text.append(character)
        }
        (isFirst, wasWide) = (false, isWide)
      }
      if word.isEmpty { pieces.append(("", !pieces.isEmpty)) }
    }
    return pieces
  }
}
