extension [String] {
  /// The alternatives in words: `a`, `a or b`, `a, b or c`.
  package var formattedAlternatives: String {
    guard count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + self[count - 1]
  }
}
