/// A word that can come next in a command, with its meaning.
struct Completion: Equatable, Sendable {
  let word: String
  let summary: String

  init(_ word: String, _ summary: String = "") {
    self.word = word
    self.summary = summary
  }
}

struct Completions: Equatable, Sendable {
  /// The description of a value that is not in the list, such as a number.
  var hint = ""
  var words: [Completion] = []
}

/// A menu of the words that can complete a command.
struct CompletionMenu {
  /// The command before the word.
  let start: String
  /// The description of a value that is not in the menu.
  let hint: String
  let words: [Completion]
  /// The index of the selected word.
  private(set) var selected: Int?

  init?(start: String, hint: String, words: [Completion]) {
    if words.isEmpty, hint.isEmpty { return nil }
    self.start = start
    self.hint = hint
    self.words = words
  }

  var selectedWord: String? { selected.map { words[$0].word } }

  /// Selects another word, wrapping around at the ends.
  mutating func move(by step: Int) {
    if words.isEmpty { return }
    let next = selected.map { $0 + step } ?? (step > 0 ? 0 : words.count - 1)
    selected = (next + words.count) % words.count
  }
}
