internal import IntercepterProfiles
internal import TextInputIntercepter

extension KeystrokeScript: CustomStringConvertible {
  /// The script as text, which reads as the same script.
  ///
  /// Lines and comments stay; spaces and quotes get one style.
  public var description: String {
    lines.map { "\($0)\n" }.joined()
  }
}

extension KeystrokeScript.Line: CustomStringConvertible {
  /// The line as text.
  public var description: String {
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
  public var description: String {
    ([verb.rawValue] + arguments).joined(separator: " ")
  }

  private var arguments: [String] {
    switch self {
    case .set(let setting): setting.words
    case .type(let text), .compose(let text), .autofill(let text), .setText(let text):
      [text.inQuotes]
    case .paste(let text), .commit(let text): text.map { [$0.inQuotes] } ?? []
    case .press(let key, let times): ["\(key)".asWord] + (times == 1 ? [] : [String(times)])
    case .editingKey(_, let times): times == 1 ? [] : [String(times)]
    case .select(let range): ["\(range.lowerBound)..\(range.upperBound)"]
    case .substitute(let old, let new): [old.inQuotes, new.inQuotes]
    case .mode(let mode): [mode.rawValue]
    case .source(let path): [path.asWord]
    case .expect(let state): [state.inQuotes]
    case .expectViolation(let code): [code.rawValue.asWord]
    case .expectOutcome(let outcome): [outcome.rawValue]
    case .expectLength(let length, let unit): [String(length), unit.rawValue]
    case .expectInvalid(let code): code.map { [$0.rawValue.asWord] } ?? []
    case .cut, .copy, .selectAll, .cancel, .submit, .expectNoViolation, .expectValid: []
    }
  }
}

extension KeystrokeScript.Setting: CustomStringConvertible {
  /// The setting as scripts have it, without `Set`: `SmartPunctuation on`.
  public var description: String { words.joined(separator: " ") }

  fileprivate var words: [String] {
    switch self {
    case .rule(let rule): [name, rule.description]
    case .profile(let path, let field): [name, path.asWord, field.asWord]
    case .composition(let policy): [name, policy.rawValue]
    case .ellipsis(let policy): [name, policy.rawValue]
    case .text(let text): [name, text.inQuotes]
    case .keyboard(_, let isOn): [name, isOn ? "on" : "off"]
    }
  }
}

extension KeystrokeScript.RuleSetting: CustomStringConvertible {
  /// The rule as scripts have it: `maxLength 10 gb18030 onViolation:amend`.
  public var description: String {
    ([name] + arguments.map { $0.description }).joined(separator: " ")
  }
}

extension KeystrokeScript.RuleSetting.Argument: CustomStringConvertible {
  var description: String {
    (label.map { "\($0):" } ?? "") + (isQuoted ? value.inQuotes : value)
  }
}

extension String {
  /// The text as one word of a command, in quotes if it must be.
  var asWord: String {
    let isBare = unicodeScalars.allSatisfy {
      !$0.properties.isWhitespace && !$0.actsOnTerminal && $0 != "#"
        && Token.Quote(rawValue: $0) == nil
    }
    return isBare && !isEmpty ? self : inQuotes
  }
}
