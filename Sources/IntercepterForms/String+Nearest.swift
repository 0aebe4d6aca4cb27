extension String {
  /// The name that somebody meant who wrote this one: the one that the fewest changed letters lead to,
  /// if those are few.
  ///
  /// Names of more than 80 bytes are nobody's slip of the finger.
  package func nearest(in candidates: [String]) -> String? {
    guard utf8.count <= 80 else { return nil }
    let name = Array(lowercased())
    let distances = candidates.compactMap { candidate -> (candidate: String, distance: Int)? in
      guard candidate.utf8.count <= 80 else { return nil }
      let letters = Array(candidate.lowercased())
      let most = max(1, letters.count / 3)
      guard abs(letters.count - name.count) <= most else { return nil }
      let distance = distanceBetween(name, letters)
      return distance <= most ? (candidate, distance) : nil
    }
    return distances.min { $0.distance < $1.distance }?.candidate
  }

  /// Whether the text comes first, scalar by scalar.
  func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

/// The least number of letters to insert, drop or replace (Levenshtein), with two swapped neighbours
/// counted once (Damerau).
private func distanceBetween(_ first: [Character], _ second: [Character]) -> Int {
  var rows = [Array(0...second.count)]
  for (i, letter) in first.enumerated() {
    var row = [i + 1]
    for (j, other) in second.enumerated() {
      var least = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (letter == other ? 0 : 1))
      if i > 0, j > 0, letter == second[j - 1], first[i - 1] == other {
        least = min(least, rows[i - 1][j - 1] + 1)
      }
      row.append(least)
    }
    rows.append(row)
  }
  return rows[first.count][second.count]
}
