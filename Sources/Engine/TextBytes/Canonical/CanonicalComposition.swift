extension String {
  /// The canonical composition of the text (NFC, UAX #15).
  ///
  /// - Complexity: O(*n*), or O(*n* log *n*) if combining marks change places.
  package var canonicallyComposed: String {
    let table = CanonicalDecompositions.shared
    // The place of the last scalar of class 0, with which the next ones may compose.
    var (composed, starter, last): ([UInt32], Int, Int) = ([], -1, 0)
    for scalar in withUTF8Bytes({ $0.canonicalDecomposition }) {
      let combiningClass = table.combiningClass(of: scalar)
      if starter >= 0, starter == composed.count - 1 || last < combiningClass,
        let whole = table.composition(of: composed[starter], scalar)
      {
        composed[starter] = whole
        continue
      }
      if combiningClass == 0 { starter = composed.count }
      last = combiningClass
      composed.append(scalar)
    }
    var text = ""
    for scalar in composed { Unicode.Scalar(scalar).map { text.unicodeScalars.append($0) } }
    return text
  }
}
