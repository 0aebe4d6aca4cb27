/// What a text field of the tests contains, with offsets in UTF-16 code units.
struct StubText {
  /// The text.
  private(set) var string = ""
  /// The selection.
  var selection = 0..<0
  /// The marked text.
  private(set) var marked: Range<Int>?
  /// What its U+FFFC stand for.
  var isAttachment = false

  /// Creates an empty text.
  init() {}

  /// Replaces the text by program: nothing is marked, the caret is at the end.
  mutating func set(_ newString: String) {
    string = newString
    selection = newString.utf16.count..<newString.utf16.count
    marked = nil
  }

  /// Replaces a range; the caret is behind the replacement, and nothing is marked.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    var units = Array(string.utf16)
    let start = min(range.lowerBound, units.count)
    let end = min(range.upperBound, units.count)
    units.replaceSubrange(start..<end, with: replacement.utf16)
    string = String(decoding: units, as: UTF16.self)
    let caret = start + replacement.utf16.count
    selection = caret..<caret
    marked = nil
  }

  /// Replaces the marked text, or the selection, by other marked text.
  mutating func mark(_ text: String) {
    let range = marked ?? selection
    replace(range, with: text)
    marked =
      text.isEmpty ? nil : range.lowerBound..<range.lowerBound + text.utf16.count
  }

  /// Takes the marked text for ordinary text.
  mutating func unmark() { marked = nil }
}
