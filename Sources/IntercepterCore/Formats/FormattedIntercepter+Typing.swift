extension FormattedIntercepter {
  /// What the bytes of the unformatted text tell of a typed ASCII character.
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
  /// unformatted text, which needs no ``FormattedEdit``.
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
    let mayDecide = format.borrowing {
      $0.quickCheckIsUnformatted(ascii: byte) && current.count > $0.prefixCount
        && current.count + $0.capacity(for: current) <= 1024
    }
    guard 0x20..<0x7F ~= byte, mayDecide else { return nil }
    // The memory for the unformatted text, followed by that for the formatted text.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { room in
      var pass = FormatPass(
        previous, into: UnsafeMutableBufferPointer(rebasing: room[..<current.count]),
        FormatPlaces(.toUnformatted, change.prefix))
      guard format.borrowing({ $0.unformat(&pass) }) else { return nil }
      let (start, count) = (pass.places[0], pass.count)
      if start < count, let place = room.baseAddress {
        (place + start + 1).update(from: place + start, count: count &- start)
      }
      room[start] = byte
      let raw = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(room)[..<(count + 1)])
      guard raw.isASCII, !format.borrowing({ $0.mayDropPrefix(of: raw) }) else { return nil }
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
      var shown = FormatPass(
        raw, into: UnsafeMutableBufferPointer(rebasing: room[current.count...]),
        FormatPlaces(.toFormatted, start + 1))
      if format.borrowing({ $0.format(&shown) }) > 0 { return nil }
      let (text, caret) = (shown.written, shown.places[0])
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
