extension FormatDefinition {
  /// Returns the unformatted text of a text that may be formatted.
  ///
  /// - Returns: The unformatted text, and whether the text is formatted and all of it fits.
  func raw(_ text: String, _ places: inout FormatPlaces) -> (text: String, fits: Bool) {
    let (raw, fits) = text.written(capacity: max(1, text.utf8.count), &places) { unformat(&$0) }
    if fits || shown(raw).text.hasSameScalars(as: text) { return (raw, fits) }
    places.restart()
    return (text, false)
  }

  /// Returns the unformatted text of a text that may be formatted, and whether it is and fits.
  func raw(_ text: String) -> (text: String, fits: Bool) {
    var places = FormatPlaces(.toUnformatted)
    return raw(text, &places)
  }

  /// Returns the unformatted state of a state that may be formatted, and whether it is and fits.
  func read(_ state: EditingState) -> (state: EditingState, fits: Bool) {
    let selection = state.selection.map { state.text.utf8Range(utf16: $0) }
    var places = FormatPlaces(.toUnformatted, selection?.lowerBound ?? 0, selection?.upperBound)
    let (text, fits) = raw(state.text, &places)
    return (places.state(text, isSelected: selection != nil), fits)
  }

  /// Returns the unformatted state of a state that may be formatted.
  func raw(_ state: EditingState) -> EditingState { read(state).state }

  /// Returns the formatted text, and how much of the unformatted text does not fit.
  func shown(_ raw: String, _ places: inout FormatPlaces) -> (text: String, rest: Int) {
    let capacity = raw.withUTF8Bytes { self.capacity(for: $0) }
    let (text, rest) = raw.written(capacity: capacity, &places) { format(&$0) }
    return (text, rest)
  }

  /// Returns the formatted text, and how much of the unformatted text does not fit.
  func shown(_ raw: String) -> (text: String, rest: Int) {
    var places = FormatPlaces(.toFormatted)
    return shown(raw, &places)
  }

  /// Returns the formatted state of an unformatted one, and how much of its text does not fit.
  func shown(_ raw: EditingState) -> (state: EditingState, rest: Int) {
    let selection = raw.selection.map { raw.text.utf8Range(utf16: $0) }
    var places = FormatPlaces(
      .toFormatted, selection?.lowerBound ?? 0, selection?.upperBound,
      beginsRange: selection?.isEmpty == false)
    let (text, rest) = shown(raw.text, &places)
    return (places.state(text, isSelected: selection != nil), rest)
  }
}

// The literal before the first slot is shown as it is typed.

extension FormatDefinition {
  /// Returns whether a text is the literal before the first slot, or its beginning as somebody
  /// types it.
  func isPrefix(_ text: String) -> Bool {
    text.utf8.count <= prefixCount && text.withUTF8Bytes { isPrefix($0) }
  }

  /// Returns a state that contains only the beginning of that literal, as somebody types it who also
  /// types white space; `nil` for other text.
  func prefix(in state: EditingState) -> EditingState? {
    if prefixCount == 0 { return nil }
    if isPrefix(state.text) { return state }
    var typed = ""
    for character in state.text {
      let next = typed + String(character.asPrefixCharacter)
      if isPrefix(next) {
        typed = next
      } else if !character.isBlank {
        return nil
      }
    }
    return typed.isEmpty ? nil : EditingState(typed, caret: typed.utf16Length)
  }
}

extension FormatPlaces {
  /// Returns the state of the converted text, whose selection is the first two positions.
  fileprivate func state(_ text: String, isSelected: Bool) -> EditingState {
    let selection =
      isSelected ? text.utf16Range(utf8: self[0]..<max(self[0], self[1])) : nil
    return EditingState(text, selection: selection).normalized()
  }
}
