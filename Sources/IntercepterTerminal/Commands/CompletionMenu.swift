/// The words that may complete a command, one of them perhaps chosen.
struct CompletionMenu {
  /// What stands before the word.
  let start: String
  /// What else may stand there.
  let hint: String
  let words: [Completion]
  /// The place of the word that is chosen.
  private(set) var selected: Int?

  init?(start: String, hint: String, words: [Completion]) {
    if words.isEmpty, hint.isEmpty { return nil }
    self.start = start
    self.hint = hint
    self.words = words
  }

  var selectedWord: String? { selected.map { words[$0].word } }

  /// Chooses another word, round and round.
  mutating func move(by step: Int) {
    if words.isEmpty { return }
    let next = selected.map { $0 + step } ?? (step > 0 ? 0 : words.count - 1)
    selected = (next + words.count) % words.count
  }
}
