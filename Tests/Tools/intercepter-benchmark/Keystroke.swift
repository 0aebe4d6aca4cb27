internal import TextInputIntercepter

/// A keystroke in a text, and the states before and after it.
struct Keystroke {
  let old: EditingState
  let edit: Edit
  let new: EditingState

  /// Creates a keystroke at a caret in UTF-16 code units.
  init(_ typed: String, in text: String, at caret: Int) {
    old = EditingState(text, caret: caret)
    edit = Edit(range: caret..<caret, replacement: typed)
    new = edit.applied(to: old)
  }

  /// Creates a keystroke at a part of the text: 0 is its front, 1 its end.
  init(_ typed: String, in text: String, atPart part: Double = 0.5) {
    let index = text.index(text.startIndex, offsetBy: Int(Double(text.count) * part))
    self.init(typed, in: text, at: text[..<index].utf16.count)
  }

  /// Returns the name of a part of a text.
  static func name(ofPart part: Double) -> String {
    part == 0 ? "front" : part == 1 ? "end" : "middle"
  }

  /// Returns the rules of most keystrokes.
  static func engine(maxBytes: Int = .max) -> Intercepter {
    Intercepter(rules: [.emoji(.forbidden), .maxLength(maxBytes, in: .gb18030), .singleLine()])
  }
}
