internal import TextInputIntercepter

/// One step of the undo history: an edit, and the selections around it.
struct UndoStep {
  typealias Snapshot = SimulatedTextField.Snapshot

  /// Where the edit begins, in UTF-16 code units.
  private var start: Int
  private var removed: String
  private var inserted: String
  /// The length of `inserted` in UTF-16 code units.
  private var insertedLength: Int
  private var selectionBefore: Selection
  private var selectionAfter: Selection

  private struct Selection {
    let range: Range<Int>
    let isReversed: Bool

    init(_ snapshot: Snapshot) {
      range = snapshot.selection
      isReversed = snapshot.isReversed
    }
  }

  /// The step between two states; `nil` where their texts are the same scalar for scalar.
  init?(from before: Snapshot, to after: Snapshot) {
    guard let edit = TextDiff.edit(from: before.state, to: after.state) else { return nil }
    start = edit.range.lowerBound
    removed = before.state.text.substring(utf16: edit.range)
    inserted = edit.replacement
    insertedLength = inserted.utf16Length
    selectionBefore = Selection(before)
    selectionAfter = Selection(after)
  }

  /// What the field held before the step, from the text behind it.
  func undone(in text: String) -> Snapshot {
    replacing(inserted, by: removed, in: text, selectionBefore)
  }

  /// What the field held behind the step, from the text before it.
  func redone(in text: String) -> Snapshot {
    replacing(removed, by: inserted, in: text, selectionAfter)
  }

  private func replacing(
    _ old: String, by new: String, in text: String, _ selection: Selection
  ) -> Snapshot {
    let edit = Edit(range: start..<start + old.utf16Length, replacement: new)
    return Snapshot(
      state: EditingState(edit.applied(to: text), selection: selection.range),
      isReversed: selection.isReversed)
  }

  /// Takes the step that came next into this one, where both are parts of one run.
  mutating func absorb(_ next: UndoStep, _ kind: UndoHistory.Kind) -> Bool {
    // Something moved the selection in between: that ends the run.
    guard next.selectionBefore.range == selectionAfter.range else { return false }
    switch kind {
    case .typing:
      guard replaceInserted(next) else { return false }
    case .deletingBackward:
      guard isDeletion, next.isDeletion, next.start + next.removed.utf16Length == start
      else { return false }
      start = next.start
      removed = next.removed + removed
    case .deletingForward:
      guard isDeletion, next.isDeletion, next.start == start else { return false }
      removed += next.removed
    case .other:
      return false
    }
    selectionAfter = next.selectionAfter
    return true
  }

  private var isDeletion: Bool { inserted.isEmpty }

  /// Takes an edit in that lies inside of what this step has inserted.
  private mutating func replaceInserted(_ next: UndoStep) -> Bool {
    let (lower, length) = (next.start - start, insertedLength)
    let upper = lower + next.removed.utf16Length
    guard lower >= 0, upper <= length else { return false }
    insertedLength += next.insertedLength - (upper - lower)
    if lower == length {
      inserted += next.inserted
    } else {
      inserted = Edit(range: lower..<upper, replacement: next.inserted).applied(to: inserted)
    }
    return true
  }
}
