extension EditingState {
  /// Returns the notation of the state, or of the text near its selection if the text is long.
  func excerpt(columns: Int) -> String {
    guard text.utf8.count > columns else { return notation }
    let place = selection ?? text.utf16.count..<text.utf16.count
    let head = text.index(utf16: place.upperBound)
    let before = text[..<head].suffix(columns / 2)
    let behind = text[head...].prefix(columns / 2)
    let part = cut(
      to: before.startIndex.utf16Offset(in: text)..<behind.endIndex.utf16Offset(in: text))
    let (isCut, goesOn) = (before.startIndex > text.startIndex, behind.endIndex < text.endIndex)
    return "\(isCut ? "…" : "")\(part.notation)\(goesOn ? "…" : "")"
  }
}

extension String {
  /// Returns the text, or its two ends if it is long.
  func excerpt(columns: Int) -> String {
    guard utf8.count > columns, count > columns else { return self }
    return "\(prefix(columns / 2))…\(suffix(columns / 2 - 1))"
  }

  /// Returns the parts to drop from this text to get another one, or `nil` if dropping is not
  /// enough.
  func runs(missingIn other: String) -> [String]? {
    var rest = other[...]
    var runs: [String] = []
    var isInside = false
    for character in self {
      if rest.first == character {
        rest.removeFirst()
        isInside = false
      } else if isInside {
        runs[runs.count - 1].append(character)
      } else {
        runs.append(String(character))
        isInside = true
      }
    }
    return rest.isEmpty ? runs : nil
  }

  /// Returns the parts of both texts between their common prefix and suffix.
  func difference(from other: String) -> (mine: String, other: String) {
    let start = zip(self, other).prefix { $0 == $1 }.count
    let (mine, theirs) = (dropFirst(start), other.dropFirst(start))
    let end = zip(mine.reversed(), theirs.reversed()).prefix { $0 == $1 }.count
    return (String(mine.dropLast(end)), String(theirs.dropLast(end)))
  }
}
