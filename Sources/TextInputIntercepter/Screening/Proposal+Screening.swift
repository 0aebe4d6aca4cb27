extension Proposal {
  /// Whether a rule with this condition surely accepts the edit: filters look at what is inserted,
  /// limits and soft rules at the whole text.
  func surelyMeets(_ screen: Screen, wholly: Bool) -> Bool {
    state.text.withUTF8Bytes { text in
      wholly || screen.isAboutWholeTexts
        ? screen.admits(text) : screen.admits(UnsafeBufferPointer(rebasing: text[change.inserted]))
    }
  }
}
