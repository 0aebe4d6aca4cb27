internal import TextInputIntercepter

/// The edit that smart punctuation makes from a keystroke.
///
/// | typed | after | result |
/// |---|---|---|
/// | `.` | exactly two full stops | the two are replaced by `…` |
/// | `-` | exactly one hyphen | it is replaced by `—` |
/// | a space | a letter or digit and one space | the space is replaced by `. ` |
/// | `"` `'` | nothing, white space, an opening bracket, quote or dash | `“` `‘` |
/// | `"` `'` | anything else | `”` `’` |
///
/// A replacement is one edit that includes the characters before the caret. The typed character
/// never appears in the text.
struct SmartPunctuation {
  let edit: Edit
  /// A Boolean value that indicates whether the edit replaces earlier text, so that undoing it
  /// restores that text.
  let isOwnStep: Bool

  /// Creates the edit for a typed cluster, or returns `nil` if smart punctuation does not apply.
  init?(typing cluster: Character, at selection: Range<Int>, in text: String) {
    let place = text.index(utf16: selection.lowerBound)
    let before = text[..<place]
    switch cluster {
    case "\"": self.init(Self.isOpening(before.last) ? "“" : "”", at: selection)
    case "'": self.init(Self.isOpening(before.last) ? "‘" : "’", at: selection)
    case "." where before.count(atEnd: ".") == 2: self.init("…", at: selection, removing: 2)
    case "-" where before.count(atEnd: "-") == 1: self.init("—", at: selection, removing: 1)
    case " " where before.endsWithWordAndSpace: self.init(". ", at: selection, removing: 1)
    default: return nil
    }
    if isOwnStep, !selection.isEmpty { return nil }
  }

  private init(_ replacement: String, at selection: Range<Int>, removing count: Int = 0) {
    edit = Edit(
      range: selection.lowerBound - count..<selection.upperBound, replacement: replacement)
    isOwnStep = count > 0
  }

  private static func isOpening(_ previous: Character?) -> Bool {
    guard let previous else { return true }
    return previous.isWhitespace || "([{<“‘«‹-–—/".contains(previous)
  }
}

extension Substring {
  /// Returns how often the text ends with a cluster.
  fileprivate func count(atEnd cluster: Character) -> Int {
    reversed().prefix { $0 == cluster }.count
  }

  fileprivate var endsWithWordAndSpace: Bool {
    let end = suffix(2)
    return end.count == 2 && end.last == " " && end.first?.isPartOfWord == true
  }
}
