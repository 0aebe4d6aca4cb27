extension Intercepter {
  /// Returns an unformatted text in the spelling of the rules.
  ///
  /// That is the text of the field after a paste if no rule objects, with numbers as
  /// ``Intercepter/sanitize(_:)`` reads them. Nothing is guessed, and only text without meaning is
  /// removed. An ambiguous text stays unchanged.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules of this library.
  package func normalized(_ text: String) -> String {
    var text = cleaned(text)
    if let formatted {
      let (raw, violation) = formatted.layout.raw(of: text)
      return violation == nil ? formatted.stored(formatted.rules.normalized(raw), of: text) : text
    }
    #if hasFeature(Embedded)
      // Code size: a page has no quick checks.
      let first = 0
    #else
      let first = text.withUTF8Bytes { rules.firstDoubt(about: $0) }
    #endif
    for index in first..<rules.count { text = rules[index].normalized(text) }
    return text
  }

  /// Returns an unfinished text in the spelling of the rules if that makes it valid, and otherwise
  /// the text itself.
  package func finished(_ text: String) -> String {
    if validate(text).status != .intermediate { return text }
    let finished = normalized(text)
    return validate(finished).isValid ? finished : text
  }
}

extension Rule {
  fileprivate func normalized(_ text: String) -> String {
    switch judge(Proposal(wholeText: text)) {
    case .accept: return finished(text)
    case .amend(let state, let violations) where violations.isEmpty: return finished(state.text)
    // A person sees what becomes of a pasted date. Nobody sees a stored one, unless it is valid.
    case .amend, .report, .reject: break
    }
    return definition.valueKind == .number ? definition.written(text) : finished(text)
  }

  /// Returns a valid text of a value as its rule writes it, such as a day with its zero.
  private func finished(_ text: String) -> String {
    guard definition.valueKind == .other, validate(text).isValid else { return text }
    return sanitize(text)
  }
}
