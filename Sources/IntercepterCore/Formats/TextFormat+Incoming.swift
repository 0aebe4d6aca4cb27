// An insertion may contain literals and separators; unformatted text does not.

extension TextFormat {
  /// Returns the unformatted text of an insertion, without its literals and separators.
  ///
  /// The rules judge any other characters.
  ///
  /// - Parameters:
  ///   - text: The inserted text, longer than one character.
  ///   - removed: The range of the unformatted text that it replaces.
  ///   - raw: The unformatted text.
  /// - Returns: `nil` if the text begins like the format's prefix and then differs, as the
  ///   telephone number of another country does. Without its beginning, it would be a different
  ///   text.
  func incoming(_ text: String, replacing removed: Range<Int>, of raw: String) -> String? {
    let trimmed = text.trimmed
    if removed.count == raw.utf8.count {
      var places = FormatPlaces(.toUnformatted)
      let (raw, _, fits) = self.raw(trimmed, &places)
      if fits { return raw }
    }
    return definition.unformattedInsertion(text, at: removed.lowerBound)
  }
}

// The literal before the first slot is shown as it is typed.

extension TextFormat {
  /// Returns whether a text is the literal before the first slot, or its beginning as somebody
  /// types it.
  func isPrefix(_ text: String) -> Bool {
    borrowing { format in
      text.utf8.count <= format.prefixCount && text.withUTF8Bytes { format.isPrefix($0) }
    }
  }

  /// Returns a state that contains only the beginning of that literal, without white space around
  /// it; `nil` for other text.
  func prefix(in state: EditingState) -> EditingState? {
    if borrowing({ $0.prefixCount }) == 0 { return nil }
    if isPrefix(state.text) { return state }
    let typed = state.text.trimmed
    return isPrefix(typed) ? EditingState(typed, caret: typed.utf16Length) : nil
  }
}
