extension StringProtocol {
  /// The text without white space at its ends.
  package var trimmed: String { trimmed { $0.isBlank } }

  /// Returns the text without certain characters at its ends.
  package func trimmed(_ isDropped: (Character) -> Bool) -> String {
    // Fast path: most texts begin and end with an ASCII character that stays.
    let ascii: ClosedRange<Unicode.Scalar> = "!"..."~"
    if let first = unicodeScalars.first, let last = unicodeScalars.last, ascii ~= first,
      ascii ~= last, !isDropped(Character(first)), !isDropped(Character(last))
    {
      return String(self)
    }
    // Iterates forwards only: a step back from the end of a substring may read all of it.
    var (start, end, index) = (endIndex, startIndex, startIndex)
    while index != endIndex {
      let next = self.index(after: index)
      if !isDropped(self[index]) { (start, end) = (Swift.min(start, index), next) }
      index = next
    }
    return start < end ? String(self[start..<end]) : ""
  }
}
