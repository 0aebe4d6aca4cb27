extension Intercepter {
  /// Returns the part of a pattern, a date or a time that is missing behind a text.
  ///
  /// It is for display alone: a host draws it behind the text, in a dimmer color, and hides it from accessibility. The
  /// text that rules, forms and users have never contains it.
  ///
  /// ```swift
  /// Intercepter.date(locale: "de").missingPart(of: "29.0")  // _.____
  /// ```
  ///
  /// - Parameters:
  ///   - text: What the field holds.
  ///   - filler: What stands for each missing character.
  /// - Returns: An empty text where nothing is missing, the text does not fit, or the field has neither a pattern nor a
  ///   date; numbers have no missing part.
  /// - Complexity: O(*n*) in the length of the text.
  public func missingPart(of text: String, filler: Character = "_") -> String {
    for rule in rules {
      if case .dates(let rule) = rule.reading {
        return rule.layout.missingPart(of: text, String(filler))
      }
    }
    guard let format, case .pattern(let pattern) = format.layout else { return "" }
    let missing = rawText(of: text).withUTF8Bytes { raw in
      pattern.alternatives[pattern.choice(for: raw)].missingPart(behind: raw, String(filler))
    }
    return format.isPrefix(text) ? String(missing.dropFirst(text.count)) : missing
  }
}

extension PatternLayout {
  fileprivate func missingPart(
    behind raw: UnsafeBufferPointer<UInt8>, _ filler: String
  ) -> String {
    let (end, slots) = fittingFront(of: raw)
    if end < raw.count || slots == slotCount { return "" }
    var (missing, first) = ("", 0)
    for run in runs {
      if slots <= first { missing += String(decoding: literals[run.literal], as: UTF8.self) }
      let filled = max(0, slots - first)
      missing += String(repeating: filler, count: max(0, run.count - filled))
      first += run.count
    }
    return missing + String(decoding: literals[trailing], as: UTF8.self)
  }
}

extension DateLayout {
  fileprivate func missingPart(of text: String, _ filler: String) -> String {
    let read = DateFields(text, self)
    let numbers = read.fields.map { $0.digits }
    guard read.other == nil, let last = places(of: numbers)?.last, let digits = numbers.last else {
      return ""
    }
    var missing = ""
    for index in last..<parts.count {
      if index > last { missing += separators[index - 1] }
      let part = parts[index]
      let word = part.kind == .dayPeriod ? periods?.word(of: DatePart.morning) : nil
      let count = index == last ? digits.count : 0
      let length = word.map { count > 0 ? 0 : $0.count } ?? part.digits - count
      missing += String(repeating: filler, count: max(0, length))
    }
    return missing
  }
}
