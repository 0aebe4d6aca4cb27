internal import TextTools

/// A reader for the arguments of one command.
struct ArgumentReader {
  let script: ScriptText
  /// The verb and the arguments that have been read.
  private(set) var head: Range<String.Index>
  private var rest: ArraySlice<Token>
  private let verb: KeystrokeScript.Verb

  init(_ script: ScriptText, _ tokens: [Token], of verb: KeystrokeScript.Verb) {
    self.script = script
    self.head = tokens[0].range
    self.rest = tokens.dropFirst()
    self.verb = verb
  }

  var next: Token? { rest.first }

  /// Removes and returns the remaining arguments.
  mutating func remaining() -> ArraySlice<Token> {
    defer { rest = [] }
    return rest
  }

  /// Removes and returns the next argument, or throws if there is none.
  mutating func token(_ expected: String) throws(KeystrokeScriptErrors) -> Token {
    guard let token = rest.popFirst() else {
      throw script.error(
        "expected \(expected) here; the usage is “\(verb.usage)”",
        at: head.upperBound..<head.upperBound)
    }
    head = head.lowerBound..<token.range.upperBound
    return token
  }

  /// Ends the command, or throws if arguments remain.
  func end() throws(KeystrokeScriptErrors) {
    guard let token = rest.first else { return }
    throw script.error(
      "this is one argument too many; the usage is “\(verb.usage)”", at: token.range)
  }

  /// Returns an error that reports an unexpected argument.
  func mismatch(_ expected: String, _ token: Token) -> KeystrokeScriptErrors {
    script.error("expected \(expected), found \(script.text[token.range].quoted)", at: token.range)
  }
}

extension ArgumentReader {
  mutating func text() throws(KeystrokeScriptErrors) -> String {
    let token = try quoted("a text in quotes")
    return try script.text(of: token)
  }

  /// Reads a quoted text, or returns `nil` if there are no more arguments.
  mutating func optionalText() throws(KeystrokeScriptErrors) -> String? {
    next == nil ? nil : try text()
  }

  mutating func quoted(_ expected: String) throws(KeystrokeScriptErrors) -> Token {
    let token = try token(expected)
    guard token.quote == nil || token.label != nil else { return token }
    if let first = script.text[token.range].unicodeScalars.first,
      "“”„‟‘’‚«»「」『』＂＇".unicodeScalars.contains(first)
    {
      throw script.error("a text is quoted with \", ' or `, not with \(first)", at: token.range)
    }
    throw mismatch(expected, token)
  }

  /// Reads a word, quoted or not: a file, a field, a code.
  mutating func word(_ expected: String) throws(KeystrokeScriptErrors) -> (String, Token) {
    let token = try token(expected)
    if token.quote == nil { return (String(script.text[token.range]), token) }
    guard token.label == nil else { throw mismatch(expected, token) }
    let text = try script.text(of: token)
    if text.isEmpty { throw mismatch(expected, token) }
    return (text, token)
  }

  /// Reads a whole number in ASCII digits.
  mutating func number(
    _ bounds: ClosedRange<Int>, _ expected: String
  ) throws(KeystrokeScriptErrors) -> Int {
    let token = try token(expected)
    guard let number = Int(digits: script.text[token.range]), bounds.contains(number) else {
      throw mismatch(expected, token)
    }
    return number
  }

  /// Reads a count, which is 1 by default.
  mutating func count() throws(KeystrokeScriptErrors) -> Int {
    guard next != nil else { return 1 }
    return try number(1...1_000_000, "a count from 1 to 1000000")
  }

  /// Reads one of the names of a fixed set.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type = Choice.self
  ) throws(KeystrokeScriptErrors) -> Choice where Choice.RawValue == String {
    let expected = Choice.allCases.map { "“\($0.rawValue)”" }.formattedAlternatives
    let token = try token(expected)
    guard let choice = Choice(rawValue: String(script.text[token.range])) else {
      throw mismatch(expected, token)
    }
    return choice
  }
}

extension Int {
  /// Creates a number from ASCII digits only.
  init?(digits: some StringProtocol) {
    guard digits.isDigits else { return nil }
    self.init(digits)
  }
}

extension StringProtocol {
  /// A Boolean value that indicates whether the text consists of one or more ASCII digits.
  var isDigits: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }
}
