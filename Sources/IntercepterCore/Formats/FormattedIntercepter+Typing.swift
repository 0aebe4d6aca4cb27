// Most keystrokes insert one ASCII character into formatted text. They are judged without creating
// a string of the unformatted text.

extension FormattedIntercepter {
  /// A quick verdict on a typed character, from the bytes of the unformatted text.
  enum TypingVerdict {
    /// All rules accept, and the field shows the text as proposed.
    case accepts
    /// All rules accept, and the field shows this state, by this change of the previous text if it
    /// is known.
    case shows(EditingState, Change?)
    /// A rule rejects.
    case refuses(Violations)
  }

  /// Returns the verdict on an ASCII character, or `nil` if its bytes cannot decide.
  ///
  /// - Parameter change: The insertion of one byte at a caret, so that both its ends are cluster
  ///   boundaries.
  @inline(__always)
  func verdict(
    onTyping change: Change, _ current: EditingState, after previous: EditingState
  ) -> TypingVerdict? {
    current.text.withUTF8Bytes { current in
      previous.text.withUTF8Bytes { verdict($0, became: current, change) }
    }
  }

  /// Returns the decision for a quick verdict.
  @inline(__always)
  func decision(
    by verdict: consuming TypingVerdict, _ change: Change, _ current: EditingState,
    after previous: EditingState
  ) -> Decision {
    switch consume verdict {
    case .accepts:
      Decision(.accepted, of: Proposal(previous: previous, state: current, change: change))
    case .shows(let state, let change):
      Decision(
        .amended,
        of: change.map { Proposal(previous: previous, state: state, change: $0) }
          ?? Proposal(previous, becameShown: state))
    case .refuses(let violations):
      Decision(
        .rejected, violations, of: Proposal(previous: previous, state: current, change: change))
    }
  }

  private func verdict(
    _ previous: UnsafeBufferPointer<UInt8>, became current: UnsafeBufferPointer<UInt8>,
    _ change: Change
  ) -> TypingVerdict? {
    let byte = current[change.prefix]
    let mayDecide = format.borrowing {
      $0.quickCheckIsUnformatted(ascii: byte) && current.count > $0.prefixCount
        && current.count + $0.capacity(for: current) <= 1024
    }
    guard 0x20..<0x7F ~= byte, mayDecide else { return nil }
    // The memory for the unformatted text, followed by that for the formatted text.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { room in
      let room = (
        raw: UnsafeMutableBufferPointer(rebasing: room[..<current.count]),
        shown: UnsafeMutableBufferPointer(rebasing: room[current.count...])
      )
      var pass = FormatPass(
        previous, into: room.raw, FormatPlaces(.toUnformatted, change.prefix))
      guard format.borrowing({ $0.unformat(&pass) }) else { return nil }
      let (start, count) = (pass.places[0], pass.count)
      if start < count, let place = room.raw.baseAddress {
        (place + start + 1).update(from: place + start, count: count &- start)
      }
      room.raw[start] = byte
      let raw = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(room.raw)[..<(count + 1)])
      guard raw.isASCII, !format.borrowing({ $0.mayDropPrefix(of: raw) }) else { return nil }
      let typed = Change(
        prefix: start, oldEnd: start, newEnd: start + 1, utf16Prefix: start, kind: .typing)
      var (edited, faults) = (EditedText(raw, after: typed), Faults())
      let index = rules.rules.firstObjection(to: &edited, from: 0, &faults)
      if index == rules.rules.count {
        var pass = FormatPass(
          raw, into: room.shown, FormatPlaces(.toFormatted, start + 1))
        if format.borrowing({ $0.format(&pass) }) > 0 { return nil }
        return verdict(showing: pass.written, pass.places[0], previous, current, change)
      }
      // Only a violation of the typed character has a known range in the formatted text.
      guard let objection = rules.rules.onlyObjection(to: &edited, byRuleAt: index, &faults),
        objection.outcome == .rejected, objection.range == start..<start + 1
      else { return verdictOfRules(on: raw, start, change) }
      let violation = rules.rules.violation(objection, byRuleAt: index)
      let range = change.utf16Prefix..<change.utf16Prefix + 1
      return .refuses(Violations(Violation(violation, range: range, actual: violation.actual)))
    }
  }

  /// Returns the verdict of the rules on a byte of an unformatted text, if they reject only that
  /// byte.
  @inline(never)
  private func verdictOfRules(
    on raw: UnsafeBufferPointer<UInt8>, _ place: Int, _ change: Change
  ) -> TypingVerdict? {
    let decision = rules.judge(
      EditingState(String(decoding: raw, as: UTF8.self), caret: place + 1),
      after: EditingState(ascii(raw, without: place), caret: place))
    // Only a violation of the typed character has a known range in the formatted text.
    guard decision.outcome == .rejected,
      decision.violations.allSatisfy({ $0.range == place..<place + 1 })
    else { return nil }
    let range = change.utf16Prefix..<change.utf16Prefix + 1
    return .refuses(
      decision.violations.changed { $0 = Violation($0, range: range, actual: $0.actual) })
  }

  /// Returns an ASCII text without the byte at an offset.
  private func ascii(_ bytes: UnsafeBufferPointer<UInt8>, without place: Int) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { target in
      var count = 0
      for offset in bytes.indices where offset != place {
        target[count] = bytes[offset]
        count &+= 1
      }
      return count
    }
  }

  /// Returns the verdict on a byte that the rules accept, from the formatted text and its caret.
  @inline(__always)
  private func verdict(
    showing shown: UnsafeBufferPointer<UInt8>, _ caret: Int,
    _ previous: UnsafeBufferPointer<UInt8>, _ current: UnsafeBufferPointer<UInt8>,
    _ change: Change
  ) -> TypingVerdict {
    if caret == change.newEnd, shown.count == current.count,
      shown.commonPrefix(with: current) == shown.count
    {
      return .accepts
    }
    let front = UnsafeBufferPointer(rebasing: shown[..<caret])
    return .shows(
      EditingState(String(decoding: shown, as: UTF8.self), caret: front.utf16Length),
      Change(ascii: previous, became: shown, carets: (change.prefix, caret)))
  }
}
