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
  let layout: LayoutObject
  /// The bytes of the proposed text.
  let proposed: UnsafeBufferPointer<UInt8>
  private(set) var old: ShownText
  private(set) var effect = Effect.replacesText
  /// The replaced range of the previous raw text.
  private(set) var part = 0..<0
  /// The memory of the source, if that is the raw text with the edit.
  private var spliced: Pieces
  /// The text that the layout reads: the raw text with the edit, or the whole shown text.
  private(set) var source: UnsafeBufferPointer<UInt8>
  /// The inserted range of the source; `nil` if the source is the whole shown text.
  private(set) var edited: Range<Int>?
  /// What was read.
  private(set) var pieces: Pieces
  /// A Boolean value that indicates whether the edit types a character that the layout skips.
  private var isMisplaced = false

  var isDeletion: Bool { change.kind == .deletion }
  /// A Boolean value that indicates whether no part of the text may be cut.
  var isComplete: Bool { !isDeletion && pieces.isComplete }
  /// A Boolean value that indicates whether the text stays as it was typed.
  var isTyped: Bool { pieces.hasTyped }
  /// The number of bytes that did not fit before the edit, and may not fit after it.
  var rest: Int {
    // A replacement of the whole text must fit, and so must a typed character.
    part == 0..<old.raw.count || isMisplaced ? 0 : old.rest
  }

  /// Creates an edit to a text whose bytes the caller lends.
  init(
    _ layout: LayoutObject, from previous: EditingState, to current: EditingState,
    _ proposed: UnsafeBufferPointer<UInt8>, by change: Change, _ room: PiecesRoom
  ) {
    (self.layout, self.previous, self.current, self.change) = (layout, previous, current, change)
    (self.proposed, source) = (proposed, proposed)
    old = ShownText(room.pieces(0), room.pieces(1))
    spliced = room.pieces(2)
    pieces = room.pieces(3)
  }

  /// Reads the previous text, whose bytes the caller lends, and the edit.
  mutating func read(_ old: UnsafeBufferPointer<UInt8>) {
    self.old.read(old, layout)
    if self.old.isLaidOut { spliceRaw() }
    if change.kind == .typing, let caret = caretBehindLiteral(in: old) {
      effect = .movesCaret(caret)
    }
    if case .movesCaret = effect { return }
    let whole = source.indices
    switch layout.read(source, edited: old.isEmpty ? whole : edited ?? whole, &pieces) {
    case .notMine: readFreeText()
    case .wrong(let violation), .ambiguous(let violation):
      if isDeletion, !layout.keepsKeys {
        keepSource()
      } else {
        effect = .isWrong(inProposed(violation))
      }
    case .value, .beginning:
      // What a deletion leaves of another text is not read as a new one.
      if isDeletion, !self.old.isLaidOut, !isTyped { keepSource() }
      moveBesideLiteral(in: old)
    }
  }

  /// Reads the source as it is.
  private mutating func keepSource() {
    pieces.begin(source)
    pieces.keepRest()
  }

  /// Replaces a part of the raw text.
  private mutating func spliceRaw() {
    let (raw, removed) = (old.raw, change.removed)
    let lower = old.source(of: removed.lowerBound)
    part = lower..<(removed.isEmpty ? lower : max(lower, old.source(of: removed.upperBound)))
    if !part.isEmpty, continuesLiteral { return }
    if isDeletion, part.isEmpty { extendBesideLiteral() }
    let kept = part.isEmpty ? part : layout.kept(ofDeleting: part, of: raw)
    if isDeletion, !part.isEmpty, kept == part {
      // Without the separator of fixed decimals, a number would be a hundred times greater.
      let isForward =
        previous.selection?.isEmpty == true
        && previous.text.utf8Range(utf16: previous.selection!).lowerBound == removed.lowerBound
      let caret = isForward ? removed.upperBound : removed.lowerBound
      effect = .movesCaret(previous.text.utf16Length(inUTF8: 0..<caret))
      return
    }
    let inserted = isDeletion ? proposed.prefix(0) : proposed[change.inserted]
    spliced.splice(raw, part, with: UnsafeBufferPointer(rebasing: inserted), keeping: kept)
    source = spliced.written
    let end = part.lowerBound + (isDeletion ? kept.count : change.inserted.count)
    edited = (isDeletion ? end : part.lowerBound)..<end
  }

  /// A Boolean value that indicates whether the edit replaces everything behind a literal, so that the
  /// literal and the new text are read together.
  ///
  /// Text that begins as the literal does may have one of its own.
  private var continuesLiteral: Bool {
    guard part.count == old.raw.count, layout.hasReadableLiterals,
      change.removed.lowerBound > 0, let first = typed.first, !typed.showsNothing
    else { return false }
    return first != proposed[0]
      || proposed.holdsOneCluster(change.inserted) && layout.admits(typed.character)
  }

  /// Extends a deletion of only literals to the character before or behind them.
  ///
  /// No key leaves the caret elsewhere: a text without the literals was filled in.
  private mutating func extendBesideLiteral() {
    guard previous.selection?.isEmpty != false,
      current.caret == nil || current.caret == change.utf16Prefix
        || current.caret == previous.caret
    else { return }
    let (place, raw) = (part.lowerBound, old.raw)
    let caret = previous.selection.map { previous.text.utf8Range(utf16: $0).lowerBound }
    if caret == change.removed.lowerBound {
      if place < raw.count { part = place..<raw.clusterAligned(place + 1, roundingUp: true) }
    } else if place > 0 {
      part = raw.clusterAligned(place - 1, roundingUp: false)..<place
    }
  }

  /// Reads the insertion into free text by removing its literals.
  private mutating func readFreeText() {
    guard let edited, !isDeletion, !source.holdsOneCluster(edited) else { return }
    var unlaid = Pieces()
    let inserted = UnsafeBufferPointer(rebasing: source[edited])
    unlaid.begin(inserted)
    layout.unlay(&unlaid)
    unlaid.keepRest()
    let arrived = unlaid.count == 0 ? inserted.string : unlaid.text
    pieces.begin(source)
    pieces.keep(edited.lowerBound)
    if arrived.utf8.count == edited.count {
      pieces.keep(edited.count)
    } else {
      pieces.replace(edited.count, with: arrived)
    }
    pieces.keepRest()
  }

  /// Returns the caret behind a typed character that is already there as a part of a literal;
  /// otherwise `nil`.
  private func caretBehindLiteral(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    let start = change.removed.lowerBound
    guard let edited, start < text.count, let literal = old.literal(at: start),
      source.holdsOneCluster(edited),
      let place = (start..<literal.upperBound).first(where: { text.holds(typed, at: $0) }),
      place + typed.count <= literal.upperBound,
      !layout.admits(typed.character)
        || literal.upperBound == text.count && layout.hasReadableLiterals
          && text[start..<place].allSatisfy({ $0 < 0x80 && !$0.isASCIIDigit && !$0.isASCIILetter })
    else { return nil }
    return UnsafeBufferPointer(rebasing: text[..<(place + typed.count)]).utf16Length
  }

  private var typed: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: proposed[change.inserted])
  }

  /// Keeps the caret if a typed character is due as a part of a literal at the end of the text.
  ///
  /// Any other character that the layout skips is left to the rules.
  private mutating func moveBesideLiteral(in text: UnsafeBufferPointer<UInt8>) {
    guard let edited, !isTyped, !isDeletion, !pieces.isIdentity,
      pieces.target(of: edited.lowerBound) == pieces.target(of: edited.upperBound),
      source.holdsOneCluster(edited)
    else { return }
    if change.kind == .typing, change.removed.lowerBound == text.count {
      let literal = layout.literal(behind: old.raw)
      let isDue = literal.withUnsafeBufferPointer { literal in
        literal.indices.contains { literal.holds(typed, at: $0) }
      }
      if isDue {
        effect = .movesCaret(text.utf16Length)
        return
      }
    }
    isMisplaced = true
    keepSource()
  }
}
