extension String {
  /// A title for the window, C1's own escape, a line that begins anew, and text from right to left.
  static let hostile = "a\u{1B}]0;title\u{7}\u{9B}2J\r\u{85}\u{202E}\u{2066}\u{7F}b"

  /// What a terminal acts on, line feeds apart.
  var controls: [String] {
    unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar != "\n"
      case .lineSeparator, .paragraphSeparator: true
      default: scalar.properties.isBidiControl
      }
    }
    .map { "U+\(String($0.value, radix: 16, uppercase: true))" }
  }

  /// The text in a JSON string, every scalar as an escape.
  var asJSON: String {
    utf16.map { "\\u" + String(String(UInt32($0) + 0x10000, radix: 16).dropFirst()) }.joined()
  }
}
