extension FormattedIntercepter {
  /// The decision on a typed ASCII character, found in the bytes of the texts.
  enum QuickCheck {
    /// The rules accept it, and the field shows the text as proposed.
    case accepts
    /// The rules accept it, and the field shows this state, by this change of the previous text if
    /// it is known.
    case shows(EditingState, Change?)
    /// A rule rejects only it.
    case rejects(Violations)
  }

  /// Checks a typed ASCII character without creating a string of the unformatted text, or returns
  /// `nil` if the bytes do not decide.
  ///
  /// Most keystrokes insert one such character into formatted text. It becomes one byte of the
  /// unformatted text, which needs no ``MappedEdit``.
  @inline(__always)
  func quickCheck(
    onTyping change: Change, _ current: EditingState, after previous: EditingState
  ) -> QuickCheck? {
    guard change.kind == .typing, change.newEnd == change.prefix + 1 else { return nil }
    return current.text.withUTF8Bytes { current in
      previous.text.withUTF8Bytes { quickCheck($0, became: current, change) }
    }
  }

  private func quickCheck(
    _ previous: UnsafeBufferPointer<UInt8>, became current: UnsafeBufferPointer<UInt8>,
    _ change: Change
  ) -> QuickCheck? {
    let byte = current[change.prefix]
    guard 0x20..<0x7F ~= byte, current.count <= 512 else { return nil }
    // The memory for the unformatted text, followed by that for the formatted text.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { room in
      guard
        let (count, start) = mapping.quickUnformat(
          previous, typing: byte, at: change.prefix,
          into: UnsafeMutableBufferPointer(rebasing: room[..<current.count]))
      else { return nil }
      let raw = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(room)[..<count])
      let typed = Change(
        prefix: start, oldEnd: start, newEnd: start + 1, utf16Prefix: start, kind: .typing)
      var (edited, faults) = (EditedText(raw, after: typed), Faults())
      let index = rules.rules.firstObjection(to: &edited, from: 0, &faults)
      if index < rules.rules.count {
        // Only a violation of the typed character has a known range in the formatted text.
        guard let objection = rules.rules.onlyObjection(to: &edited, byRuleAt: index, &faults),
          objection.outcome == .rejected, objection.range == start..<start + 1
        else { return nil }
        let violation = rules.rules.violation(objection, byRuleAt: index)
        let range = change.utf16Prefix..<change.utf16Prefix + 1
        return .rejects(Violations(Violation(violation, range: range, actual: violation.actual)))
      }
      let shown = UnsafeMutableBufferPointer(rebasing: room[current.count...])
      guard let (length, caret) = mapping.quickFormat(raw, caret: start + 1, into: shown) else {
        return nil
      }
      let text = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(shown)[..<length])
      if caret == change.newEnd, text.count == current.count,
        text.commonPrefix(with: current) == text.count
      {
        return .accepts
      }
      let front = UnsafeBufferPointer(rebasing: text[..<caret])
      return .shows(
        EditingState(String(decoding: text, as: UTF8.self), caret: front.utf16Length),
        Change(ascii: previous, became: text, carets: (change.prefix, caret)))
    }
  }
}
