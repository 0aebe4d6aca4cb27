internal import TextInputIntercepter

extension String {
  /// Returns a suggestion for a misspelt name, such as `did you mean “limit”?`, or `nil` if no name
  /// is close.
  ///
  /// If the suggested name is canonically equivalent, the suggestion shows the scalars that differ.
  package func suggestion(in names: [String]) -> String? {
    nearest(in: names).map { name in
      let unlike = zip(name, self).first { $0.isSpelledUnlike($1) }
      let scalars = unlike.map { " (with \($0.codePoints), not \($1.codePoints))" }
      return "did you mean “\(name)”\(name == self ? scalars ?? "" : "")?"
    }
  }

  /// Returns the candidate with the smallest edit distance, at most a third of the letters, or else
  /// the only candidate that begins with the name.
  ///
  /// Names of more than 80 bytes are ignored.
  package func nearest(in candidates: [String]) -> String? {
    guard utf8.count <= 80 else { return nil }
    let name = Array(caseFolded)
    let names = candidates.filter { $0.utf8.count <= 80 }.map { ($0, Array($0.caseFolded)) }
    let near = names.compactMap { candidate, letters -> (candidate: String, distance: Int)? in
      let most = min(name.count, letters.count) / 3
      guard abs(letters.count - name.count) <= most else { return nil }
      let distance = distanceBetween(name, letters)
      return distance <= most ? (candidate, distance) : nil
    }
    if let nearest = near.min(by: { $0.distance < $1.distance }) { return nearest.candidate }
    let longer = names.filter { name.count >= 3 && $0.1.starts(with: name) }
    return longer.count == 1 ? longer[0].0 : nil
  }
}

/// Returns the Damerau-Levenshtein distance: the minimum number of letters to insert, delete or
/// replace, or of neighbours to swap.
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
