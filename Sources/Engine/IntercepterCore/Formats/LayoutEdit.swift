/// An edit of a shown text, and the same edit of the raw text.
struct LayoutEdit: ~Copyable {
  /// What the edit does.
  enum Effect {
    /// It replaces a part of the raw text.
    case replacesText
    /// It only moves the caret, to a UTF-16 offset: it types a literal that is already there, or
    /// deletes the separator of fixed decimals.
    case movesCaret(Int)
    /// The text cannot be a value.
    case isWrong(Violation)
  }

  let previous: EditingState
  let current: EditingState
  let change: Change
  private let layout: LayoutObject
  private let old: ShownText
  private(set) var effect = Effect.replacesText
  /// The replaced range of the previous raw text.
  private var part = 0..<0
  /// The text that the layout reads: the raw text with the edit, or the whole shown text.
  private var source = ""
  /// The inserted range of the source; `nil` if the source is the whole shown text.
  private var edited: Range<Int>?
  /// What was read.
  private var pieces = Pieces()

  var isDeletion: Bool { change.kind == .deletion }
  /// A Boolean value that indicates whether no part of the text may be cut.
  var isComplete: Bool { !isDeletion && pieces.isComplete }
  /// A Boolean value that indicates whether the text stays as it was typed.
  var isTyped: Bool { pieces.asTyped != nil }
  /// The number of bytes that did not fit before the edit, and may not fit after it.
  var rest: Int {
    // A replacement of the whole text must fit.
    part == 0..<old.raw.utf8.count ? 0 : old.rest
  }

  init(
    _ layout: LayoutObject, from previous: EditingState, to current: EditingState,
    by change: Change
  ) {
    (self.layout, self.previous, self.current, self.change) = (layout, previous, current, change)
    old = ShownText(previous.text, layout)
    if old.isLaidOut { spliceRaw() } else { source = current.text }
    if change.kind == .typing, let caret = caretBehindLiteral() { effect = .movesCaret(caret) }
    if case .movesCaret = effect { return }
    let whole = 0..<source.utf8.count
    switch layout.read(
      source, edited: previous.text.isEmpty ? whole : edited ?? whole, &pieces)
    {
    case .notMine: readFreeText()
    case .wrong(let violation), .ambiguous(let violation):
      if isDeletion, !layout.keepsKeys {
        _ = pieces.write(source) { _ in }
      } else {
        effect = .isWrong(inProposed(violation))
      }
    case .value, .beginning:
      // What a deletion leaves of another text is not read as a new one.
      if isDeletion, !old.isLaidOut, !isTyped { _ = pieces.write(source) { _ in } }
      moveBesideLiteral()
    }
  }

  /// Replaces a part of the raw text.
  private mutating func spliceRaw() {
    let (raw, removed) = (old.raw, change.removed)
    let lower = old.pieces.source(of: removed.lowerBound)
    part = lower..<max(lower, old.pieces.source(of: removed.upperBound))
    if isDeletion, part.isEmpty { extendBesideLiteral() }
    let kept = layout.kept(ofDeleting: part, of: raw)
    if isDeletion, !part.isEmpty, kept == part {
      // Without the separator of fixed decimals, a number would be a hundred times greater.
      let isForward =
        previous.selection?.isEmpty == true
        && previous.text.utf8Range(utf16: previous.selection!).lowerBound == removed.lowerBound
      let caret = isForward ? removed.upperBound : removed.lowerBound
      effect = .movesCaret(previous.text.utf16Length(inUTF8: 0..<caret))
      return
    }
    let inserted = isDeletion ? "" : current.text.text(utf8: change.inserted)
    source = raw.replacingUTF8(part, with: inserted + raw.text(utf8: kept))
    let end = part.lowerBound + (isDeletion ? kept.count : inserted.utf8.count)
    edited = (isDeletion ? end : part.lowerBound)..<end
  }

  /// Extends a deletion of only literals to the character before or behind them.
  private mutating func extendBesideLiteral() {
    guard previous.selection?.isEmpty != false else { return }
    let (place, raw) = (part.lowerBound, old.raw)
    let caret = previous.selection.map { previous.text.utf8Range(utf16: $0).lowerBound }
    if caret == change.removed.lowerBound {
      if place < raw.utf8.count { part = place..<raw.clusterBoundary(atOrAfter: place + 1) }
    } else if place > 0 {
      part = raw.clusterBoundary(atOrBefore: place - 1)..<place
    }
  }

  /// Reads the insertion into free text by removing its literals.
  private mutating func readFreeText() {
    guard let edited, !isDeletion, !source.holdsOneCluster(edited) else { return }
    var unlaid = Pieces()
    let inserted = source.text(utf8: edited)
    let raw = unlaid.write(inserted) { layout.unlay(&$0) }
    let arrived = raw.isEmpty ? inserted : raw
    source.withUTF8Bytes { bytes in
      pieces.begin(bytes)
      pieces.keep(edited.lowerBound)
      if arrived.utf8.count == edited.count {
        pieces.keep(edited.count)
      } else {
        pieces.replace(edited.count, with: arrived)
      }
      pieces.keepRest()
    }
  }

  /// Returns the caret behind a typed character that is already there as a part of a literal;
  /// otherwise `nil`.
  private func caretBehindLiteral() -> Int? {
    let (text, start) = (previous.text, change.removed.lowerBound)
    guard let edited, source.holdsOneCluster(edited),
      let literal = old.pieces.literal(at: start), !layout.admits(Character(typed))
    else { return nil }
    return text.text(utf8: start..<literal.upperBound).utf8Offset(of: typed).map {
      text.utf16Length(inUTF8: 0..<start + $0 + typed.utf8.count)
    }
  }

  private var typed: String { current.text.text(utf8: change.inserted) }

  /// Keeps the caret if a typed character is due as a part of a literal at the end of the text.
  ///
  /// Any other character that the layout skips is left to the rules.
  private mutating func moveBesideLiteral() {
    guard let edited, !isTyped, !isDeletion, source.holdsOneCluster(edited),
      pieces.target(of: edited.lowerBound) == pieces.target(of: edited.upperBound)
    else { return }
    if change.kind == .typing, change.removed.lowerBound == previous.text.utf8.count,
      layout.literal(behind: old.raw).utf8Offset(of: typed) != nil
    {
      effect = .movesCaret(previous.text.utf16Length)
    } else {
      _ = pieces.write(source) { _ in }
    }
  }

  // MARK: States

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
    return typed.hasSameScalars(as: current.text)
      ? current : EditingState(typed, caret: typed.utf16Length)
  }

  /// A Boolean value that indicates whether a text that cannot be a value stays in the field.
  var keepsText: Bool {
    layout.keepsKeys
      && (isDeletion
        || current.text.holdsAtMostOneCluster(change.inserted) && current.text.utf8.count <= 64)
  }

  // MARK: Positions

  private func rawPlace(_ place: Int) -> Int {
    guard let edited else { return pieces.target(of: place) }
    let (removed, inserted) = (change.removed, change.inserted)
    if place < inserted.lowerBound {
      return pieces.target(of: min(part.lowerBound, old.pieces.source(of: place)))
    }
    if place <= inserted.upperBound {
      return isDeletion
        ? pieces.target(of: part.lowerBound)
        : pieces.target(of: edited.lowerBound + place - inserted.lowerBound)
    }
    let raw = old.pieces.source(of: place - inserted.upperBound + removed.upperBound)
    return pieces.target(of: max(part.upperBound, raw) - part.upperBound + edited.upperBound)
  }

  /// Maps a violation of the source to the text that the host proposed.
  private func inProposed(_ violation: Violation) -> Violation {
    guard edited != nil else { return violation }
    return moved(Violations(violation), from: source)[0]
  }

  /// Maps violations of the raw text to the text that the host proposed.
  func proposed(_ violations: Violations) -> Violations {
    moved(pieces.movedBack(violations, from: pieces.text, to: source), from: source)
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
        inserted.lowerBound, old.pieces.target(of: place, begins: begins, from: &cursor))
    }
    if place > edited.upperBound || place == edited.upperBound && begins {
      let shown = old.pieces.target(
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
