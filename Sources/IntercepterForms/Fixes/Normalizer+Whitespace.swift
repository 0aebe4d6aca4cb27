internal import TextInputIntercepter

extension Normalizer {
  /// Removes white space (`White_Space`) at both ends: spaces of every width, tabs and line breaks.
  public static let trimWhitespace = Normalizer(
    "trimWhitespace", prefilter: .noBlankEnds
  ) { text in
    guard let first = text.firstIndex(where: { !$0.isBlank }),
      let last = text.lastIndex(where: { !$0.isBlank })
    else { return "" }
    return String(text[first...last])
  }

  /// Replaces every run of white space, including line breaks and wide spaces, by one space
  /// (U+0020).
  ///
  /// This includes white space at the ends; ``trimWhitespace`` removes it.
  public static let collapseWhitespace = Normalizer(
    "collapseWhitespace", prefilter: .noBlankRuns
  ) { text in
    var result = ""
    var isInRun = false
    for character in text {
      if !character.isBlank { result.append(character) } else if !isInRun { result.append(" ") }
      isInRun = character.isBlank
    }
    return result
  }
}
