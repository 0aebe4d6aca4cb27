internal import IntercepterProfiles
internal import TextFieldSimulator
internal import TextInputIntercepter

extension Repl {
  /// Goes to the next choice of the field, or to the one before, round and round; first to the one that the
  /// text begins.
  ///
  /// - Returns: Whether the field has choices.
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
  /// The texts of which the field takes one: those of a pattern that lists them.
  var choices: [String] {
    for case .matches(let pattern, _, _, _) in rulesWithoutMessages { return pattern.choices }
    return []
  }
}

extension String {
  /// The texts that a pattern lists, such as `yes|no`; none of any other pattern.
  var choices: [String] {
    if contains(where: { #"\.*+?()[]{}^$"#.contains($0) }) { return [] }
    let texts = split(separator: "|").map(String.init)
    return texts.count > 1 ? texts : []
  }
}
