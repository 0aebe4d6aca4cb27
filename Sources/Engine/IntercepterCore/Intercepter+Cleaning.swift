// A value is read without the characters that show nothing.

extension Intercepter {
  /// Returns a text without the characters that show nothing, in a field for a value.
  package func cleaned(_ text: String) -> String { cleanedText(text) ?? text }

  /// Returns a whole text without the characters that show nothing, or `nil` if none is dropped.
  ///
  /// The literals of a format may have some, such as the direction mark of a minus sign.
  @inline(never)
  func cleanedText(_ text: String) -> String? {
    guard isValue,
      let cleaned = text.cleaned(in: 0..<text.utf8.count, keepingJoiners: keepsJoiners)
    else { return nil }
    guard let layout = formatted?.layout else { return cleaned }
    let shown = ShownText(text, layout)
    let isFormatted = shown.isLaidOut && shown.rest == 0
    return isFormatted && !shown.rawText.withUTF8Bytes { $0.hasDroppedCharacters } ? nil : cleaned
  }
}

extension EditingState {
  /// Returns an edit's result without the inserted characters that show nothing, or `nil` if it
  /// inserts none or nothing else.
  ///
  /// This is the edit that is judged, and that the decision describes. A deletion inserts nothing.
  @inline(never)
  func cleaned(
    after previous: EditingState, baseline: EditingState?, mayRetype: Bool,
    keepingJoiners keepsJoiners: Bool
  ) -> EditingState? {
    if hasMarkedText || !text.withUTF8Bytes({ $0.hasDroppedCharacters }) { return nil }
    let committed = previous.committed(after: baseline)
    guard
      let change = Change(judging: committed, became: self, mayRetype: mayRetype),
      change.kind != .deletion
    else { return nil }
    let inserted = change.ofScalars(from: committed, to: self).inserted
    guard let cleaned = text.cleaned(in: inserted, keepingJoiners: keepsJoiners) else { return nil }
    let end = inserted.upperBound + cleaned.utf8.count - text.utf8.count
    if end == inserted.lowerBound { return nil }
    return EditingState(cleaned, caret: cleaned.utf16Length(inUTF8: 0..<end))
  }

  /// Returns the state with its text cleaned.
  func cleaned(to cleaned: String, keepingJoiners keepsJoiners: Bool) -> EditingState {
    func place(_ end: Int) -> Int {
      let head = text.cleaned(in: 0..<end, keepingJoiners: keepsJoiners) ?? text
      return head.utf16Length(inUTF8: 0..<end + head.utf8.count - text.utf8.count)
    }
    func moved(_ range: Range<Int>) -> Range<Int> {
      let range = text.utf8Range(utf16: range)
      return place(range.lowerBound)..<place(range.upperBound)
    }
    return EditingState(
      cleaned, selection: selection.map(moved), markedRange: markedRange.map(moved)
    ).normalized()
  }

  /// Returns the state before an edit, without marked text.
  func committed(after baseline: EditingState?) -> EditingState {
    hasMarkedText ? baseline ?? withoutMarkedText : self
  }
}

extension Decision {
  /// Returns the decision on an edit that differs from the host's: what it accepts, the host has to
  /// show.
  func amending(after committed: @autoclosure () -> EditingState) -> Decision {
    outcome == .accepted
      ? Decision(.amended, violations, of: Proposal(committed(), becameShown: state)) : self
  }
}

extension Validity {
  /// Returns the validity of a cleaned text as that of the original.
  func shown(
    from cleaned: String, in original: String, keepingJoiners keepsJoiners: Bool
  ) -> Validity {
    // The offset of a scalar in the original text, and in the cleaned one.
    var (place, kept) = (0, 0)
    func move(to offset: Int, isEnd: Bool) -> Int {
      if offset < kept { (place, kept) = (0, 0) }
      original.withUTF8Bytes { utf8 in
        while place < utf8.count, kept < offset || !isEnd {
          let width = utf8.scalar(at: place).width
          if !utf8.dropsScalar(at: place, keepingJoiners: keepsJoiners) {
            if kept == offset { break }
            kept += width
          }
          place += width
        }
      }
      return place
    }
    return Validity(
      status,
      violations.moved(from: cleaned, to: original) { range in
        let start = move(to: range.lowerBound, isEnd: false)
        let end = range.isEmpty ? start : move(to: range.upperBound, isEnd: true)
        return original.clusterAligned(utf8: start..<end)
      })
  }
}
