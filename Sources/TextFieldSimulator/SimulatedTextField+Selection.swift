internal import TextInputIntercepter

extension SimulatedTextField {
  /// Moves the caret to the left by so many grapheme clusters.
  ///
  /// Without Shift, the first step of a selection is to its beginning. Left is towards the beginning
  /// of the text, whatever its script.
  ///
  /// - Parameters:
  ///   - count: How many clusters; at the beginning of the text nothing more happens.
  ///   - extending: Whether Shift is held: the selection's anchor stays and its head moves.
  public func moveLeft(_ count: Int = 1, extending: Bool = false) {
    move(count, extending, collapsingTo: { $0.lowerBound }) { $0.clusterStart(before: $1) }
  }

  /// Moves the caret to the right by so many grapheme clusters.
  ///
  /// - Parameters:
  ///   - count: How many clusters; at the end of the text nothing more happens.
  ///   - extending: Whether Shift is held: the selection's anchor stays and its head moves.
  public func moveRight(_ count: Int = 1, extending: Bool = false) {
    move(count, extending, collapsingTo: { $0.upperBound }) { $0.clusterEnd(after: $1) }
  }

  /// Moves the caret to the left to the beginning of a word, so many times.
  ///
  /// A word is a run of letters, digits and underscores, apostrophes inside it included; a run of
  /// ideographs is one word. What lies between words is passed over.
  ///
  /// ```swift
  /// // one, don't| → one, |don't → |one, don't
  /// ```
  ///
  /// - Parameters:
  ///   - count: How many words.
  ///   - extending: Whether Shift is held: the selection's anchor stays and its head moves.
  public func moveWordLeft(_ count: Int = 1, extending: Bool = false) {
    move(count, extending, collapsingTo: nil) { $0.wordStart(before: $1) }
  }

  /// Moves the caret to the right to the end of a word, so many times.
  ///
  /// - Parameters:
  ///   - count: How many words.
  ///   - extending: Whether Shift is held: the selection's anchor stays and its head moves.
  public func moveWordRight(_ count: Int = 1, extending: Bool = false) {
    move(count, extending, collapsingTo: nil) { $0.wordEnd(after: $1) }
  }

  /// Moves the caret to the beginning of the text.
  ///
  /// - Parameter extending: Whether Shift is held: the selection's anchor stays and its head moves.
  public func moveHome(extending: Bool = false) {
    move(1, extending, collapsingTo: nil) { text, _ in text.startIndex }
  }

  /// Moves the caret to the end of the text.
  ///
  /// - Parameter extending: Whether Shift is held: the selection's anchor stays and its head moves.
  public func moveEnd(extending: Bool = false) {
    move(1, extending, collapsingTo: nil) { text, _ in text.endIndex }
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

  /// Moves the head, and the anchor with it unless the selection is extended.
  private func move(
    _ count: Int, _ extending: Bool, collapsingTo end: ((Range<Int>) -> Int)?,
    _ step: (String, String.Index) -> String.Index
  ) {
    guard count > 0 else { return }
    finishComposition()
    let (text, old) = (state.text, snapshot)
    var remaining = count
    var head = old.head
    if !extending, let end, !old.selection.isEmpty {
      head = end(old.selection)
      remaining -= 1
    }
    var place = text.index(utf16: head)
    while remaining > 0 {
      let next = step(text, place)
      if next == place { break }
      place = next
      remaining -= 1
    }
    head = text.utf16Offset(of: place)
    select(anchor: extending ? old.anchor : head, head: head)
  }

  /// Places both ends of the selection, in UTF-16 code units.
  private func select(anchor: Int, head: Int) {
    history.endRun()
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
