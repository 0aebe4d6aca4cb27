// Most edits in delegate mode insert a few characters at the caret of a short text. They are
// evaluated from bytes on the stack. The new text becomes a string only if the edit is accepted.

extension Intercepter {
  /// The result of evaluating an insertion from the bytes of the new text.
  enum InsertionVerdict {
    /// This text, and the index of the first rule that objects or the number of rules.
    case becomes(String, Change, firstObjection: Int)
    /// A rule rejects the edit.
    case refuses(Violation)
  }

  /// Returns the verdict on an insertion at the caret, or `nil` if the bytes do not decide.
  @inline(__always)
  func verdict(onInserting edit: Edit, in state: EditingState) -> InsertionVerdict? {
    guard edit.range.isEmpty, state.caret == edit.range.lowerBound, state.markedRange == nil else {
      return nil
    }
    return state.text.withUTF8Bytes { old in
      edit.replacement.withUTF8Bytes { verdict(on: $0, in: old, at: edit.range.lowerBound) }
    }
  }

  private func verdict(
    on inserted: UnsafeBufferPointer<UInt8>, in old: UnsafeBufferPointer<UInt8>, at caret: Int
  ) -> InsertionVerdict? {
    let count = old.count + inserted.count
    if inserted.isEmpty || count > 512 { return nil }
    let (start, reached) = old.place(utf16: caret, roundingUp: true)
    guard reached == caret, old.isBoundary(start) else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { room in
      room.write(UnsafeBufferPointer(rebasing: old[..<start]), at: 0)
      room.write(inserted, at: start)
      room.write(UnsafeBufferPointer(rebasing: old[start...]), at: start + inserted.count)
      let text = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(room)[..<count])
      let end = start + inserted.count
      guard text.isBoundary(start), text.isBoundary(end) else { return nil }
      let change = Change(
        prefix: start, oldEnd: start, newEnd: end, utf16Prefix: caret, kind: .typing)
      var (edited, faults) = (EditedText(text, after: change), Faults())
      let index = rules.firstObjection(to: &edited, from: 0, &faults)
      if index < rules.count,
        let objection = rules.onlyObjection(to: &edited, byRuleAt: index, &faults),
        objection.outcome == .rejected
      {
        return .refuses(rules.violation(objection, byRuleAt: index))
      }
      return .becomes(text.string, change, firstObjection: index)
    }
  }

  /// Returns the decision for a verdict.
  @inline(__always)
  func decision(
    by verdict: consuming InsertionVerdict, _ edit: Edit, in state: EditingState
  ) -> Decision {
    let inserted = edit.replacement.utf8.count
    let caret = edit.range.lowerBound
    let end = caret + edit.replacement.utf16Length(inUTF8: 0..<inserted)
    switch consume verdict {
    case .becomes(let text, let change, let index):
      let proposal = Proposal(
        previous: state, state: EditingState(text, caret: end), change: change)
      return index == rules.count
        ? Decision(.accepted, of: proposal) : rules.judge(proposal, from: index)
    case .refuses(let violation):
      // The new text was never created and nobody reads it, so the inserted text takes its place.
      let proposal = Proposal(
        previous: state, state: EditingState(edit.replacement, caret: end - caret),
        change: Change(
          prefix: 0, oldEnd: 0, newEnd: inserted, utf16Prefix: caret, kind: .typing))
      return Decision(.rejected, Violations(violation), of: proposal)
    }
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Copies bytes to an offset.
  ///
  /// - Precondition: The buffer has room for them.
  @inline(__always)
  fileprivate func write(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard let from = bytes.baseAddress, let to = baseAddress else { return }
    (to + offset).update(from: from, count: bytes.count)
  }
}
