/// What a text field of the stubs holds, with offsets in UTF-16 code units.
public struct StubText {
  /// The text.
  public private(set) var string = ""
  /// The selection.
  public var selection = NSRange(location: 0, length: 0)
  /// The marked text.
  public private(set) var marked: NSRange?
  /// What its U+FFFC stand for.
  public var attributes: [NSAttributedString.Key: Any] = [:]

  /// Creates an empty text.
  public init() {}

  /// Replaces the text by program: nothing is marked, the caret is at the end.
  public mutating func set(_ newString: String) {
    string = newString
    selection = NSRange(location: newString.utf16.count, length: 0)
    marked = nil
  }

  /// Replaces a range; the caret is behind the replacement, and nothing is marked.
  public mutating func replace(_ range: NSRange, with replacement: String) {
    var units = Array(string.utf16)
    let start = min(range.location, units.count)
    let end = min(range.location + range.length, units.count)
    units.replaceSubrange(start..<end, with: replacement.utf16)
    string = String(decoding: units, as: UTF16.self)
    selection = NSRange(location: start + replacement.utf16.count, length: 0)
    marked = nil
  }

  /// Replaces the marked text, or the selection, by other marked text.
  public mutating func mark(_ text: String) {
    let range = marked ?? selection
    replace(range, with: text)
    marked = text.isEmpty ? nil : NSRange(location: range.location, length: text.utf16.count)
  }

  /// Takes the marked text for ordinary text.
  public mutating func unmark() { marked = nil }
}
