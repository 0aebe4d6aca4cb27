// Most keystrokes put one character of ASCII into a text that is as it is shown. They are judged without
// making a string of the raw text.

extension FormattedIntercepter {
  /// What the bytes of the raw text say of a character that was typed.
  private enum Verdict {
    /// All rules surely accept, and this is shown.
    case shows(EditingState)
    /// The rule of a place refuses, with the actual length.
    case refuses(Int, actual: Int?)
    /// A rule has to be asked about these raw texts; the byte is at the place.
    case asks(previous: String, current: String, place: Int)
  }

  /// The decision about a character of ASCII; `nil` where more than bytes has to be asked.
  ///
  /// - Parameters:
  ///   - previous: A normalized state.
  ///   - change: One byte that was typed between two carets.
  func judgeTyping(
    _ current: EditingState, after previous: EditingState, _ change: Change
  ) -> Decision? {
    let room = previous.text.utf8.count + 2
    let byte = current.text.withUTF8Bytes { $0[change.prefix] }
    guard room <= 1024, 0x20..<0x7F ~= byte, format.isRaw(ascii: byte),
      let verdict = verdict(on: byte, change.prefix, previous.text, room)
    else { return nil }
    switch verdict {
    case .refuses(let index, let actual):
      guard let refusal = rules.rules[index].refusal, let caret = current.caret else { return nil }
      let violation = Violation(refusal, range: change.utf16Prefix..<caret, actual: actual)
      let proposal = Proposal(previous: previous, state: current, change: change)
      return Decision(.rejected, Violations(violation), of: proposal)
    case .asks(let rawPrevious, let rawCurrent, let place):
      let decision = rules.judge(
        EditingState(rawCurrent, caret: place + 1), after: EditingState(rawPrevious, caret: place))
      // Only what is about the typed character is surely about that in the shown text.
      guard decision.outcome == .rejected,
        decision.violations.allSatisfy({ $0.range == place..<place + 1 })
      else { return nil }
      let range = change.utf16Prefix..<change.utf16Prefix + 1
      let violations = decision.violations.changed {
        $0 = Violation($0, range: range, actual: $0.actual)
      }
      let proposal = Proposal(previous: previous, state: current, change: change)
      return Decision(.rejected, violations, of: proposal)
    case .shows(let state):
      if state.caret == current.caret, state.text.hasSameScalars(as: current.text) {
        return Decision(
          .accepted, of: Proposal(previous: previous, state: current, change: change))
      }
      return Decision(.amended, of: Proposal(previous, becameShown: state))
    }
  }

  /// The verdict on a byte at a place of the shown text.
  private func verdict(
    on byte: UInt8, _ place: Int, _ text: String, _ room: Int
  ) -> Verdict? {
    text.withUTF8Bytes { shown in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { room -> Verdict? in
        var pass = FormatPass(shown, into: room, FormatPlaces(.toRaw, single: place))
        guard format.read(&pass) else { return nil }
        let (start, count) = (pass.places[0], pass.count)
        var offset = count
        while offset > start {
          room[offset] = room[offset &- 1]
          offset &-= 1
        }
        room[start] = byte
        let raw = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(room)[..<(count + 1)])
        guard raw.isASCII else { return nil }
        let change = Change(
          prefix: start, oldEnd: start, newEnd: start + 1, utf16Prefix: start, kind: .typing)
        let (index, answer) = rules.rules.firstUndecided(change, raw, from: 0)
        switch answer {
        case .accepts: return state(showing: raw, caret: start + 1).map { .shows($0) }
        case .rejects(let actual): return .refuses(index, actual: actual)
        case .undecided:
          return .asks(
            previous: ascii(raw, without: start), current: String(decoding: raw, as: UTF8.self),
            place: start)
        }
      }
    }
  }

  /// A text of ASCII without the byte at a place.
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

  /// A raw text as it is shown, if all of it fits.
  private func state(showing raw: UnsafeBufferPointer<UInt8>, caret: Int) -> EditingState? {
    var place = 0
    var rest = 0
    let text = String(unsafeUninitializedCapacity: format.capacity(forRaw: raw)) { target in
      var pass = FormatPass(raw, into: target, FormatPlaces(.toShown, single: caret))
      rest = format.show(&pass)
      place = pass.places[0]
      return pass.count
    }
    if rest > 0 { return nil }
    return EditingState(text, caret: text.utf16Length(inUTF8: 0..<place))
  }
}
