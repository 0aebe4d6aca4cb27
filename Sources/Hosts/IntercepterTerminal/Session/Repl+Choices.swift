extension Repl {
  /// Selects the next or previous choice of the field, wrapping around.
  ///
  /// If the text is not a choice, the first choice that begins with it is selected.
  ///
  /// - Returns: `true` if the field has choices.
  mutating func choose(by step: Int) -> Bool {
    let (choices, text) = (current.choices, current.state.text)
    guard !choices.isEmpty, !current.state.hasMarkedText else { return false }
    let index =
      choices.firstIndex(of: text).map { ($0 + step + choices.count) % choices.count }
      ?? choices.firstIndex { !text.isEmpty && $0.hasPrefix(text) }
      ?? (step > 0 ? 0 : choices.count - 1)
    perform(.autofill(choices[index]))
    return true
  }
}

extension ReplField {
  /// The texts that the field accepts, if a pattern enumerates them.
  var choices: [String] {
    specification.rules.lazy.compactMap { $0.as(MatchesKind.self) }.first?.choices ?? []
  }
}
