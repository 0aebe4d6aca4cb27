/// The change between two texts, as UTF-8 offsets: `old[prefix..<oldEnd]` became
/// `new[prefix..<newEnd]`.
///
/// All four ends are grapheme cluster boundaries in their texts.
///
/// This is the form the engine and the rules work with; ``Edit`` is the same in a host's offsets.
struct Change: Sendable, Equatable {
  /// Where the change begins, in both texts.
  var prefix: Int
  /// Where the replaced part of the old text ends.
  var oldEnd: Int
  /// Where the inserted part of the new text ends.
  var newEnd: Int
  /// Where the change begins in UTF-16 code units, in both texts.
  var utf16Prefix: Int
  /// The kind of change to the scalars, where the clusters alone do not show it.
  var kind: Kind

  enum Kind: Sendable {
    /// Whole clusters were added between two carets, and none was changed.
    case typing
    /// Scalars were removed and none was added. A cluster may still be replaced: `👨‍👩‍👧` by `👨‍👩`,
    /// or two letters by the flag that they form once the text between them is gone.
    case deletion
    /// Scalars were added and none was removed. A cluster may still be replaced: `e` by `é`.
    case insertion
    /// Both.
    case replacement
    /// The previous selection was replaced, as a whole.
    case replacementOfSelection
  }

  /// The replaced part of the old text.
  var removed: Range<Int> { prefix..<oldEnd }
  /// The inserted part of the new text.
  var inserted: Range<Int> { prefix..<newEnd }
  /// Whether nothing changed.
  var isEmpty: Bool { oldEnd == prefix && newEnd == prefix }
}

extension Change {
  /// Finds the shortest change between two states' texts whose ends are cluster boundaries; the
  /// carets decide among equally short ones.
  ///
  /// `nil` when the texts are equal scalar for scalar.
  ///
  /// - Complexity: O(*n* + *m*), at the speed of comparing memory.
  init?(from old: borrowing EditingState, to new: borrowing EditingState) {
    let change = Self.withBytes(of: old, and: new) { oldBytes, newBytes -> Change? in
      let ends = CommonEnds(of: oldBytes, and: newBytes)
      if ends.prefix == oldBytes.count, ends.prefix == newBytes.count { return nil }
      return Change(shortestBetween: ends, oldBytes, newBytes, from: old, to: new)
    }
    guard let change else { return nil }
    self = change
  }

  /// Finds the change that rules judge: where a selection was replaced, all of it became what stands there now.
  ///
  /// `nil` when the texts are equal scalar for scalar.
  ///
  /// - Parameters:
  ///   - known: What both texts are known to have in common.
  ///   - isAmended: Whether the new text is what rules have made of a replaced selection: it still takes
  ///     the place of the selection where it equals it or is a part of it.
  ///   - mayRetype: Whether a part of the selection that stays was typed again, and not the rest of it deleted.
  ///   - start: Where the insertion began that rules have made the new text of.
  /// - Complexity: O(*n* + *m*), at the speed of comparing memory.
  @inline(__always)
  init?(
    judging old: borrowing EditingState, became new: borrowing EditingState,
    knowing known: KnownEnds? = nil, isAmended: Bool = false, mayRetype: Bool = false,
    at start: Int? = nil
  ) {
    let change = Self.withBytes(of: old, and: new) { oldBytes, newBytes -> Change? in
      let ends = CommonEnds(of: oldBytes, and: newBytes, knowing: known)
      if let typed = Change(
        typedBetween: ends, oldBytes, newBytes, from: old, to: new, knowing: known),
        start == nil || typed.prefix == start
      {
        return typed
      }
      return Change(
        judging: ends, oldBytes, newBytes, from: old, to: new, knowing: known,
        isAmended: isAmended, mayRetype: mayRetype, at: start)
    }
    guard let change else { return nil }
    self = change
  }

  /// The same, where nothing was typed between two carets.
  @inline(never)
  private init?(
    judging ends: CommonEnds, _ oldBytes: UnsafeBufferPointer<UInt8>,
    _ newBytes: UnsafeBufferPointer<UInt8>, from old: borrowing EditingState,
    to new: borrowing EditingState, knowing known: KnownEnds?, isAmended: Bool, mayRetype: Bool,
    at start: Int?
  ) {
    let holdsShorter = ends.prefix + ends.suffix >= min(oldBytes.count, newBytes.count)
    let onlyRemoves = holdsShorter && newBytes.count <= oldBytes.count
    if let selection = old.selection, !selection.isEmpty,
      let selected = old.alignedSelection, !selected.isEmpty,
      let parts = ends.parts(around: selected, of: oldBytes, and: newBytes),
      isAmended || !onlyRemoves
        || mayRetype && parts.prefix + parts.suffix < newBytes.count
          && newBytes.count < oldBytes.count
          // A part of a cluster may be all that was selected.
          && old.text.utf8Range(utf16: selection) == selected
    {
      self.init(
        prefix: parts.prefix, oldEnd: oldBytes.count - parts.suffix,
        newEnd: newBytes.count - parts.suffix,
        utf16Prefix: new.text.utf16Offset(ofUTF8: parts.prefix, from: known),
        kind: .replacementOfSelection)
      return
    }
    if ends.prefix == oldBytes.count, ends.prefix == newBytes.count { return nil }
    self.init(
      shortestBetween: ends, oldBytes, newBytes, from: old, to: new, knowing: known,
      at: start)
  }

  @inline(__always)
  private static func withBytes(
    of old: borrowing EditingState, and new: borrowing EditingState,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Change?
  ) -> Change? {
    old.text.withUTF8Bytes { old in new.text.withUTF8Bytes { new in body(old, new) } }
  }

  /// The change by text that was typed between two carets, as most edits are: the carets show where it
  /// stands, also beside its equal.
  ///
  /// `nil` where the carets or the clusters do not allow that.
  @inline(__always)
  init?(
    typedBetween ends: CommonEnds, _ oldBytes: UnsafeBufferPointer<UInt8>,
    _ newBytes: UnsafeBufferPointer<UInt8>, from old: borrowing EditingState,
    to new: borrowing EditingState, knowing known: KnownEnds?
  ) {
    let added = newBytes.count - oldBytes.count
    guard added > 0, let oldCaret = old.caret, let newCaret = new.caret, oldCaret >= 0 else {
      return nil
    }
    // Where the texts differ is where the caret was, unless what was typed begins as what is behind it.
    var start = ends.prefix
    if ends.prefix + ends.suffix > oldBytes.count {
      start = oldBytes.place(utf16: oldCaret, roundingUp: true).utf8
    }
    guard start <= ends.prefix, start + ends.suffix >= oldBytes.count,
      oldBytes.isBoundary(start), newBytes.isBoundary(start), newBytes.isBoundary(start + added)
    else { return nil }
    let inserted = UnsafeBufferPointer(rebasing: newBytes[start..<start + added])
    guard newBytes.utf16Length(of: start, knowing: known) == oldCaret,
      newCaret == oldCaret + inserted.utf16Length
    else { return nil }
    self.init(
      prefix: start, oldEnd: start, newEnd: start + added, utf16Prefix: oldCaret,
      kind: .typing)
  }

  private init(
    shortestBetween ends: CommonEnds, _ oldBytes: UnsafeBufferPointer<UInt8>,
    _ newBytes: UnsafeBufferPointer<UInt8>, from old: borrowing EditingState,
    to new: borrowing EditingState, knowing known: KnownEnds? = nil, at start: Int? = nil
  ) {
    let (oldCount, newCount) = (oldBytes.count, newBytes.count)
    let shortest = min(oldCount, newCount)
    kind =
      ends.prefix + ends.suffix >= shortest
      ? (oldCount < newCount ? .insertion : .deletion) : .replacement
    prefix = oldBytes.clusterBoundary(atOrBefore: ends.prefix, alsoIn: newBytes)
    var suffix = oldBytes.commonEnd(with: newBytes, upTo: ends.suffix)
    if prefix + suffix > shortest {
      // The clusters only grew or only shrank, and the place is open (`aa` → `aaa`): any boundary of
      // the shorter text in this range will do, and what was added or removed begins there.
      let places = shortest - suffix...prefix
      prefix =
        oldCount < newCount
        ? Self.placeOfInsertion(in: places, from: old, to: new, at: start)
        : Self.placeOfDeletion(in: places, from: old, to: new)
      suffix = shortest - prefix
    }
    oldEnd = oldCount - suffix
    newEnd = newCount - suffix
    utf16Prefix = new.text.utf16Offset(ofUTF8: prefix, from: known)
  }

  /// Where an insertion begins that may begin at several places: where it is known to, else so that it
  /// ends at the new caret, else at the old caret, else at the last place.
  private static func placeOfInsertion(
    in places: ClosedRange<Int>, from old: EditingState, to new: EditingState, at start: Int?
  ) -> Int {
    let added = new.text.utf8.count - old.text.utf8.count
    let newCaret = new.alignedSelection.map { $0.upperBound - added }
    let oldCaret = old.alignedSelection?.lowerBound
    return place(in: places, of: old.text, start, newCaret, oldCaret)
  }

  /// Where a deletion begins that may begin at several places: at the new caret, else so that it
  /// ends at the old caret, else at the last place.
  private static func placeOfDeletion(
    in places: ClosedRange<Int>, from old: EditingState, to new: EditingState
  ) -> Int {
    let removed = old.text.utf8.count - new.text.utf8.count
    let newCaret = new.alignedSelection?.lowerBound
    let oldCaret = old.alignedSelection.map { $0.upperBound - removed }
    return place(in: places, of: new.text, newCaret, oldCaret)
  }

  /// The first candidate that is a boundary among the places of the shorter text.
  private static func place(
    in places: ClosedRange<Int>, of text: String, _ candidates: Int?...
  ) -> Int {
    for case let offset? in candidates
    where places.contains(offset) && text.isClusterBoundary(offset) {
      return offset
    }
    return places.upperBound
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The UTF-16 code units of a front, counted from what is known of it.
  @inline(__always)
  fileprivate func utf16Length(of end: Int, knowing known: KnownEnds?) -> Int {
    let (counted, length) =
      known.map { $0.prefix <= end ? ($0.prefix, $0.utf16Prefix) : (0, 0) } ?? (0, 0)
    return length &+ UnsafeBufferPointer(rebasing: self[counted..<end]).utf16Length
  }

  /// Whether a cluster boundary lies at an offset.
  @inline(__always)
  func isBoundary(_ offset: Int) -> Bool {
    quickCheckIsClusterBoundary(offset) || isClusterBoundary(offset)
  }
}

extension EditingState {
  /// The selection in UTF-8 offsets on cluster boundaries, where it is known.
  fileprivate var alignedSelection: Range<Int>? {
    selection.map { text.utf8Range(utf16: text.clusterAligned(utf16: $0)) }
  }
}

extension String {
  /// The UTF-16 offset of a UTF-8 offset, counted from the end of the known front.
  fileprivate func utf16Offset(ofUTF8 offset: Int, from known: KnownEnds?) -> Int {
    guard let known else { return utf16Length(inUTF8: 0..<offset) }
    return offset < known.prefix
      ? known.utf16Prefix - utf16Length(inUTF8: offset..<known.prefix)
      : known.utf16Prefix + utf16Length(inUTF8: known.prefix..<offset)
  }
}
