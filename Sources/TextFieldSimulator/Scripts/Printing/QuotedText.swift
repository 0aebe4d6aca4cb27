internal import TextTools
internal import IntercepterProfiles
internal import TextInputIntercepter

extension String {
  /// The text in quotes, as a script has it.
  ///
  /// Scalars that are invisible or would act on a terminal are written as escapes, and so is a scalar
  /// that would join a quote or a marker on the screen.
  package var inQuotes: String {
    let needsEscape = contains { $0 == "\"" || $0 == "\\" }
    let isPlain = unicodeScalars.allSatisfy { !$0.actsOnTerminal && $0 != "`" }
    if needsEscape, isPlain, !first!.joinsQuotes, !last!.joinsQuotes { return "`\(self)`" }
    return "\"\(escaped { $0 == "\\" || $0 == "\"" })\""
  }

  /// The text with escapes, where a backslash makes those that `needsBackslash` says text.
  func escaped(_ needsBackslash: (Unicode.Scalar) -> Bool) -> String {
    var result = ""
    var previous: Unicode.Scalar = "\""
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let follows = rest.first ?? "\""
      if needsBackslash(scalar) {
        result += "\\"
        result.unicodeScalars.append(scalar)
      } else if scalar.actsOnTerminal || previous.isSyntax && previous.joins(scalar)
        || follows.isSyntax && scalar.joins(follows)
      {
        result += scalar.escape
      } else {
        result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }
}

extension EditingState {
  /// The state's notation, with what is no visible text as an escape: one line, whatever the text is.
  package var notation: String { description.escaped { $0 == "\"" } }

  /// The state's notation in quotes, as a script has it.
  var inQuotes: String { "\"\(notation)\"" }
}

extension Character {
  fileprivate var joinsQuotes: Bool { "`\(self)`".count != 3 }
}

extension Unicode.Scalar {
  /// Whether the scalar means something in texts and states.
  fileprivate var isSyntax: Bool { self == "\"" || EditingState.needsEscape(self) }

  /// Whether both scalars are one grapheme cluster.
  fileprivate func joins(_ next: Unicode.Scalar) -> Bool {
    if isASCII && next.isASCII { return false }
    var text = String(self)
    text.unicodeScalars.append(next)
    return text.count == 1
  }

  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
