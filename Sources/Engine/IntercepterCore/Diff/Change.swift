extension TextDiff {
  /// A change between two texts in UTF-8 offsets: `old[removed]` became `new[inserted]`.
  ///
  /// All four ends are grapheme cluster boundaries in their texts. The engine and the rules use this
  /// form; ``Edit`` is the same change in a host's offsets.
  public struct Change: Sendable, Equatable {
    /// The start of the change, in both texts.
    var prefix: Int
    /// The end of the replaced part of the old text.
    var oldEnd: Int
    /// The end of the inserted part of the new text.
    var newEnd: Int
    /// The start of the change in UTF-16 code units, in both texts.
    public internal(set) var utf16Prefix: Int
    /// The kind of change to the scalars, which the clusters alone do not show.
    public internal(set) var kind: Kind

    /// The kind of a change.
    public enum Kind: Sendable {
      /// Whole clusters were inserted between two carets, and no other cluster changed.
      case typing
      /// Scalars were only removed. A cluster may still be replaced: `👨‍👩‍👧` by `👨‍👩`, or two letters
      /// by the flag that they form once the text between them is gone.
      case deletion
      /// Scalars were only added. A cluster may still be replaced: `e` by `é`.
      case insertion
      /// Scalars were removed and added.
      case replacement
      /// The previous selection was replaced as a whole.
      case replacementOfSelection
    }

    /// The replaced part of the old text.
    public var removed: Range<Int> { prefix..<oldEnd }
    /// The inserted part of the new text.
    public var inserted: Range<Int> { prefix..<newEnd }
    var isEmpty: Bool { oldEnd == prefix && newEnd == prefix }
  }
}

typealias Change = TextDiff.Change

extension Change {
  /// Finds the shortest change between two states' texts whose ends are cluster boundaries.
  ///
  /// The carets decide among equally short changes. `nil` if the texts are equal scalar for scalar.
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

  /// Finds the change that the rules evaluate.
  ///
  /// If a selection was replaced, the change covers all of it. `nil` if the texts are equal scalar
  /// for scalar.
  ///
  /// - Parameters:
  ///   - known: The ends that both texts are known to have in common.
  ///   - isAmended: Whether rules have amended the replacement of a selection. The change then
  ///     covers the selection even if the new text equals it or a part of it.
  ///   - mayRetype: Whether a remaining part of the selection may have been typed again, instead of
  ///     the rest being deleted.
  ///   - start: The start of the insertion that rules have amended.
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

  /// Finds the change if nothing was typed between two carets.
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
        || mayRetype && oldBytes.count - selected.count < newBytes.count
          && newBytes.count < oldBytes.count
          // The selection may have been only a part of a cluster.
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

  /// Finds the change for text typed between two carets, as in most edits.
  ///
  /// The carets give the position even next to equal text. `nil` if the carets or the clusters do
  /// not allow such a change.
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
    // The texts first differ at the old caret, unless the typed text begins like the text behind
    // it.
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
      // The clusters only grew or only shrank, and the position is ambiguous (`aa` → `aaa`). Any
      // boundary of the shorter text in this range is valid, and the added or removed text begins
      // there.
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

  /// Returns the start of an insertion that may begin at several places.
  ///
  /// The order of preference: the known start, an insertion that ends at the new caret, the old
  /// caret, the last place.
  private static func placeOfInsertion(
    in places: ClosedRange<Int>, from old: EditingState, to new: EditingState, at start: Int?
  ) -> Int {
    let added = new.text.utf8.count - old.text.utf8.count
    return place(start, in: places, of: old.text)
      ?? place(new.alignedSelection.map { $0.upperBound - added }, in: places, of: old.text)
      ?? place(old.alignedSelection?.lowerBound, in: places, of: old.text) ?? places.upperBound
  }

  /// Returns the start of a deletion that may begin at several places.
  ///
  /// The order of preference: the new caret, a deletion that ends at the old caret, the last place.
  private static func placeOfDeletion(
    in places: ClosedRange<Int>, from old: EditingState, to new: EditingState
  ) -> Int {
    let removed = old.text.utf8.count - new.text.utf8.count
    return place(new.alignedSelection?.lowerBound, in: places, of: new.text)
      ?? place(old.alignedSelection.map { $0.upperBound - removed }, in: places, of: new.text)
      ?? places.upperBound
  }

  /// Returns a candidate if it is among the places and a boundary of the shorter text.
  private static func place(
    _ candidate: Int?, in places: ClosedRange<Int>, of text: String
  ) -> Int? {
    candidate.flatMap { places.contains($0) && text.isClusterBoundary($0) ? $0 : nil }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the number of UTF-16 code units before an offset, counted from the known prefix.
  @inline(__always)
  fileprivate func utf16Length(of end: Int, knowing known: KnownEnds?) -> Int {
    let (counted, length) =
      known.map { $0.prefix <= end ? ($0.prefix, $0.utf16Prefix) : (0, 0) } ?? (0, 0)
    return length &+ UnsafeBufferPointer(rebasing: self[counted..<end]).utf16Length
  }

  /// Returns whether an offset is a cluster boundary.
  @inline(__always)
  func isBoundary(_ offset: Int) -> Bool {
    quickCheckIsClusterBoundary(offset) || isClusterBoundary(offset)
  }
}

extension EditingState {
  /// The selection in UTF-8 offsets on cluster boundaries, or `nil` if it is unknown.
  fileprivate var alignedSelection: Range<Int>? {
    selection.map { text.utf8Range(utf16: text.clusterAligned(utf16: $0)) }
  }
}

extension String {
  /// Returns the UTF-16 offset of a UTF-8 offset, counted from the end of the known prefix.
  fileprivate func utf16Offset(ofUTF8 offset: Int, from known: KnownEnds?) -> Int {
    guard let known else { return utf16Length(inUTF8: 0..<offset) }
    return offset < known.prefix
      ? known.utf16Prefix - utf16Length(inUTF8: offset..<known.prefix)
      : known.utf16Prefix + utf16Length(inUTF8: known.prefix..<offset)
  }
}
