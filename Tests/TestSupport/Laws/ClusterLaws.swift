internal import TextInputIntercepter

/// The engine's grapheme clusters are those of the standard library's `Character`.
public enum ClusterLaws {
  /// What is wrong with the boundaries that the engine finds, from the front and from anywhere.
  public static func breach(_ text: String) -> String? {
    endsWithCharacters(text) ?? alignsAnywhere(text)
  }

  /// Read from the front, each cluster ends where a character does.
  public static func endsWithCharacters(_ text: String) -> String? {
    let count = LengthUnit.graphemes.length(of: text)
    // Squares of lengths add up to another sum where one cluster takes a scalar of another.
    let squares = LengthUnit.perCharacter("squares") { $0.utf8.count * $0.utf8.count }
    let sum = text.reduce(0) { $0 + $1.utf8.count * $1.utf8.count }
    return count == text.count && squares.length(of: text) == sum
      ? nil : "\(text.debug): \(count) clusters, \(text.count) characters"
  }

  /// A caret inside a character moves behind it, and a selection grows to hold all of it.
  public static func alignsAnywhere(_ text: String) -> String? {
    var start = 0
    let step = max(1, text.count / 100)
    for (index, character) in text.enumerated() {
      let end = start + character.utf16.count
      defer { start = end }
      // In a long text, some characters.
      if index >= 20, index % step != 0 { continue }
      // In a long character, some places.
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
