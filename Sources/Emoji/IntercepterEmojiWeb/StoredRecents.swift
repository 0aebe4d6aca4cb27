internal import IntercepterEmoji
internal import IntercepterProfiles

/// The parts of a store that a page reads from the JSON of `EmojiRecents`.
struct StoredRecents {
  private var entries: [EmojiUse] = []
  private var favorites: [String] = []
  private var tones = EmojiTones.none
  private var tonesOfEmoji: [EmojiTonePreference] = []

  /// Adds a part.
  ///
  /// - Parameters:
  ///   - text: The emoji, if the part has one.
  ///   - part: The number of the part, as in `emoji.js`.
  ///   - first: The weight, or the first tone, or 0.
  ///   - second: The time in seconds since 2020, or the second tone, or 0.
  mutating func add(_ text: String, _ part: Int, _ first: Int, _ second: Int) {
    switch part {
    case 0: entries.append(EmojiUse(text: text, weight: first, time: second))
    case 1: favorites.append(text)
    case 2: tones = EmojiTones(numbers: [first, second])
    default:
      tonesOfEmoji.append(
        EmojiTonePreference(text: text, tones: EmojiTones(numbers: [first, second])))
    }
  }

  var value: EmojiRecents {
    EmojiRecents(
      entries: entries, favorites: favorites, tones: tones, tonesOfEmoji: tonesOfEmoji)
  }
}

extension EmojiTones {
  func write(to line: inout JSONLine) {
    let numbers = numbers
    line.array(0..<numbers.count) { $0.number(numbers[$1]) }
  }
}

extension EmojiRecents {
  /// Writes the JSON that `Codable` writes, with times in seconds since 2020.
  func write(to line: inout JSONLine) {
    line.object { line in
      line.member("version", 1)
      line.name("entries")
      line.array(0..<entries.count) { line, index in
        line.object {
          $0.member("text", entries[index].text)
          $0.member("weight", entries[index].weight)
          $0.member("time", entries[index].time)
        }
      }
      line.name("favorites")
      line.array(0..<favorites.count) { $0.string(favorites[$1]) }
      line.name("tones")
      tones.write(to: &line)
      line.name("tonesOfEmoji")
      line.array(0..<tonesOfEmoji.count) { line, index in
        line.object {
          $0.member("text", tonesOfEmoji[index].text)
          $0.name("tones")
          tonesOfEmoji[index].tones.write(to: &$0)
        }
      }
    }
  }
}
