/// What people are told may be read in a terminal, and must not do anything there.
enum Terminal {
  /// The first scalar but line feeds that a terminal acts on instead of showing it: control
  /// characters, line separators and bidirectional controls (UAX #9); `nil` if there is none.
  static func breach(_ text: String) -> String? {
    let found = text.unicodeScalars.first { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar != "\n"
      case .lineSeparator, .paragraphSeparator: true
      default: scalar.properties.isBidiControl
      }
    }
    return found.map { "U+\(String($0.value, radix: 16, uppercase: true)) in:\n\(text)" }
  }
}
