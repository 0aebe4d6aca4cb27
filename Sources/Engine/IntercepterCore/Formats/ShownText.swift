/// A text of a field, its raw text, and the map between their positions.
struct ShownText: ~Copyable {
  /// The raw text, or the text itself if the layout does not show one like that.
  let raw: String
  /// The pieces that the layout makes of the raw text.
  var pieces: Pieces
  /// A Boolean value that indicates whether the text is as the layout shows its raw text.
  let isLaidOut: Bool
  /// The number of bytes of the raw text that do not fit.
  let rest: Int

  /// Removes the literals of a text, and lays the result out again: if that is the text, the literals
  /// are the layout's.
  init(_ text: String, _ layout: LayoutObject) {
    var unlaid = Pieces()
    let raw = unlaid.write(text) { layout.unlay(&$0) }
    var pieces = Pieces()
    let rest = layout.layOut(raw, &pieces)
    // Digits of which nothing fits have no literals: the beginning of a number as dialed.
    let isDialed = layout.hasReadableLiterals && rest > 0 && rest == raw.utf8.count
    if !isDialed, text.withUTF8Bytes({ pieces.writes($0) }) {
      (self.raw, isLaidOut, self.rest) = (raw, true, rest)
    } else {
      _ = pieces.write(text) { _ in }
      (self.raw, isLaidOut, self.rest) = (text, false, 0)
    }
    self.pieces = pieces
  }

  /// Returns the raw state of a state of the text.
  func rawState(_ state: EditingState) -> EditingState {
    guard let selection = state.selection else { return EditingState(raw) }
    let shown = state.text.utf8Range(utf16: selection)
    let (lower, upper) = (pieces.source(of: shown.lowerBound), pieces.source(of: shown.upperBound))
    return EditingState(raw, selection: raw.utf16Range(utf8: lower..<max(lower, upper)))
  }
}

extension Pieces {
  /// Writes a text of a source, with the bytes that a function leaves at the end, and returns it.
  mutating func write(
    _ source: String, edited: Range<Int>? = nil, _ walk: (inout Pieces) -> Void
  ) -> String {
    source.withUTF8Bytes {
      begin($0, edited: edited)
      walk(&self)
      keepRest()
      return text
    }
  }

  /// Returns whether the written text is a text.
  func writes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    count == text.count && written.commonPrefix(with: text) == count
  }

  /// Returns the state of the written text, with the selection of a state of the source.
  func state(_ source: EditingState) -> EditingState {
    let text = text
    guard let selection = source.selection else { return EditingState(text) }
    let range = source.text.utf8Range(utf16: selection)
    let lower = target(of: range.lowerBound, begins: !range.isEmpty)
    let upper = range.isEmpty ? lower : max(lower, target(of: range.upperBound))
    return EditingState(text, selection: text.utf16Range(utf8: lower..<upper)).normalized()
  }
}

extension LayoutObject {
  /// Lays a raw text out, and returns the number of bytes that do not fit.
  func layOut(_ raw: String, _ pieces: inout Pieces) -> Int {
    var rest = 0
    _ = pieces.write(raw) {
      layOut(&$0)
      rest = $0.rest
    }
    return rest
  }

  /// Reads a text, and writes its raw text.
  func read(_ text: String, edited: Range<Int>? = nil, _ pieces: inout Pieces) -> Reading {
    var reading = Reading.notMine
    _ = pieces.write(text, edited: edited) { reading = read(&$0) }
    if case .notMine = reading, edited == nil || edited == 0..<text.utf8.count {
      let raw = pieces.write(text) { unlay(&$0) }
      var shown = Pieces()
      _ = layOut(raw, &shown)
      if !text.withUTF8Bytes({ shown.writes($0) }) { _ = pieces.write(text) { _ in } }
    }
    return reading
  }

  /// Returns the raw text of a whole text, or the violation of a text that has none.
  func raw(of text: String) -> (text: String, violation: Violation?) {
    var pieces = Pieces()
    switch read(text, &pieces) {
    case .wrong(let violation), .ambiguous(let violation): return (text, violation)
    case .value, .beginning, .notMine: return (pieces.text, nil)
    }
  }
}
