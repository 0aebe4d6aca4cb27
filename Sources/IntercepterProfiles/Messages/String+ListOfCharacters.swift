internal import TextTools

extension String {
  /// The characters of the text, for people: `A–Z 0–9 - ␣`.
  ///
  /// Three or more letters or digits of ASCII that follow each other are written as a range, and what
  /// cannot be seen by its code point. Of two that look the same, the code points tell which is which.
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
  /// Whether this is the letter or the digit after another one.
  fileprivate func follows(_ other: Character) -> Bool {
    guard let value = asciiValue, let before = other.asciiValue, value == before + 1 else {
      return false
    }
    return isLetter && other.isLetter || isWholeNumber && other.isWholeNumber
  }

  /// The character, or what stands for it where it cannot be seen.
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
