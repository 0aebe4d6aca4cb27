// What keys can do to a text, and what is another text that replaces it.

extension Change {
  /// Returns whether keys can make the change, which is otherwise a whole text that a program or
  /// another person wrote, such as one that is filled in.
  func mayBeTyped(
    into old: EditingState, _ new: EditingState, replacingAll replacesAll: Bool
  ) -> Bool {
    guard kind != .typing, kind != .replacementOfSelection,
      let selection = old.selection.map({ old.text.utf8Range(utf16: $0) })
    else { return true }
    let change = inserted.isEmpty ? self : ofScalars(from: old, to: new)
    let (removed, inserted) = (change.removed, change.inserted)
    func isSeveral(_ part: Range<Int>, of text: String) -> Bool {
      part.count > 1 && !text.holdsOneCluster(part)
    }
    let insertsSeveral = isSeveral(inserted, of: new.text)
    // A change of a cluster is beside the caret behind it.
    let touches =
      prefix <= selection.upperBound && oldEnd >= selection.lowerBound
    if !touches { return removed.isEmpty && !insertsSeveral }
    let removesSeveral = isSeveral(removed, of: old.text)
    if replacesAll {
      return !removesSeveral && !insertsSeveral && (removed.isEmpty || inserted.isEmpty)
    }
    return !removesSeveral || !insertsSeveral
      || selection.lowerBound <= removed.lowerBound && removed.upperBound <= selection.upperBound
  }

  /// Returns the change without the parts of clusters that remain.
  ///
  /// A literal that an inserted mark joins is not inserted with it. A selection that was replaced
  /// stays a part of the change.
  func ofScalars(from old: EditingState, to new: EditingState) -> Change {
    let (oldCount, newCount) = (old.text.utf8.count, new.text.utf8.count)
    let common = old.text.withUTF8Bytes { old in
      new.text.withUTF8Bytes { CommonEnds(of: old, and: $0) }
    }
    let shorter = min(oldCount, newCount)
    let selected =
      kind == .replacementOfSelection ? old.selection.map { old.text.utf8Range(utf16: $0) } : nil
    let start = min(selected?.lowerBound ?? max(prefix, shorter - common.suffix), common.prefix)
    let suffix = min(common.suffix, shorter - start, oldCount - (selected?.upperBound ?? 0))
    return Change(
      prefix: start, oldEnd: oldCount - suffix, newEnd: newCount - suffix,
      utf16Prefix: new.text.utf16Length(inUTF8: 0..<start), kind: kind)
  }
}
