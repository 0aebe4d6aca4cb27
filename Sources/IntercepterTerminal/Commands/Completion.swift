/// A word that may come next in a command, and what it means.
struct Completion: Equatable, Sendable {
  let word: String
  let summary: String

  init(_ word: String, _ summary: String = "") {
    self.word = word
    self.summary = summary
  }
}

/// The words that may stand at a place in a command.
struct Completions: Equatable, Sendable {
  /// What is written there where it is no word of a list, such as a number.
  var hint = ""
  var words: [Completion] = []
}
