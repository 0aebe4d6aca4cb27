import IntercepterEmoji

extension EmojiPicker {
  /// The picker as a picture: the query with its caret, then the rows, the selected emoji as `‹😀›`, with
  /// the first letters of the heading before the first row of a section; the tones below.
  func picture(rows most: Int = 4) -> String {
    var lines = ["\(query)|"]
    let first = max(0, (selectedRow ?? 0) - most + 1)
    for row in rows.dropFirst(first).prefix(most) {
      let heading = row.isFirst ? String(sections[row.section].title.name.prefix(4)) : "    "
      let emoji = row.places.map { place in
        let text = self.emoji(at: place)?.text ?? "?"
        return place == selected ? "‹\(text)›" : text
      }
      lines.append("\(heading) \(emoji.joined(separator: " "))")
    }
    for row in toneChooser?.rows ?? [] {
      lines.append(
        "  ◦ " + row.map { $0 == toneChooser?.choice ? "‹\($0)›" : "\($0)" }.joined(separator: " "))
    }
    return lines.joined(separator: "\n")
  }

  /// Types a text.
  mutating func type(_ text: String) { for character in text { handle(.character(character)) } }
}
