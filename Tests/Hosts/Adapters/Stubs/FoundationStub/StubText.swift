public struct StubText {
  public private(set) var string = ""
  public var selection = NSRange(location: 0, length: 0)
  public private(set) var marked: NSRange?
  public var attributes: [NSAttributedString.Key: Any] = [:]

  public init() {}

  public mutating func set(_ newString: String) {
    string = newString
    selection = NSRange(location: newString.utf16.count, length: 0)
    marked = nil
  }

  public mutating func replace(_ range: NSRange, with replacement: String) {
    var units = Array(string.utf16)
    let start = min(range.location, units.count)
    let end = min(range.location + range.length, units.count)
    units.replaceSubrange(start..<end, with: replacement.utf16)
    string = String(decoding: units, as: UTF16.self)
    selection = NSRange(location: start + replacement.utf16.count, length: 0)
    marked = nil
  }

  public mutating func mark(_ text: String) {
    let range = marked ?? selection
    replace(range, with: text)
    marked = text.isEmpty ? nil : NSRange(location: range.location, length: text.utf16.count)
  }

  public mutating func unmark() { marked = nil }
}
