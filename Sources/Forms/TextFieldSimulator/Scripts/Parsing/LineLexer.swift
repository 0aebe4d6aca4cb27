/// A lexer for one line of a script.
///
/// It works on scalars, not on grapheme clusters. A combining mark immediately after a quote
/// belongs to the text, although the screen shows both as one cluster.
struct LineLexer {
  /// The maximum number of words of a command.
  static let mostTokens = 64

  private let script: ScriptText
  private let end: String.Index
  private var index: String.Index

  init(_ script: ScriptText, _ line: Range<String.Index>) {
    self.script = script
    self.index = line.lowerBound
    self.end = line.upperBound
  }

  /// Returns the words of the line, and the text after its `#`.
  mutating func read() throws(KeystrokeScriptErrors) -> (tokens: [Token], comment: String?) {
    var tokens: [Token] = []
    while true {
      while let scalar = next, scalar.properties.isWhitespace { index = after(index) }
      guard let scalar = next else { return (tokens, nil) }
      if scalar == "#" {
        return (tokens, String(script.text[after(index)..<end]))
      }
      let token = try token()
      tokens.append(token)
      if tokens.count > Self.mostTokens {
        throw script.error(
          "a command has at most \(Self.mostTokens) words; is this a script?", at: token.range)
      }
    }
  }
}

extension LineLexer {
  private var next: Unicode.Scalar? { index < end ? script.text.unicodeScalars[index] : nil }

  private func after(_ index: String.Index) -> String.Index {
    script.text.unicodeScalars.index(after: index)
  }

  private mutating func token() throws(KeystrokeScriptErrors) -> Token {
    let start = index
    while let scalar = next, !scalar.properties.isWhitespace {
      if let quote = Token.Quote(rawValue: scalar), index == start || isLabel(start..<index) {
        return try quoted(quote, after: start)
      }
      index = after(index)
    }
    // A word is split only if a label is expected, because most words have none: `C:\names.json`.
    return Token(label: nil, value: start..<index, quote: nil)
  }

  /// Reads a quoted value, and the label if the token begins with one.
  private mutating func quoted(
    _ quote: Token.Quote, after start: String.Index
  ) throws(KeystrokeScriptErrors) -> Token {
    let opening = index
    index = after(index)
    while let scalar = next, scalar != quote.rawValue {
      index = after(index)
      if scalar == "\\", quote != .back, next != nil { index = after(index) }
    }
    guard next != nil else {
      throw script.error(
        "this quote has no closing \(quote.rawValue) on its line", at: opening..<end)
    }
    index = after(index)
    if let scalar = next, !scalar.properties.isWhitespace, scalar != "#" {
      throw script.error("expected a space after the closing quote", at: index..<after(index))
    }
    return Token(
      label: opening == start ? nil : start..<script.text.utf8.index(before: opening),
      value: opening..<index, quote: quote)
  }

  /// Returns whether a quote after this range begins a value, as in `label:`.
  private func isLabel(_ range: Range<String.Index>) -> Bool {
    script.text.utf8[range].last == UInt8(ascii: ":")
      && script.text[range].utf8.dropLast().allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
      && script.text[range].utf8.count > 1
  }
}
