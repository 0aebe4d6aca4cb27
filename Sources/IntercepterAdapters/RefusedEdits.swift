internal import TextInputIntercepter

/// The edits that were rejected and that the text field may nevertheless have recorded for undo.
///
/// UIKit records even a rejected paste. Its undo is recognized by the text, which is then what it was at the
/// rejection: everything that was recorded later has been undone before.
struct RefusedEdits {
  private var entries: [Entry] = []

  private struct Entry {
    let edit: Edit
    let text: String
    var isUndone = false
  }

  /// The most edits that are remembered.
  static let limit = 256

  /// Remembers an edit of a text.
  mutating func insert(_ edit: Edit, of text: String) {
    entries.append(Entry(edit: edit, text: text))
    if entries.count > Self.limit { entries.removeFirst() }
  }

  /// Returns a Boolean value that indicates whether an undo or a redo is that of a rejected edit.
  ///
  /// Each edit is undone once, then redone once.
  mutating func contains(_ edit: Edit, of text: String) -> Bool {
    let state = EditingState(text)
    let index = entries.lastIndex {
      ($0.isUndone ? $0.edit.isRepeated(by: edit) : $0.edit.isTakenBack(by: edit))
        && state.hasSameText(as: EditingState($0.text))
    }
    guard let index else { return false }
    entries[index].isUndone.toggle()
    return true
  }
}

extension Edit {
  /// Returns a Boolean value that indicates whether another edit removes what this one has inserted, and restores what
  /// it has replaced, or only removes.
  fileprivate func isTakenBack(by undo: Edit) -> Bool {
    undo != self
      && undo.range == range.lowerBound..<range.lowerBound + replacement.utf16.count
      && (undo.isDeletion || undo.replacement.utf16.count == range.count)
  }

  /// Returns a Boolean value that indicates whether another edit inserts the same text at the same place, in the place
  /// of the same text or of none.
  fileprivate func isRepeated(by redo: Edit) -> Bool {
    redo.replacement == replacement && redo.range.lowerBound == range.lowerBound
      && (redo.range.isEmpty || redo.range == range)
  }
}
