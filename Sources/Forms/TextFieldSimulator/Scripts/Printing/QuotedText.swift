internal import TextTools
internal import TextInputIntercepter

extension String {
  /// The text as a quoted script literal.
  ///
  /// Scalars that are invisible or act on a terminal are escaped, and so are scalars that would
  /// combine with a quote or a marker on the screen.
  package var inQuotes: String {
    let needsEscape = contains { $0 == "\"" || $0 == "\\" }
    let isPlain = unicodeScalars.allSatisfy { !$0.actsOnTerminal && $0 != "`" }
    if needsEscape, isPlain, !first!.joinsQuotes, !last!.joinsQuotes { return "`\(self)`" }
    return "\"\(escaped { $0 == "\\" || $0 == "\"" })\""
  }

  /// Returns the text with escapes.
  ///
  /// A backslash precedes the scalars for which `needsBackslash` returns `true`.
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
  /// The state's notation on one line, with invisible scalars escaped.
  package var notation: String { description.escaped { $0 == "\"" } }

  /// The state's notation as a quoted script literal.
  var inQuotes: String { "\"\(notation)\"" }
}

extension Character {
  fileprivate var joinsQuotes: Bool { "`\(self)`".count != 3 }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar has a meaning in script literals or states.
  fileprivate var isSyntax: Bool { self == "\"" || EditingState.needsEscape(self) }

  /// Returns whether both scalars form one grapheme cluster.
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
