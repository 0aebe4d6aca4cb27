internal import TextInputIntercepter

extension EmojiPicker {
  /// Performs the action of a key.
  @discardableResult
  public mutating func handle(_ key: EmojiPickerKey) -> EmojiPickerAnswer {
    if let answer = handleInTones(key) { return answer }
    switch key {
    case .character(let character) where query.isEmpty && character.isSpace: openTones()
    case .character(let character): search(query + String(character))
    case .backspace:
      if query.isEmpty { break }
      let end = query.clusterBoundary(atOrBefore: query.utf8.count - 1)
      search(query.withUTF8Bytes { UnsafeBufferPointer(rebasing: $0[..<end]).string })
    case .clear: search("")
    case .choose: return selectedEmoji.map { choose($0) } ?? .stay
    case .tones: openTones()
    case .favorite: toggleFavorite()
    case .cancel:
      if query.isEmpty { return .close }
      search("")
    default: move(key)
    }
    return .stay
  }

  /// Chooses the emoji at a position after a click or tap, and does nothing at any other position.
  @discardableResult
  public mutating func press(_ place: Int) -> EmojiPickerAnswer {
    guard let emoji = emoji(at: place) else { return .stay }
    select(place)
    return choose(emoji)
  }

  /// Shows the tones of the emoji at a position after a long press, or nothing if it takes no
  /// tones.
  public mutating func hold(_ place: Int) {
    guard emoji(at: place) != nil else { return }
    select(place)
    openTones()
  }

  /// Chooses a variant that is shown, and does nothing if there is none at this row and column.
  @discardableResult
  public mutating func pressTone(row: Int, column: Int) -> EmojiPickerAnswer {
    guard let chooser = toneChooser, chooser.rows.indices.contains(row),
      chooser.rows[row].indices.contains(column)
    else { return .stay }
    return choose(chooser.rows[row][column])
  }

  private mutating func openTones() {
    toneChooser = selectedEmoji.flatMap { EmojiToneChooser($0, filter: filter) }
  }

  /// Handles a key while tones are shown.
  ///
  /// - Returns: The answer, or `nil` if no tones are shown or if the key only closes them and has
  ///   another action.
  private mutating func handleInTones(_ key: EmojiPickerKey) -> EmojiPickerAnswer? {
    guard let chooser = toneChooser else { return nil }
    switch key {
    case .choose: return choose(chooser.choice)
    case .cancel, .tones: toneChooser = nil
    case .character(let character) where character.isSpace: toneChooser = nil
    case .left, .right, .up, .down, .home, .end: toneChooser?.move(key)
    default:
      toneChooser = nil
      return nil
    }
    return .stay
  }

  private mutating func move(_ key: EmojiPickerKey) {
    guard let index = section(at: selected) else { return }
    let section = sections[index]
    switch key {
    case .left: select(selected - 1)
    case .right: select(selected + 1)
    case .up: moveRows(by: -1)
    case .down: moveRows(by: 1)
    case .pageUp(let rows): moveRows(by: -max(1, min(rows, count)))
    case .pageDown(let rows): moveRows(by: max(1, min(rows, count)))
    case .home: select(section.start)
    case .end: select(section.places.upperBound - 1)
    case .nextSection: if index + 1 < sections.count { select(sections[index + 1].start) }
    case .previousSection:
      select(selected > section.start || index == 0 ? section.start : sections[index - 1].start)
    default: break
    }
  }

  /// Selects the emoji in the same column of another row, or the last emoji of a shorter row.
  private mutating func moveRows(by count: Int) {
    let rows = rows
    guard let row = rows.firstIndex(where: { $0.places.contains(selected) }) else { return }
    let column = selected - rows[row].places.lowerBound
    let target = rows[min(max(row + count, 0), rows.count - 1)].places
    select(min(target.lowerBound + column, target.upperBound - 1))
  }
}

extension Character {
  /// A Boolean value that indicates whether this is a space, in fewer bytes on a page than `==`.
  fileprivate var isSpace: Bool { String(self).hasSameScalars(as: " ") }
}
