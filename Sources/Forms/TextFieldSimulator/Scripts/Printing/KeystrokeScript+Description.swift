internal import IntercepterForms
internal import TextTools
internal import TextInputIntercepter

extension KeystrokeScript: CustomStringConvertible {
  /// The text of the script.
  ///
  /// Parsing it again gives an equivalent script.
  ///
  /// Lines and comments are preserved; spaces and quotes are normalized.
  public var description: String {
    lines.map { "\($0)\n" }.joined()
  }
}

extension KeystrokeScript.Line: CustomStringConvertible {
  package var description: String {
    switch (command, comment) {
    case (let command?, let comment?): "\(command.action)  #\(comment)"
    case (let command?, nil): "\(command.action)"
    case (nil, let comment?): "#\(comment)"
    case (nil, nil): ""
    }
  }
}

extension KeystrokeScript.Action: CustomStringConvertible {
  /// The command as a line of a script: `Type "张三"`.
  package var description: String {
    let (verb, arguments) = words
    return ([verb.name] + arguments).joined(separator: " ")
  }

  package var verb: KeystrokeScript.Verb { words.verb }

  private var words: (verb: KeystrokeScript.Verb, arguments: [String]) {
    switch self {
    case .set(let setting): (.set, ["\(setting)"])
    case .type(let text): (.type, [text.inQuotes])
    case .press(KeyPress(.up), let times): (.up, count(times))
    case .press(KeyPress(.down), let times): (.down, count(times))
    case .press(let key, let times): (.press, ["\(key)".asWord] + count(times))
    case .backspace(let times): (.backspace, count(times))
    case .delete(let times): (.delete, count(times))
    case .undo(let times): (.undo, count(times))
    case .redo(let times): (.redo, count(times))
    case .paste(let text): (.paste, text.map { [$0.inQuotes] } ?? [])
    case .drop(let text): (.drop, [text.inQuotes])
    case .cut: (.cut, [])
    case .copy: (.copy, [])
    case .move(let movement, let times):
      (KeystrokeScript.Verb(name: movement.rawValue)!, count(times))
    case .select(let range): (.select, ["\(range.lowerBound)..\(range.upperBound)"])
    case .selectAll: (.selectAll, [])
    case .compose(let text): (.compose, [text.inQuotes])
    case .commit(let text): (.commit, text.map { [$0.inQuotes] } ?? [])
    case .cancel: (.cancel, [])
    case .substitute(let old, let new): (.substitute, [old.inQuotes, new.inQuotes])
    case .dictate(let text): (.dictate, [text.inQuotes])
    case .predict(let text): (.predict, [text.inQuotes])
    case .autofill(let text): (.autofill, [text.inQuotes])
    case .setText(let text): (.setText, [text.inQuotes])
    case .submit: (.submit, [])
    case .mode(let mode): (.mode, [mode.rawValue])
    case .source(let path): (.source, [path.asWord])
    case .expect(let state): (.expect, [state.inQuotes])
    case .expectViolation(let code): (.expectViolation, [code.rawValue.asWord])
    case .expectNoViolation: (.expectNoViolation, [])
    case .expectOutcome(let outcome): (.expectOutcome, [outcome.rawValue])
    case .expectLength(let length, let unit): (.expectLength, [String(length), unit.rawValue])
    case .expectValid: (.expectValid, [])
    case .expectInvalid(let code): (.expectInvalid, code.map { [$0.rawValue.asWord] } ?? [])
    }
  }

  private func count(_ times: Int) -> [String] { times == 1 ? [] : [String(times)] }
}

extension KeystrokeScript.Setting: CustomStringConvertible {
  /// The setting in script notation, without `Set`: `SmartPunctuation on`.
  package var description: String { "\(name) \(words.value)" }

  package var name: String { words.name }

  private var words: (name: String, value: String) {
    switch self {
    case .rule(let rule): ("Rule", rule.description)
    case .format(let format): ("Format", format?.script ?? "off")
    case .profile(let path, let field): ("Profile", "\(path.asWord) \(field.asWord)")
    case .composition(let policy): ("Composition", policy.rawValue)
    case .ellipsis(let policy): ("Ellipsis", policy.rawValue)
    case .text(let text): ("Text", text.inQuotes)
    case .platform(let platform): ("Platform", platform.rawValue)
    case .keyboard(let feature, let isOn): (feature.rawValue, isOn ? "on" : "off")
    }
  }
}

extension String {
  /// The text as one word of a command, quoted if necessary.
  var asWord: String {
    let isBare = unicodeScalars.allSatisfy {
      !$0.properties.isWhitespace && !$0.actsOnTerminal && $0 != "#"
        && Token.Quote(rawValue: $0) == nil
    }
    return isBare && !isEmpty ? self : inQuotes
  }
}
