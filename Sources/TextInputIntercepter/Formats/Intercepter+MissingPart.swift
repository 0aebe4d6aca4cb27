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
  private func missingParts(of text: String) -> [(String, Int)] {
    for rule in rules {
      if case .dates(let rule) = rule.definition.reading {
        return rule.layout.missingParts(of: text)
      }
    }
    guard let format, case .pattern(let pattern) = format.layout else { return [] }
    return unformattedText(of: text).withUTF8Bytes { raw in
      pattern.alternatives[pattern.choice(for: raw)]
        .missingParts(behind: raw, typed: format.isPrefix(text) ? text.utf8.count : 0)
    }
  }
}

extension PatternLayout {
  /// - Parameter typed: The number of bytes of the first literal that are already shown.
  fileprivate func missingParts(
    behind raw: UnsafeBufferPointer<UInt8>, typed: Int
  ) -> [(String, Int)] {
    let (end, slots) = fittingFront(of: raw)
    if end < raw.count || slots == slotCount { return [] }
    var (parts, first): ([(String, Int)], Int) = ([], 0)
    for run in runs {
      let literal = first == 0 ? run.literal.dropFirst(typed) : run.literal
      let isShown = slots > first
      first += run.count
      parts.append((isShown ? "" : text(literal), min(run.count, max(0, first - slots))))
    }
    return parts + [(text(trailing), 0)]
  }

  private func text(_ literal: Range<Int>) -> String {
    String(decoding: literals[literal], as: UTF8.self)
  }
}

extension DateLayout {
  fileprivate func missingParts(of text: String) -> [(String, Int)] {
    let read = DateFields(text, self)
    let numbers = read.fields.map { $0.digits }
    guard read.other == nil, let last = places(of: numbers)?.last, let digits = numbers.last else {
      return []
    }
    return (last..<parts.count).map { index in
      let part = parts[index]
      let word = part.kind == .dayPeriod ? periods?.word(of: DatePart.morning) : nil
      let count = index == last ? digits.count : 0
      let length = word.map { count > 0 ? 0 : $0.count } ?? part.digits - count
      return (index > last ? separators[index - 1] : "", max(0, length))
    }
  }
}
