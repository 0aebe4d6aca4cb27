/// The rejected edits that the text field may have recorded for undo.
///
/// UIKit records even a rejected paste. Its undo is recognized by the text, which equals the text
/// at the rejection, because all later edits have been undone before.
struct RefusedEdits: Sendable {
  private var entries: [Entry] = []

  private struct Entry: Sendable {
    let edit: Edit
    let text: String
    var isUndone = false
  }

  /// The greatest number of edits that are remembered.
  static let limit = 256

  mutating func insert(_ edit: Edit, of text: String) {
    entries.append(Entry(edit: edit, text: text))
    if entries.count > Self.limit { entries.removeFirst() }
  }

  /// Returns whether an undo or a redo belongs to a rejected edit.
  ///
  /// Each edit is undone once, then redone once.
  mutating func contains(_ edit: Edit, of text: String) -> Bool {
    let index = entries.lastIndex {
      ($0.isUndone ? $0.edit.isRepeated(by: edit) : $0.edit.isTakenBack(by: edit))
        && text.hasSameScalars(as: $0.text)
    }
    guard let index else { return false }
    entries[index].isUndone.toggle()
    return true
  }
}

extension Edit {
  /// Returns whether another edit removes the text that this edit inserts.
  ///
  /// The other edit may also restore the replaced text.
  fileprivate func isTakenBack(by undo: Edit) -> Bool {
    undo != self
      && undo.range == range.lowerBound..<range.lowerBound + replacement.utf16Length
      && (undo.isDeletion || undo.replacement.utf16Length == range.count)
  }

  /// Returns whether another edit inserts the same text at the same place.
  ///
  /// The other edit replaces the same text, or none.
  fileprivate func isRepeated(by redo: Edit) -> Bool {
    redo.replacement == replacement && redo.range.lowerBound == range.lowerBound
      && (redo.range.isEmpty || redo.range == range)
  }
}
