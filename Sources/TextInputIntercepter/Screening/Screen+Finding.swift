extension Screen {
  /// What the bytes of an insertion tell.
  enum Finding {
    /// The rule surely accepts it.
    case admits
    /// The rule surely objects to the whole of it; limits say how long the text has become.
    case refuses(actual: Int?)
    /// The rule has to be asked in full.
    case isUnsure
  }

  /// What the bytes of an insertion into a text tell: filters look at what is inserted, limits at the
  /// whole text.
  @inline(__always)
  func finding(_ change: Change, _ text: UnsafeBufferPointer<UInt8>) -> Finding {
    let inserted = UnsafeBufferPointer(rebasing: text[change.inserted])
    switch self {
    case .atMost(let limit, let unit):
      if unit.isPlainlyWithin(limit, text) { return .admits }
      guard let actual = unit.exactLength(text) else { return .isUnsure }
      if actual <= limit { return .admits }
      return inserted.isOneCluster ? .refuses(actual: actual) : .isUnsure
    case .atLeast: return admits(text) ? .admits : .isUnsure
    case .noEmoji:
      if inserted.count == 1 { return .admits }
      if inserted.count > 3, inserted.plainlyShowsEmoji {
        return inserted.isOneCluster ? .refuses(actual: nil) : .isUnsure
      }
      return admits(inserted) ? .admits : .isUnsure
    case .noLineBreak:
      if admits(inserted) { return .admits }
      return inserted.count == 1 ? .refuses(actual: nil) : .isUnsure
    case .noFullWidthForms, .digitsOnly: return admits(inserted) ? .admits : .isUnsure
    }
  }
}

extension Rule {
  /// What the bytes of an insertion into a text tell.
  @inline(__always)
  func finding(_ change: Change, _ text: UnsafeBufferPointer<UInt8>) -> Screen.Finding {
    guard let screen else { return .isUnsure }
    if isSoft { return screen.admits(text) ? .admits : .isUnsure }
    return screen.finding(change, text)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a text is one cluster.
  @inline(__always)
  fileprivate var isOneCluster: Bool {
    scalar(at: 0).width == count || endOfCluster(from: 0) == count
  }
}
