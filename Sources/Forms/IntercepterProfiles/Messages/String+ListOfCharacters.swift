internal import TextTools

extension String {
  /// The characters of the text as a readable list: `A–Z 0–9 - ␣`.
  ///
  /// Three or more consecutive ASCII letters or digits become a range, and invisible characters
  /// their code points. Code points also distinguish characters that look the same.
  var asListOfCharacters: String {
    var runs: [(first: Character, last: Character)] = []
    for character in self {
      if let last = runs.last?.last, character.follows(last) {
        runs[runs.count - 1].last = character
      } else {
        runs.append((character, character))
      }
    }
    var spellings: [Character: Character] = [:]
    let alike = Set(filter { spellings.updateValue($0, forKey: $0)?.isSpelledUnlike($0) == true })
    return runs.map { run in
      if alike.contains(run.first) { return "\(run.first) (\(run.first.codePoints))" }
      if run.first == run.last { return run.first.listed }
      let isRange = !run.last.follows(run.first)
      return "\(run.first)\(isRange ? "–" : " ")\(run.last)"
    }.joined(separator: " ")
  }
}

extension Character {
  /// Returns whether this is the ASCII letter or digit after another.
  fileprivate func follows(_ other: Character) -> Bool {
    guard let value = asciiValue, let before = other.asciiValue, value == before + 1 else {
      return false
    }
    return isLetter && other.isLetter || isWholeNumber && other.isWholeNumber
  }

  /// The character, or its code points if it is invisible.
  fileprivate var listed: String {
    if self == " " { return "␣" }
    let isSeen = unicodeScalars.contains { scalar in
      !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
        && scalar.properties.generalCategory != .control
    }
    if isSeen { return String(self) }
    return codePoints
  }
}
