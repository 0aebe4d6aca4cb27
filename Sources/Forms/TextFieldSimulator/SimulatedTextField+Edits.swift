internal import TextInputIntercepter

// The edits that keystrokes make.

extension SimulatedTextField {
  /// Replaces the selection with a text, in one edit.
  func insert(_ text: String, as kind: UndoHistory.Kind = .other) -> Decision {
    change(Edit(range: snapshot.selection, replacement: text), as: kind)
  }

  /// Types a cluster that no input method consumes.
  func typeDirectly(_ cluster: Character) -> Decision {
    if isComposing {
      commit()
      // The key that ends a composition is typed in the same press.
      return continuing { typeDirectly(cluster) }
    }
    let (text, selection) = (state.text, snapshot.selection)
    if keyboard.contains(.smartPunctuation),
      let smart = SmartPunctuation(typing: cluster, at: selection, in: text)
    {
      return change(smart.edit, as: smart.isOwnStep ? .other : .typing)
    }
    guard keyboard.contains(.reportsWholeWords), cluster.isPartOfWord else {
      return insert(String(cluster), as: .typing)
    }
    let word = text.word(before: selection.lowerBound)
    let replacement = text.substring(utf16: word) + String(cluster)
    return change(
      Edit(range: word.lowerBound..<selection.upperBound, replacement: replacement), as: .typing)
  }

  /// Removes the selection or the text up to the target of a movement, or returns `nil`.
  func removeOnce(_ movement: Movement) -> Decision? {
    finishComposition()
    let (text, selection) = (state.text, snapshot.selection)
    if !selection.isEmpty { return change(Edit(range: selection, replacement: "")) }
    let caret = selection.lowerBound
    let other = text.utf16Offset(of: movement.target(from: text.index(utf16: caret), in: text))
    if caret == other { return nil }
    let kind = UndoHistory.Kind(deleting: movement)
    guard keyboard.contains(.reportsWholeWords), other < caret else {
      let removed = min(caret, other)..<max(caret, other)
      return change(Edit(range: removed, replacement: ""), as: kind)
    }
    let word = min(other, text.word(before: caret).lowerBound)..<caret
    return change(
      Edit(range: word, replacement: text.substring(utf16: word.lowerBound..<other)), as: kind)
  }

  /// Repeats a step up to a number of times, until it returns `nil`.
  func repeated(_ count: Int, _ step: () -> Decision?) -> Decision? {
    var last: Decision?
    for _ in 0..<max(0, count) {
      guard let decision = step() else { break }
      last = decision
    }
    return last
  }
}
