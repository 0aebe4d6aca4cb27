internal import TextTools

/// A parser for the commands of one script.
struct Parser {
  let script: ScriptText
  let library: ScriptLibrary
  /// The settings, which must precede all other commands.
  var settings: [KeystrokeScript.Command] = []
  var firstCommand: ScriptSpan?
  private var commandCount = 0

  init(_ script: ScriptText, _ library: ScriptLibrary) {
    self.script = script
    self.library = library
  }

  /// Parses all lines, also those after an error.
  mutating func read() throws(KeystrokeScriptErrors) -> KeystrokeScript {
    if let nul = script.text.utf8.firstIndex(of: 0) {
      let range = nul..<script.text.utf8.index(after: nul)
      throw script.error("there is a NUL character here; this is not a script", at: range)
    }
    var lines: [KeystrokeScript.Line] = []
    var errors: [KeystrokeProblem] = []
    var isSound = true
    for range in script.lines {
      do {
        lines.append(try line(range))
      } catch {
        isSound = false
        errors += error.errors
      }
    }
    guard isSound else { throw KeystrokeScriptErrors(errors) }
    try checkDigits()
    return KeystrokeScript(
      file: script.file, lines: lines, settings: settings, commandCount: commandCount)
  }

  private mutating func line(
    _ range: Range<String.Index>
  ) throws(KeystrokeScriptErrors) -> KeystrokeScript.Line {
    var lexer = LineLexer(script, range)
    let (tokens, comment) = try lexer.read()
    return KeystrokeScript.Line(
      command: tokens.isEmpty ? nil : try command(tokens), comment: comment)
  }

  private mutating func command(
    _ tokens: [Token]
  ) throws(KeystrokeScriptErrors) -> KeystrokeScript.Command {
    let span = script.span(tokens[0].range.lowerBound..<tokens[tokens.count - 1].range.upperBound)
    let verb = try verb(tokens[0])
    var arguments = ArgumentReader(script, tokens, of: verb)
    let command: KeystrokeScript.Command
    switch verb {
    case .set: command = try setting(&arguments, span)
    case .source: command = try source(&arguments, span)
    default:
      // Record the command even if its arguments are wrong: no setting may follow it.
      firstCommand = firstCommand ?? span
      command = KeystrokeScript.Command(try arguments.action(verb), span)
    }
    try arguments.end()
    commandCount += command.included?.commandCount ?? 1
    if command.included != nil, commandCount > ScriptLibrary.mostCommands {
      throw span.error("with this, there are more than \(ScriptLibrary.mostCommands) commands")
    }
    return command
  }

  private func verb(_ token: Token) throws(KeystrokeScriptErrors) -> KeystrokeScript.Verb {
    let name = script.text[token.range]
    if let verb = KeystrokeScript.Verb(name: name) { return verb }
    if token.quote != nil {
      throw script.error("expected a verb, found \(name.quoted)", at: token.range)
    }
    let names = KeystrokeScript.Verb.allCases.map { $0.name }
    let isMisspelt = names.contains { $0.lowercased() == name.lowercased() }
    if name.utf8.count > 1, !isMisspelt, KeyPress(name: String(name)) != nil {
      throw script.error(
        "unknown verb \(name.quoted); “Press \(name)” presses that key", at: token.range)
    }
    throw script.unknown("unknown verb", String(name), of: names, at: token.range)
  }
}

extension ScriptText {
  /// Returns an error for an unknown name after a message, with the most similar known name.
  func unknown(
    _ message: String, _ name: String, of names: [String], at range: Range<String.Index>
  ) -> KeystrokeScriptErrors {
    let hint = name.suggestion(in: names).map { "; \($0)" } ?? ""
    return error("\(message) \(name.quoted)\(hint)", at: range)
  }
}
