// The notation for states in descriptions, tests, scripts and transcripts:
// `ab|cd` a caret, `a‹bc›d` a selection, `ab[ni]|` marked text, `\|` a bar that is text.

extension EditingState: CustomStringConvertible {
  /// The state in its notation: `ab|cd`, `a‹bc›d`, `ab[ni]|`.
  ///
  /// Text without a caret or a selection is one whose selection is unknown.
  public var description: String {
    let state = normalized()
    var result = ""
    var offset = 0
    for cluster in text {
      result += state.markers(at: offset)
      for scalar in cluster.unicodeScalars {
        if Self.markers.contains(scalar) { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
      offset += cluster.utf16.count
    }
    return result + state.markers(at: offset)
  }

  /// Reads a state from its notation.
  ///
  /// ```swift
  /// EditingState(notation: "张三[li]|")  // caret 4, marked text 2..<4
  /// ```
  ///
  /// - Parameter notation: The text with its markers; a backslash makes the next scalar text.
  /// - Returns: `nil` where a marker has no partner, comes twice, or stands inside a grapheme cluster.
  public init?(notation: String) {
    var text = String.UnicodeScalarView()
    var places: [Unicode.Scalar: Int] = [:]
    var length = 0
    var isEscaped = false
    for scalar in notation.unicodeScalars {
      if !isEscaped, scalar == "\\" {
        isEscaped = true
      } else if !isEscaped, Self.markers.contains(scalar) {
        guard places.updateValue(length, forKey: scalar) == nil else { return nil }
      } else {
        text.append(scalar)
        length += scalar.utf16.count
        isEscaped = false
      }
    }
    guard !isEscaped, (places["‹"] == nil) == (places["›"] == nil),
      (places["["] == nil) == (places["]"] == nil), places["|"] == nil || places["‹"] == nil
    else { return nil }

    var selection = places["|"].map { $0..<$0 }
    if let lower = places["‹"], let upper = places["›"] {
      guard lower < upper else { return nil }
      selection = lower..<upper
    }
    var markedRange: Range<Int>?
    if let lower = places["["], let upper = places["]"] {
      guard lower < upper else { return nil }
      markedRange = lower..<upper
    }
    self.init(String(text), selection: selection, markedRange: markedRange)
    if normalized() != self { return nil }
  }

  private static let markers: [Unicode.Scalar] = ["|", "‹", "›", "[", "]", "\\"]

  /// The markers at an offset: those that close before those that open, each pair inside the other.
  private func markers(at offset: Int) -> String {
    let selected = selection ?? 0..<0
    let marked = markedRange ?? 0..<0
    var closing: [String] = []
    if !selected.isEmpty, selected.upperBound == offset { closing.append("›") }
    if !marked.isEmpty, marked.upperBound == offset { closing.append("]") }
    if marked.lowerBound > selected.lowerBound { closing.reverse() }

    var opening: [String] = []
    if !marked.isEmpty, marked.lowerBound == offset { opening.append("[") }
    if !selected.isEmpty, selected.lowerBound == offset { opening.append("‹") }
    if selected.upperBound > marked.upperBound { opening.reverse() }

    return (closing + (caret == offset ? ["|"] : []) + opening).joined()
  }
}
