internal import TextInputIntercepter

extension SimulatedTextField {
  /// Moves the caret, so many times or until it stays where it is.
  ///
  /// Without Shift, the first step to the left or right of a selection is to that end of it.
  ///
  /// ```swift
  /// field.move(.wordLeft, 2)  // one, don't| → |one, don't
  /// ```
  ///
  /// - Parameters:
  ///   - movement: The way of one step.
  ///   - count: The number of steps.
  ///   - extending: Whether Shift is held: the selection's anchor stays and its head moves.
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

  /// Selects a range of the text, its head at the end; an empty range places the caret.
  ///
  /// - Parameter range: The range in **grapheme cluster offsets**; what lies outside the text counts
  ///   as its nearest end.
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

  /// The end of the selection that moves, in UTF-16 code units.
  package var head: Int { snapshot.head }

  /// Places both ends of the selection, in UTF-16 code units.
  private func select(anchor: Int, head: Int) {
    history.endRun()
    syllable = nil
    field.selectionDidChange(to: min(anchor, head)..<max(anchor, head))
    isReversed = head < anchor
  }
}

extension String {
  /// The place so many clusters behind another, as far as the text goes.
  fileprivate func place(ofCluster offset: Int, from place: Index) -> Index {
    index(place, offsetBy: max(0, offset), limitedBy: endIndex) ?? endIndex
  }
}
