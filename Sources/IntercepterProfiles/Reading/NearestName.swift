/// The name that somebody meant who wrote another: the one that the fewest changed letters lead to,
/// if those are few.
package func nearest(to name: String, in candidates: [String]) -> String? {
  let name = Array(name.lowercased().prefix(64))
  let distances = candidates.map { candidate in
    (candidate: candidate, distance: distance(name, Array(candidate.lowercased())))
  }
  guard let best = distances.min(by: { $0.distance < $1.distance }),
    best.distance <= max(1, best.candidate.count / 3)
  else { return nil }
  return best.candidate
}

/// The least number of letters to insert, drop or replace (Levenshtein), with two swapped neighbours
/// counted once (Damerau).
private func distance(_ first: [Character], _ second: [Character]) -> Int {
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
