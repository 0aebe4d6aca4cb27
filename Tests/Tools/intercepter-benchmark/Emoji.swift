internal import IntercepterEmoji

/// Benchmarks of an emoji picker: a keystroke in its search, and opening it.
extension Benchmark {
  static var emoji: [Benchmark] {
    [
      search("two letters", "he"), search("a word", "heart"), search("two words", "heart red"),
      search("nothing", "zzzzzz"),
      Benchmark(
        name: "emoji/open", baseline: "the texts of all emoji", iterations: 20,
        ours: { EmojiPicker().count },
        theirs: {
          EmojiGroup.choices.reduce(0) { $0 + $1.emoji.map { $0.text }.count }
        }),
    ]
  }

  /// Returns a search in Unicode's names, beside splitting the names into words at each keystroke.
  private static func search(_ name: String, _ query: String) -> Benchmark {
    let names = EmojiNames.unicode
    let all = EmojiGroup.choices.flatMap { $0.emoji.map { names.name(of: $0).lowercased() } }
    let words = query.split(separator: " ")
    return Benchmark(
      name: "emoji/search for \(name)", baseline: "names split into words", iterations: 20,
      ours: { names.search(query).count },
      theirs: {
        all.count { name in
          let parts = name.split { !$0.isLetter && !$0.isNumber }
          return words.allSatisfy { word in parts.contains { $0.hasPrefix(word) } }
        }
      })
  }
}
