// The states and the positions of an edit, in the raw text and in the shown one.

extension LayoutEdit {
  /// The raw state before the edit.
  var rawPrevious: EditingState {
    var state: EditingState
    if old.isLaidOut {
      state = old.rawState(previous)
    } else {
      let (raw, violation) =
        isDeletion && !isTyped ? (previous.text, nil) : layout.raw(of: previous.text)
      state =
        violation == nil ? EditingState(raw, caret: raw.utf16Length) : EditingState("", caret: 0)
    }
    // The rest of a partly deleted selection is not typed again.
    if isDeletion, previous.selection?.isEmpty == false {
      let end = state.text.utf16Length(inUTF8: 0..<min(part.upperBound, state.text.utf8.count))
      state.selection = end..<end
    }
    return state
  }

  /// The raw state after the edit.
  var rawCurrent: EditingState {
    let raw = pieces.text
    guard let selection = current.selection else { return EditingState(raw) }
    let shown = current.text.utf8Range(utf16: selection)
    let lower = rawPlace(shown.lowerBound)
    let upper = shown.isEmpty ? lower : max(lower, rawPlace(shown.upperBound))
    return EditingState(
      raw,
      selection: raw.utf16Range(
        utf8: raw.clusterBoundary(atOrAfter: lower)..<raw.clusterBoundary(atOrAfter: upper)))
  }

  /// Returns the state to show if the text stays as it was typed.
  ///
  /// A pasted number is laid out, if all of it fits.
  func asTyped(_ decision: Decision, rest: Int) -> EditingState? {
    if isDeletion, !old.isLaidOut, layout.keepsKeys { return current }
    let isWritten = decision.outcome == .amended && decision.violations.isEmpty
    guard let typed = pieces.asTyped, decision.outcome == .accepted || isWritten,
      rest > 0 || decision.state.text.isEmpty
        || current.text.holdsAtMostOneCluster(change.inserted)
    else { return nil }
    // The rules may write digits of another script.
    if isWritten { return pieces.text.hasSameScalars(as: typed) ? decision.state : nil }
    if typed.isEmpty {
      // Literals at the end are shown again when the text is laid out.
      let end =
        old.source(of: change.removed.upperBound) < old.raw.count
        ? current.text.utf8.count : change.inserted.upperBound
      return EditingState(current.text.text(utf8: 0..<end), selection: current.selection)
        .normalized()
    }
    return typed.hasSameScalars(as: current.text)
      ? current : EditingState(typed, caret: typed.utf16Length)
  }

  /// A Boolean value that indicates whether a text that cannot be a value stays in the field.
  var keepsText: Bool {
    layout.keepsKeys
      && (isDeletion
        || current.text.holdsAtMostOneCluster(change.inserted) && current.text.utf8.count <= 64
          && !UnsafeBufferPointer(rebasing: proposed[change.inserted]).showsNothing)
  }

  /// The change of the raw text, if it only gains or loses printable ASCII; otherwise `nil`.
  ///
  /// The rules need no strings of it.
  var asciiChange: Change? {
    guard old.isLaidOut, !isTyped, let edited, current.caret != nil, pieces.isIdentity,
      isDeletion || change.kind == .typing && part.isEmpty, source.isPrintableASCII
    else { return nil }
    return Change(
      prefix: part.lowerBound, oldEnd: part.upperBound,
      newEnd: part.lowerBound + (isDeletion ? 0 : edited.count), utf16Prefix: part.lowerBound,
      kind: change.kind)
  }

  /// The caret of the proposed state, in the raw text.
  var rawCaret: Int {
    guard let selection = current.selection else { return pieces.count }
    // Behind what was typed, or where text was deleted.
    if let edited,
      change.kind == .typing || isDeletion && selection.lowerBound == change.utf16Prefix
    {
      return isDeletion ? part.lowerBound : edited.upperBound
    }
    return rawPlace(current.text.utf8Range(utf16: selection).lowerBound)
  }

  // MARK: Positions

  private func rawPlace(_ place: Int) -> Int {
    guard let edited else { return pieces.target(of: place) }
    let (removed, inserted) = (change.removed, change.inserted)
    if place < inserted.lowerBound {
      return pieces.target(of: min(part.lowerBound, old.source(of: place)))
    }
    if place <= inserted.upperBound {
      return isDeletion
        ? pieces.target(of: part.lowerBound)
        : pieces.target(of: edited.lowerBound + place - inserted.lowerBound)
    }
    let raw = old.source(of: place - inserted.upperBound + removed.upperBound)
    return pieces.target(of: max(part.upperBound, raw) - part.upperBound + edited.upperBound)
  }

  /// Maps a violation of the source to the text that the host proposed.
  func inProposed(_ violation: Violation) -> Violation {
    edited == nil ? violation : moved(Violations(violation), from: source.string)[0]
  }

  /// Maps a range of the source to the text that the host proposed, in UTF-16 code units.
  func proposed(_ range: Range<Int>) -> Range<Int> {
    var cursor = Pieces.Cursor()
    let lower = shownPlace(range.lowerBound, begins: !range.isEmpty, &cursor)
    cursor = Pieces.Cursor()
    let upper = max(lower, shownPlace(range.upperBound, begins: false, &cursor))
    let start = UnsafeBufferPointer(rebasing: proposed[..<lower]).utf16Length
    return start..<start + UnsafeBufferPointer(rebasing: proposed[lower..<upper]).utf16Length
  }

  /// Maps violations of the raw text to the text that the host proposed.
  func proposed(_ violations: Violations) -> Violations {
    let source = source.string
    return moved(pieces.movedBack(violations, from: pieces.text, to: source), from: source)
  }

  private func moved(_ violations: Violations, from source: String) -> Violations {
    var (lowers, uppers) = (Pieces.Cursor(), Pieces.Cursor())
    return violations.moved(from: source, to: current.text) { range in
      let lower = shownPlace(range.lowerBound, begins: !range.isEmpty, &lowers)
      let upper = shownPlace(range.upperBound, begins: false, &uppers)
      return current.text.clusterAligned(utf8: lower..<max(lower, upper))
    }
  }

  /// Maps a position in the source to the current text.
  private func shownPlace(_ place: Int, begins: Bool, _ cursor: inout Pieces.Cursor) -> Int {
    guard let edited else { return place }
    let (removed, inserted) = (change.removed, change.inserted)
    if place < edited.lowerBound || place == edited.lowerBound && edited.isEmpty {
      return min(
        inserted.lowerBound, old.target(of: place, begins: begins, from: &cursor))
    }
    if place > edited.upperBound || place == edited.upperBound && begins {
      let shown = old.target(
        of: place - edited.upperBound + part.upperBound, begins: begins, from: &cursor)
      return max(inserted.upperBound, shown - removed.upperBound + inserted.upperBound)
    }
    return inserted.lowerBound + place - edited.lowerBound
  }
}

extension String {
  /// Returns whether a range of UTF-8 offsets contains at most one grapheme cluster.
  fileprivate func holdsAtMostOneCluster(_ range: Range<Int>) -> Bool {
    range.isEmpty || holdsOneCluster(range)
  }
}
