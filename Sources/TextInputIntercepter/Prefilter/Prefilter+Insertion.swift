extension Prefilter {
  /// Returns the answer for the bytes of an edited text.
  ///
  /// Filters check the insertion, limits the whole text.
  ///
  /// - Parameter wholly: Whether the rule is advisory. It then checks the whole text and never
  ///   rejects.
  @inline(__always)
  func answer(
    _ change: Change, _ text: UnsafeBufferPointer<UInt8>, wholly: Bool
  ) -> Answer {
    wholly ? answer(aboutWhole: text, change) : answer(change, text)
  }

  @inline(__always)
  private func answer(_ change: Change, _ text: UnsafeBufferPointer<UInt8>) -> Answer {
    let inserted = UnsafeBufferPointer(rebasing: text[change.inserted])
    switch self {
    case .atMost(let limit, let unit):
      if unit.quickCheckIsWithin(limit, text) { return .accepts }
      guard let actual = unit.exactLength(text) else { return .undecided }
      if actual <= limit { return .accepts }
      // An insertion without length may be inserted into a text that is already too long.
      return unit.hasLength(inserted) && change.insertsOneCluster(inserted)
        ? .rejects(actual: actual) : .undecided
    case .atLeast: return accepts(text) ? .accepts : .undecided
    case .pattern(let automaton):
      let begins = automaton._withUnsafeGuaranteedRef { $0.begins(with: text) }
      return begins ? .accepts : .rejects(actual: nil)
    case .noEmoji:
      if inserted.count == 1 { return .accepts }
      if inserted.count > 3, inserted.isEmojiByFirstScalars {
        return change.insertsOneCluster(inserted) ? .rejects(actual: nil) : .undecided
      }
      return accepts(inserted) ? .accepts : .undecided
    case .onlyEmoji:
      if accepts(inserted) { return .accepts }
      return inserted.isOnePrintable && change.insertsOneCluster(inserted)
        ? .rejects(actual: nil) : .undecided
    case .emojiIn(let versions):
      if inserted.count == 1 { return .accepts }
      guard let version = inserted.versionOfScalar else {
        return accepts(inserted) ? .accepts : .undecided
      }
      if version < versions { return .accepts }
      return change.insertsOneCluster(inserted) ? .rejects(actual: nil) : .undecided
    case .noLineBreak:
      if accepts(inserted) { return .accepts }
      return inserted.count == 1 && change.insertsOneCluster(inserted)
        ? .rejects(actual: nil) : .undecided
    case .decimal(let decimal):
      switch decimal.read(text) {
      case .number: return .accepts
      case .outOfPlace(change.prefix):
        return inserted.count == 1 && change.insertsOneCluster(inserted)
          ? .rejects(actual: nil) : .undecided
      default:
        guard change.kind == .typing, inserted.count == 1, text.count < 1024 else {
          return .undecided
        }
        return decimal.fault(text, typedAt: change.prefix).map { .finds($0) } ?? .undecided
      }
    case .noFullWidthForms: return accepts(inserted) ? .accepts : .undecided
    case .digitsOnly(let takesAll):
      if accepts(inserted) || takesAll && inserted.isDecimalDigit { return .accepts }
      let isASCII = inserted.count == 1
      return isASCII && change.insertsOneCluster(inserted) ? .rejects(actual: nil) : .undecided
    case .list(let list, let isAllowed):
      if accepts(inserted) { return .accepts }
      let (value, width) = inserted.scalar(at: 0)
      guard width == inserted.count, change.insertsOneCluster(inserted),
        let isListed = list._withUnsafeGuaranteedRef({ $0.quickContains(value) })
      else { return .undecided }
      return isListed == isAllowed ? .accepts : .rejects(actual: nil)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A Boolean value that indicates whether the text is one printable ASCII character.
  @inline(__always)
  fileprivate var isOnePrintable: Bool { count == 1 && 0x20..<0x7F ~= self[0] }

  /// A Boolean value that indicates whether the text is one decimal digit of any script.
  fileprivate var isDecimalDigit: Bool {
    let (value, width) = scalar(at: 0)
    return width == count && DecimalDigits.value(of: value) != nil
  }
}

extension Change {
  /// Returns whether one cluster was inserted and nothing replaced.
  ///
  /// A violation then covers the whole insertion.
  @inline(__always)
  fileprivate func insertsOneCluster(_ inserted: UnsafeBufferPointer<UInt8>) -> Bool {
    (kind == .typing || kind == .insertion && removed.isEmpty)
      && (inserted.scalar(at: 0).width == inserted.count
        || inserted.endOfCluster(from: 0) == inserted.count)
  }
}
