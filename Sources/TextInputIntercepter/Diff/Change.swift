/// What happened between two texts, as UTF-8 offsets: `old[prefix..<oldEnd]` became
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
  /// How the scalars changed, where the clusters alone do not tell.
  var kind: Kind

  enum Kind: Sendable {
    /// Scalars were removed and none was added. A cluster may still be replaced: `👨‍👩‍👧` by `👨‍👩`,
    /// or two letters by the flag that they form once the text between them is gone.
    case deletion
    /// Scalars were added and none was removed. A cluster may still be replaced: `e` by `é`.
    case insertion
    /// Both.
    case replacement
  }

  /// The replaced part of the old text.
  var removed: Range<Int> { prefix..<oldEnd }
  /// The inserted part of the new text.
  var inserted: Range<Int> { prefix..<newEnd }
}

extension Change {
  /// Finds the shortest change between two states' texts whose ends are cluster boundaries; the
  /// carets decide among equally short ones.
  ///
  /// `nil` when the texts are equal scalar for scalar.
  ///
  /// The scalars before the first difference have the same cluster boundaries in both texts, for
  /// whether two scalars join depends on what stands before them and on the second alone (UAX #29).
  /// From the first boundary on that both texts have in their common end, they agree as well. So it
  /// is enough to look for one boundary to the left and one to the right.
  ///
  /// - Complexity: O(*n* + *m*), at the speed of comparing memory.
  init?(from old: EditingState, to new: EditingState) {
    let (oldCount, newCount) = (old.text.utf8.count, new.text.utf8.count)
    let (commonPrefix, commonSuffix) = old.text.withUTF8Bytes { old in
      new.text.withUTF8Bytes { new in old.commonScalars(with: new) }
    }
    if oldCount == newCount, commonPrefix == oldCount { return nil }
    let shortest = min(oldCount, newCount)
    let touchesAllOfShorter = commonPrefix + commonSuffix >= shortest
    let kind: Kind =
      touchesAllOfShorter ? (oldCount < newCount ? .insertion : .deletion) : .replacement

    let prefix = Self.alignedPrefix(commonPrefix, old.text, new.text)
    let suffix = Self.alignedSuffix(commonSuffix, old.text, new.text)
    if prefix + suffix < shortest {
      self.init(
        prefix: prefix, oldEnd: oldCount - suffix, newEnd: newCount - suffix, kind: kind)
      return
    }
    // The clusters only grew or only shrank, and the place is open (`aa` → `aaa`): any boundary of
    // the shorter text in this range will do, and what was added or removed begins there.
    let places = shortest - suffix...prefix
    let isOpen = places.count > 1
    if oldCount < newCount {
      let added = newCount - oldCount
      let place =
        !isOpen
        ? prefix
        : Self.place(in: places, of: old.text, new.selectionEnd.map { $0 - added })
          ?? Self.place(in: places, of: old.text, old.selectionStart) ?? prefix
      self.init(prefix: place, oldEnd: place, newEnd: place + added, kind: kind)
    } else {
      let taken = oldCount - newCount
      let place =
        !isOpen
        ? prefix
        : Self.place(in: places, of: new.text, new.selectionStart)
          ?? Self.place(in: places, of: new.text, old.selectionEnd.map { $0 - taken }) ?? prefix
      self.init(prefix: place, oldEnd: place + taken, newEnd: place, kind: kind)
    }
  }

  /// The last boundary of both texts in their common front.
  private static func alignedPrefix(_ common: Int, _ old: String, _ new: String) -> Int {
    if old.isClusterBoundary(common), new.isClusterBoundary(common) { return common }
    return old.clusterBoundary(atOrBefore: common - 1)
  }

  /// The length of the common end behind the first boundary that both texts have in it.
  private static func alignedSuffix(_ common: Int, _ old: String, _ new: String) -> Int {
    if common == 0 { return 0 }
    let (oldCount, newCount) = (old.utf8.count, new.utf8.count)
    var oldIndex = old.index(utf8: old.clusterBoundary(atOrAfter: oldCount - common))
    var newIndex = new.index(utf8: new.clusterBoundary(atOrAfter: newCount - common))
    while true {
      let oldRest = oldCount - oldIndex.utf8Offset(in: old)
      let newRest = newCount - newIndex.utf8Offset(in: new)
      if oldRest == newRest { return oldRest }
      // An index that came from `index(after:)` is known to be a boundary: a step costs one cluster.
      if oldRest > newRest {
        old.formIndex(after: &oldIndex)
      } else {
        new.formIndex(after: &newIndex)
      }
    }
  }

  private static func place(in places: ClosedRange<Int>, of text: String, _ offset: Int?) -> Int? {
    guard let offset, places.contains(offset), text.isClusterBoundary(offset) else { return nil }
    return offset
  }
}

extension EditingState {
  fileprivate var selectionStart: Int? {
    selection.map { text.utf8Range(utf16: $0).lowerBound }
  }
  fileprivate var selectionEnd: Int? {
    selection.map { text.utf8Range(utf16: $0).upperBound }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The common front and end of two texts, shortened to whole scalars.
  fileprivate func commonScalars(with other: Self) -> (prefix: Int, suffix: Int) {
    var prefix = commonPrefix(with: other)
    if prefix == count, prefix == other.count { return (prefix, 0) }
    while prefix > 0, isInsideScalar(prefix) || other.isInsideScalar(prefix) { prefix -= 1 }
    var suffix = commonSuffix(with: other)
    while suffix > 0, isInsideScalar(count - suffix) { suffix -= 1 }
    return (prefix, suffix)
  }

  private func isInsideScalar(_ offset: Int) -> Bool {
    offset < count && self[offset] & 0xC0 == 0x80
  }
}
