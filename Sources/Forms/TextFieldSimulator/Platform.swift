extension SimulatedTextField {
  /// The platform whose keyboard and undo a field simulates.
  ///
  /// The raw values are the values of script settings.
  public enum Platform: String, CaseIterable, Hashable, Sendable {
    /// macOS. The keyboard marks the text that it composes. Rejected edits are not in the undo
    /// history.
    case macOS = "macos"
    /// iOS. The keyboard inserts each step of a Korean syllable without marking it. A rejected
    /// paste is a step of the undo history that changes nothing.
    case iOS = "ios"
  }
}
