internal import TextInputIntercepter

extension SimulatedTextField {
  /// Moves the caret a number of steps, or until it cannot move further.
  ///
  /// Without Shift, the first step left or right of a selection moves the caret to that end of it.
  ///
  /// ```swift
  /// field.move(.wordLeft, 2)  // one, don't| → |one, don't
  /// ```
  ///
  /// - Parameters:
  ///   - movement: The movement of one step.
  ///   - count: The number of steps.
  ///   - extending: `true` if Shift is held down: the selection's anchor stays and its head moves.
  public func move(_ movement: Movement, _ count: Int = 1, extending: Bool = false) {
    guard count > 0 else { return }
    finishComposition()
    let (text, old) = (state.text, snapshot)
    var remaining = count
    var head = old.head
    if !extending, !old.selection.isEmpty, movement == .left || movement == .right {
      head = movement == .left ? old.selection.lowerBound : old.selection.upperBound
      remaining -= 1
    }
    var place = text.index(utf16: head)
    while remaining > 0 {
      let next = movement.target(from: place, in: text)
      if next == place { break }
      place = next
      remaining -= 1
    }
    head = text.utf16Offset(of: place)
    select(anchor: extending ? old.anchor : head, head: head)
  }

  /// Selects a range of the text, with the head at its end.
  ///
  /// An empty range places the caret.
  ///
  /// - Parameter range: The range in **grapheme cluster offsets**, clamped to the text.
  public func select(_ range: Range<Int>) {
    finishComposition()
    let text = state.text
    let lower = text.place(ofCluster: range.lowerBound, from: text.startIndex)
    let upper = text.place(ofCluster: range.count, from: lower)
    select(anchor: text.utf16Offset(of: lower), head: text.utf16Offset(of: upper))
  }

  /// Selects the whole text.
  public func selectAll() {
    finishComposition()
    select(anchor: 0, head: state.text.utf16Length)
  }

  /// The moving end of the selection, in UTF-16 code units.
  package var head: Int { snapshot.head }

  /// Sets both ends of the selection, in UTF-16 code units.
  private func select(anchor: Int, head: Int) {
    history.endRun()
    syllable = nil
    field.selectionDidChange(to: min(anchor, head)..<max(anchor, head))
    isReversed = head < anchor
  }
}

extension String {
  /// Returns the index a number of clusters after another, at most the end of the text.
  fileprivate func place(ofCluster offset: Int, from place: Index) -> Index {
    index(place, offsetBy: max(0, offset), limitedBy: endIndex) ?? endIndex
  }
}
