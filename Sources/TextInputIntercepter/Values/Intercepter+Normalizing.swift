extension Intercepter {
  /// A raw text as the rules write it: what the field holds after it was pasted, where no rule objects to
  /// anything in it, and a number as ``Intercepter/sanitize(_:)`` reads it.
  ///
  /// Nothing is guessed, and nothing is left out but what says nothing: a text with two meanings stays as it is.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules of this library.
  package func normalized(_ text: String) -> String {
    var text = text
    for rule in rules where !rule.accepts(text) { text = rule.normalized(text) }
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
    guard case .number(let format) = reading else { return text }
    return format.written(text)
  }
}

extension DecimalFormat {
  /// A number that a text says with grouped digits or beside a currency, as this format writes it, even if a rule
  /// forbids that number; the text itself where it says none.
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

  /// Whether the one mark of a number is read as grouping only because the digits behind it are too many for
  /// decimals: `1,234` in a field that does not say what groups its digits.
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
