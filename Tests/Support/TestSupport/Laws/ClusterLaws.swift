internal import TextInputIntercepter

/// The law that the engine's grapheme clusters equal the standard library's characters.
public enum ClusterLaws {
  /// Returns the first violation of the law, from the start and from any offset, or `nil`.
  public static func breach(_ text: String) -> String? {
    endsWithCharacters(text) ?? alignsAnywhere(text)
  }

  /// Checks that each cluster ends where a character ends, when read from the start.
  public static func endsWithCharacters(_ text: String) -> String? {
    let count = LengthUnit.graphemes.length(of: text)
    // The sum of squares differs if a cluster takes a scalar from another one.
    let squares = LengthUnit.perCharacter("squares") { $0.utf8.count * $0.utf8.count }
    let sum = text.reduce(0) { $0 + $1.utf8.count * $1.utf8.count }
    return count == text.count && squares.length(of: text) == sum
      ? nil : "\(text.debug): \(count) clusters, \(text.count) characters"
  }

  /// Checks that a caret inside a character moves to its end, and that a selection expands to whole
  /// characters.
  public static func alignsAnywhere(_ text: String) -> String? {
    var start = 0
    let step = max(1, text.count / 100)
    for (index, character) in text.enumerated() {
      let end = start + character.utf16.count
      defer { start = end }
      // In a long text, a sample of the characters.
      if index >= 20, index % step != 0 { continue }
      // In a long character, a sample of the offsets.
      for offset in stride(from: start + 1, to: end, by: max(1, (end - start) / 20)) {
        let caret = EditingState(text, caret: offset).normalized().selection
        let selection = EditingState(text, selection: offset - 1..<offset).normalized().selection
        if caret != end..<end || selection != start..<end {
          return "\(text.debug): \(offset) in \(start..<end), \(caret as Any), \(selection as Any)"
        }
      }
      if EditingState(text, caret: end).normalized().caret != end {
        return "\(text.debug): \(end) is no boundary"
      }
    }
    return nil
  }
}
