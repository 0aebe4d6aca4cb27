/// The edits that are as short as the engine's edit, and the reason for its choice.
package struct EqualEdits {
  /// The starts of the edits in grapheme clusters of the previous text, in ascending order.
  ///
  /// There is one if there is no choice.
  package let places: [Int]
  package let reason: String

  /// Finds the edits that are as short as the engine's edit between two states.
  package init(to edit: Edit, from old: EditingState, to new: EditingState) {
    guard edit.range.isEmpty != edit.replacement.isEmpty else {
      let isWhole = edit.range == old.selection && !edit.range.isEmpty
      places = [old.text.clusterRange(utf16: edit.range).lowerBound]
      reason = isWhole ? "the selection was replaced, as a whole" : "no other edit is as short"
      return
    }
    let text = old.text
    let start = text.index(utf16: edit.range.lowerBound)
    let end = text.index(utf16: edit.range.upperBound)
    // The edit can move past a cluster that equals the one at its other end.
    let moved = Array(edit.replacement.isEmpty ? text[start..<end] : edit.replacement[...])
    let count = moved.count
    let left = zip(text[..<start].reversed(), 0...).prefix { cluster, step in
      cluster.isSame(as: moved[(count - 1 - step % count)])
    }.count
    let right = zip(text[end...], 0...).prefix { cluster, step in
      cluster.isSame(as: moved[step % count])
    }.count
    let place = text.distance(from: text.startIndex, to: start)
    places = Array(place - left...place + right)
    reason = places.count == 1 ? "no other edit is as short" : Self.reason(edit, old, new)
  }

  private static func reason(_ edit: Edit, _ old: EditingState, _ new: EditingState) -> String {
    let isInsertion = edit.range.isEmpty
    let start = edit.range.lowerBound
    let end = start + edit.replacement.utf16.count
    switch (isInsertion, new.caret, old.caret) {
    case (true, end?, _): return "an insertion ends at the new caret"
    case (false, start?, _): return "a deletion starts at the new caret"
    case (true, _, start?): return "an insertion starts at the old caret"
    case (false, _, edit.range.upperBound?): return "a deletion ends at the old caret"
    default: return "no caret is at any of them: the last one"
    }
  }
}

extension Character {
  fileprivate func isSame(as other: Character) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}
