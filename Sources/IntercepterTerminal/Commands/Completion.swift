/// A word that can come next in a command, with its meaning.
struct Completion: Equatable, Sendable {
  let word: String
  let summary: String

  init(_ word: String, _ summary: String = "") {
    self.word = word
    self.summary = summary
  }
}

/// The completions at a place in a command.
struct Completions: Equatable, Sendable {
  /// The description of a value that is not in the list, such as a number.
  var hint = ""
  var words: [Completion] = []
}
