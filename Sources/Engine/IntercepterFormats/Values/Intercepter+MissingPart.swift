extension Intercepter {
  /// Returns the part of a pattern, a date or a time that is missing after a text.
  ///
  /// A host displays it after the text, in a dimmer color, and hides it from accessibility. It is
  /// never part of the text that rules, forms and users have.
  ///
  /// ```swift
  /// Intercepter.date(locale: "de").missingPart(of: "29.0")  // _.____
  /// ```
  ///
  /// - Parameters:
  ///   - text: The field's text.
  ///   - filler: The placeholder for each missing character.
  /// - Returns: An empty text if nothing is missing, the text does not fit, or the field has
  ///   neither a pattern nor a date. Numbers have no missing part.
  /// - Complexity: O(*n*) in the length of the text.
  public func missingPart(of text: String, filler: Character = "_") -> String {
    var missing = ""
    for (literal, count) in missingParts(of: text) {
      missing += literal
      for _ in 0..<count { missing.append(filler) }
    }
    return missing
  }

  /// Returns the missing literals, each with the number of characters that are missing after it.
  private func missingParts(of text: String) -> [(literal: String, count: Int)] {
    for rule in rules {
      if let reading = rule.reading { return reading.missingParts(text) }
    }
    return format?.missingParts(of: text) ?? []
  }
}
