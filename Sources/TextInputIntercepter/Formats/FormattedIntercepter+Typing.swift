// Most keystrokes put one character of ASCII into a text that is as it is shown. They are judged without
// making a string of the raw text.

extension FormattedIntercepter {
  /// The decision about a character of ASCII that all rules surely accept; `nil` where more has to be asked.
  ///
  /// - Parameters:
  ///   - previous: A normalized state.
  ///   - change: One byte that was typed between two carets.
  func judgeTyping(
    _ current: EditingState, after previous: EditingState, _ change: Change
  ) -> Decision? {
    guard let byte = current.text.withUTF8Bytes({ asciiByte($0, change.prefix) }),
      format.admits(ascii: byte) == true
    else { return nil }
    let room = previous.text.utf8.count + 2
    guard room <= 1024, let state = shownState(typing: byte, change.prefix, previous.text, room)
    else { return nil }
    if state.caret == current.caret, state.text.hasSameScalars(as: current.text) {
      return Decision(
        .accepted, of: Proposal(previous: previous, state: current, change: change))
    }
    return Decision(.amended, of: Proposal(previous, becameShown: state))
  }

  /// A byte of ASCII that has no part in a longer cluster.
  private func asciiByte(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt8? {
    text[offset] < 0x80 ? text[offset] : nil
  }

  /// What is shown once a byte has been typed at a place of the shown text, if all rules surely accept it.
  private func shownState(
    typing byte: UInt8, _ place: Int, _ text: String, _ room: Int
  ) -> EditingState? {
    text.withUTF8Bytes { shown in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { room -> EditingState? in
        var pass = FormatPass(shown, into: room, FormatPlaces(.toRaw, [place, 0, 0, 0]))
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
        guard case .accepts = rules.rules.firstUndecided(change, raw, from: 0).answer else {
          return nil
        }
        return state(showing: raw, caret: start + 1)
      }
    }
  }

  /// A raw text as it is shown, if all of it fits.
  private func state(showing raw: UnsafeBufferPointer<UInt8>, caret: Int) -> EditingState? {
    var places = FormatPlaces(.toShown, [caret, 0, 0, 0])
    var rest = 0
    let text = String(unsafeUninitializedCapacity: format.capacity(forRaw: raw)) { target in
      var pass = FormatPass(raw, into: target, places)
      rest = format.show(&pass)
      places = pass.places
      return pass.count
    }
    if rest > 0 { return nil }
    return EditingState(text, caret: text.utf16Length(inUTF8: 0..<places[0]))
  }
}
