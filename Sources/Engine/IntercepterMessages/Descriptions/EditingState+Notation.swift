// The notation for states in descriptions, tests, scripts and transcripts: `ab|cd` is a caret,
// `a‹bc›d` a selection, `ab[ni]|` marked text, and `\|` a literal bar.

extension EditingState: CustomStringConvertible {
  /// The state in its notation, such as `ab|cd`, `a‹bc›d` or `ab[ni]|`.
  ///
  /// A text without a caret or a selection means that the selection is unknown.
  public var description: String {
    let state = normalized()
    var result = ""
    var offset = 0
    for cluster in text {
      result += state.markers(at: offset)
      for scalar in cluster.unicodeScalars {
        if Self.needsEscape(scalar) { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
      offset += cluster.utf16.count
    }
    return result + state.markers(at: offset)
  }

  /// Creates a state from its notation.
  ///
  /// ```swift
  /// EditingState(notation: "张三[li]|")  // caret 4, marked text 2..<4
  /// ```
  ///
  /// - Parameter notation: The text with its markers. A backslash escapes the next scalar.
  /// - Returns: `nil` if a marker is unpaired, repeated or inside a grapheme cluster.
  public init?(notation: String) {
    var text = String.UnicodeScalarView()
    var places: [Unicode.Scalar: Int] = [:]
    var length = 0
    var isEscaped = false
    for scalar in notation.unicodeScalars {
      if !isEscaped, scalar == "\\" {
        isEscaped = true
      } else if !isEscaped, Self.needsEscape(scalar) {
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

  /// Returns whether the notation needs a backslash before a scalar that is text.
  package static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "|", "‹", "›", "[", "]", "\\": true
    default: false
    }
  }

  /// Returns the markers at an offset: closing before opening ones, properly nested.
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
