extension TextFormat {
  /// Returns the unformatted text of a finished text, which may be a telephone number as dialed.
  ///
  /// As in a field, the literal before the first slot is nothing yet.
  func unformattedText(ofFinished text: String) -> String {
    let state = EditingState(text, caret: text.utf16Length)
    if let prefix = prefix(in: state), !prefix.text.isEmpty { return "" }
    guard let edit = dialing(text), edit.effect == .replacesText, fits(edit.rawCurrent.text) else {
      return unformattedText(of: text)
    }
    return edit.rawCurrent.text
  }

  /// Returns the paste of a whole text into an empty field, which reads a telephone number as
  /// dialed; `nil` if no pattern begins with a country code, or nothing follows that.
  func dialing(_ text: String) -> FormattedEdit? {
    if !definition.dropsPrefix { return nil }
    let (empty, state) = (EditingState("", caret: 0), EditingState(text, caret: text.utf16Length))
    guard prefix(in: state) == nil, let change = Change(judging: empty, became: state) else {
      return nil
    }
    return FormattedEdit(self, from: empty, to: state, by: change)
  }
}
