internal import TextTools
internal import TextInputIntercepter

extension ScriptText {
  /// Returns the text of a quoted token.
  ///
  /// - Parameter isNotation: `true` if the text is the notation of a state, of which a backslash
  ///   before a marker is a part.
  func text(of token: Token, isNotation: Bool = false) throws(KeystrokeScriptErrors) -> String {
    let end = text.utf8.index(before: token.value.upperBound)
    var index = text.utf8.index(after: token.value.lowerBound)
    if token.quote == .back { return String(text[index..<end]) }

    var result = String.UnicodeScalarView()
    while index < end {
      let scalar = text.unicodeScalars[index]
      let start = index
      index = text.unicodeScalars.index(after: index)
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      let escaped = try escape(from: start, to: &index)
      if isNotation, EditingState.needsEscape(escaped) { result.append("\\") }
      result.append(escaped)
    }
    return String(result)
  }

  /// Returns the scalar of an escape.
  ///
  /// `index` is after the backslash, and moves to the end of the escape.
  private func escape(
    from start: String.Index, to index: inout String.Index
  ) throws(KeystrokeScriptErrors) -> Unicode.Scalar {
    let scalar = text.unicodeScalars[index]
    index = text.unicodeScalars.index(after: index)
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try hexadecimal(from: start, to: &index)
    case _ where EditingState.needsEscape(scalar) || Token.Quote(rawValue: scalar) != nil:
      return scalar
    default:
      throw error(
        "“\\\(Character(scalar).visible)” is not an escape; write “\\\\” for a backslash, or quote the text with `",
        at: start..<index)
    }
  }

  /// Reads the `{1F600}` that follows `\u`.
  private func hexadecimal(
    from start: String.Index, to index: inout String.Index
  ) throws(KeystrokeScriptErrors) -> Unicode.Scalar {
    let rest = text[index...].utf8.prefix(8)
    if rest.first == UInt8(ascii: "{"), let close = rest.firstIndex(of: UInt8(ascii: "}")) {
      let digits = text.utf8[text.utf8.index(after: index)..<close]
      let isHexadecimal = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
      if isHexadecimal, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        index = text.utf8.index(after: close)
        return scalar
      }
    }
    throw error("expected a scalar in hexadecimal, such as \\u{1F600}", at: start..<index)
  }
}
