extension SimulatedTextField {
  /// A platform whose keyboard and undo a field has; raw values are the settings of scripts.
  public enum Platform: String, CaseIterable, Hashable, Sendable {
    /// A keyboard that marks what it composes. What was refused cannot be undone.
    case macOS = "macos"
    /// iOS: Korean is not marked, each step of a syllable is text at once. A refused paste is a step of the
    /// undo history, and nothing becomes of it.
    case iOS = "ios"
  }
}
