internal import IntercepterEmoji
internal import IntercepterProfiles
internal import TextInputIntercepter

/// A picker that performs the requests of a page and writes the contents to show as JSON.
struct PickerSession {
  private var picker: EmojiPicker
  private let language: String
  /// The sections that were last sent to the page.
  ///
  /// Unchanged sections are not sent again.
  private var sent: [EmojiPickerSection]?

  init(_ picker: EmojiPicker, language: String) {
    self.picker = picker
    self.language = language
  }

  /// Performs an action and writes the contents.
  ///
  /// - Parameters:
  ///   - action: The number of the action, as in `emoji.js`.
  ///   - first: The first number of the action: a place, a row, or the rows of a page.
  ///   - second: The second number of the action: a column.
  ///   - text: The text of the action: a query or a character.
  ///   - time: The time in seconds since 2020. A 32-bit integer then suffices until the year 2088.
  ///   - columns: The number of emoji in a row, or 0 to keep it.
  mutating func act(
    _ action: Int, _ first: Int, _ second: Int, _ text: String, time: Int, columns: Int,
    _ line: inout JSONLine
  ) {
    if columns > 0 { picker.columns = columns }
    picker.time = time
    let recents = picker.recents
    let answer = act(action, first, second, text)
    line.object { line in
      switch answer {
      case .stay: break
      case .close: line.member("close", true)
      case .choose(let emoji):
        line.name("chosen")
        write(emoji, to: &line)
      }
      writeContents(to: &line)
      var (before, after) = (JSONLine(), JSONLine())
      recents.write(to: &before)
      picker.recents.write(to: &after)
      if before.bytes != after.bytes {
        line.name("recents")
        picker.recents.write(to: &line)
      }
      writeSections(to: &line)
    }
  }

  private mutating func act(
    _ action: Int, _ first: Int, _ second: Int, _ text: String
  ) -> EmojiPickerAnswer {
    switch action {
    case 0: return .stay
    case 1: if !text.hasSameScalars(as: picker.query) { picker.search(text) }
    case 2: return picker.press(first)
    case 3: picker.hold(first)
    case 4: picker.select(first)
    case 5: return picker.pressTone(row: first, column: second)
    default:
      return EmojiPickerKey(action - 6, rows: first, text: text).map { picker.handle($0) } ?? .stay
    }
    return .stay
  }

  /// Writes the contents of a picker that was just opened.
  mutating func write(to line: inout JSONLine) {
    line.object {
      writeContents(to: &$0)
      writeSections(to: &$0)
    }
  }

  /// Writes an array of the names of a range of places.
  func writeNames(_ start: Int, _ end: Int, to line: inout JSONLine) {
    let start = max(0, start)
    let end = max(start, min(end, picker.count))
    line.array(start..<end) { line, index in
      let emoji = picker.emoji(at: index)
      line.string(emoji.map { picker.names.name(of: $0) } ?? "")
    }
  }

  /// Writes the texts other than emoji and names, in the language of the picker.
  func writeTexts(to line: inout JSONLine) {
    let texts: [(name: StaticString, text: EmojiPickerText)] = [
      ("emoji", .emoji), ("search", .search), ("results", .title(.results)),
      ("nothingFound", .nothingFound), ("noneAdmitted", .noneAdmitted), ("tones", .tones),
      ("favorite", .favorite),
    ]
    line.object { line in
      for (name, text) in texts { line.member(name, text.text(in: language)) }
    }
  }

  private func writeContents(to line: inout JSONLine) {
    line.member("query", picker.query)
    line.member("count", picker.count)
    if let emoji = picker.toneChooser?.choice ?? picker.selectedEmoji {
      line.member("selected", picker.selected)
      line.name("emoji")
      write(emoji, to: &line)
      line.member("isFavorite", picker.recents.isFavorite(emoji.emoji))
      line.member("takesTones", emoji.emoji.toneKind != .none)
    }
    guard let chooser = picker.toneChooser else { return }
    line.name("tones")
    line.object { line in
      line.member("row", chooser.selected.row)
      line.member("column", chooser.selected.column)
      line.name("rows")
      line.array(0..<chooser.rows.count) { line, row in
        let row = chooser.rows[row]
        line.array(0..<row.count) { write(row[$1], to: &$0) }
      }
    }
  }

  private mutating func writeSections(to line: inout JSONLine) {
    let sections = picker.sections
    if sections == sent { return }
    sent = sections
    line.name("sections")
    line.array(0..<sections.count) { line, index in
      let section = sections[index]
      line.object { line in
        line.member("title", section.title.number)
        line.member("name", section.title.name(in: language))
        line.member("symbol", section.title.symbol)
        line.member("start", section.start)
        line.name("emoji")
        line.array(0..<section.emoji.count) { $0.string(section.emoji[$1].text) }
      }
    }
  }

  private func write(_ emoji: TonedEmoji, to line: inout JSONLine) {
    line.object { line in
      line.member("text", emoji.text)
      line.member("name", picker.names.name(of: emoji))
      line.member("base", emoji.emoji.text)
      line.name("tones")
      emoji.tones.write(to: &line)
    }
  }
}

extension EmojiPickerSection.Title {
  /// The number in `emoji.js`.
  fileprivate var number: Int {
    switch self {
    case .group(let group): Int(group.rawValue)
    case .frequent: 10
    case .results: 11
    }
  }
}

extension EmojiPickerKey {
  /// Creates the key with a number in `emoji.js`.
  fileprivate init?(_ number: Int, rows: Int, text: String) {
    let keys: [EmojiPickerKey] = [
      .left, .right, .up, .down, .home, .end, .pageUp(rows: rows), .pageDown(rows: rows),
      .nextSection, .previousSection, .backspace, .clear, .choose, .tones, .favorite, .cancel,
    ]
    if keys.indices.contains(number) {
      self = keys[number]
    } else if !text.isEmpty {
      self = .character(text.firstCharacter)
    } else {
      return nil
    }
  }
}

extension String {
  fileprivate var firstCharacter: Character {
    withUTF8Bytes { UnsafeBufferPointer(rebasing: $0[..<$0.endOfCluster(from: 0)]).character }
  }
}
