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
    for case .matches(let pattern, _, _, _) in rulesWithoutMessages { return pattern.choices }
    return []
  }
}

extension String {
  /// The texts that a pattern enumerates, such as `yes|no`; empty for any other pattern.
  var choices: [String] {
    if contains(where: { #"\.*+?()[]{}^$"#.contains($0) }) { return [] }
    let texts = split(separator: "|").map(String.init)
    return texts.count > 1 ? texts : []
  }
}
