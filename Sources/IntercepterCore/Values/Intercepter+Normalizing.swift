extension Intercepter {
  /// Returns an unformatted text in the spelling of the rules.
  ///
  /// That is the text of the field after a paste if no rule objects, with numbers as
  /// ``Intercepter/sanitize(_:)`` reads them. Nothing is guessed, and only text without meaning is
  /// removed. An ambiguous text stays unchanged.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules of this library.
  package func normalized(_ text: String) -> String {
    var text = text
    for rule in rules { text = rule.normalized(text) }
    return text
  }
}

extension Rule {
  fileprivate func normalized(_ text: String) -> String {
    switch judge(Proposal(wholeText: text)) {
    case .accept: return text
    case .amend(let state, let violations) where violations.isEmpty: return state.text
    case .amend, .report, .reject: break
    }
    guard case .number(let format) = definition.valueKind else { return text }
    return format.written(text)
  }
}

extension DecimalFormat {
  /// Returns a number with grouped digits or a currency in the spelling of this format.
  ///
  /// The rule may forbid that number. A text without a number stays unchanged.
  fileprivate func written(_ text: String) -> String {
    guard !isFaultless(text, tolerant: false),
      let reading = NumberReading(text, self, mayCut: false), !guessesThousands(reading)
    else { return text }
    let sanitized = sanitize(text)
    if !sanitized.hasSameScalars(as: text) { return sanitized }
    func digits(_ role: NumberReading.Role) -> String {
      var digits = ""
      for part in reading.parts where part.role == role {
        digits += normalForm(of: part.character) ?? String(part.character)
      }
      return digits
    }
    let fraction = digits(.fractionDigit)
    return (reading.isNegative ? "-" : "") + digits(.integerDigit)
      + (fraction.isEmpty ? "" : String(separator) + fraction)
  }

  /// Returns whether a number's only mark is read as grouping just because too many digits follow
  /// for decimals.
  ///
  /// An example is `1,234` in a field that sets no grouping separators.
  private func guessesThousands(_ reading: NumberReading) -> Bool {
    let parts = reading.parts
    guard groupingSeparators.isEmpty, !parts.contains(where: { $0.role == .separator }),
      let first = parts.firstIndex(where: { $0.role == .integerDigit }),
      let last = parts.lastIndex(where: { $0.role == .integerDigit })
    else { return false }
    return parts[first...last].count {
      $0.character == separator || alternativeSeparators.contains($0.character)
    } == 1
  }
}
