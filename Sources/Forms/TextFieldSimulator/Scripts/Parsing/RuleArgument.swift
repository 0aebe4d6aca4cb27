internal import TextTools
internal import IntercepterProfiles
internal import TextInputIntercepter

/// An argument of a rule, with its script notation and its JSON value.
struct RuleArgument {
  let token: Token
  let written: KeystrokeScript.RuleSetting.Argument
  /// The member of the rule's JSON object.
  let key: String

  /// The JSON value.
  ///
  /// An unquoted word is a number or a Boolean if it has that form.
  var value: JSONValue {
    let text = written.value
    if written.isQuoted { return .string(text) }
    if key == "options" {
      return .array(text.split(separator: ",").map { .string(String($0)) })
    }
    switch text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: return text.isJSONNumber ? .number(text) : .string(text)
    }
  }

  /// The JSON value as a string, for arguments that are text even if they look like a number.
  var text: JSONValue { key == "options" ? value : .string(written.value) }
}

extension ArgumentReader {
  /// Splits a token into label and value; without a label, it is the argument `unlabelled`.
  func argument(
    _ token: Token, of rule: String, unlabelled: String?
  ) throws(KeystrokeScriptErrors) -> RuleArgument {
    let isQuoted = token.quote != nil
    var label = token.label.map { String(script.text[$0]) }
    var value = isQuoted ? try script.text(of: token) : String(script.text[token.range])
    if !isQuoted, let colon = value.utf8.firstIndex(of: UInt8(ascii: ":")) {
      label = String(value[..<colon])
      value = String(value[value.utf8.index(after: colon)...])
    }
    guard let key = label ?? unlabelled else {
      throw script.error(
        "“\(rule)” takes no more arguments without a label; others are written label:value",
        at: token.range)
    }
    if key == "rule" { throw script.error("the rule is already named", at: token.range) }
    // A text with control characters is printed in quotes, where they are escaped.
    let needsQuotes = value.unicodeScalars.contains { $0.actsOnTerminal }
    return RuleArgument(
      token: token, written: .init(label: label, value: value, isQuoted: isQuoted || needsQuotes),
      key: key)
  }

  /// Returns the rule that the arguments specify.
  func specification(
    _ rule: Token, _ name: String, _ arguments: [RuleArgument], _ patternLibrary: PatternLibrary?
  ) throws(KeystrokeScriptErrors) -> RuleSpecification {
    let (asWritten, findings) = read(name, arguments.map { ($0.key, $0.value) }, patternLibrary)
    if let asWritten, findings.isEmpty { return asWritten }

    // An unquoted 15.1 is text if text is expected.
    let objected = Set(findings.map { $0.key })
    let (asText, remaining) = read(
      name, arguments.map { ($0.key, objected.contains($0.key) ? $0.text : $0.value) },
      patternLibrary)
    if let asText, remaining.isEmpty { return asText }

    let stillWrong = Set(remaining.map { $0.key })
    let wrong =
      findings.filter { stillWrong.contains($0.key) }
      + remaining.filter { !objected.contains($0.key) }
    let places = [("", rule)] + arguments.map { ($0.key, $0.token) }
    throw KeystrokeScriptErrors(
      places.flatMap { key, token in
        wrong.filter { $0.key == key }.flatMap { script.error($0.message, at: token.range).errors }
      })
  }

  /// Reads a rule from its JSON members.
  private func read(
    _ name: String, _ members: [(String, JSONValue)], _ patternLibrary: PatternLibrary?
  ) -> (RuleSpecification?, [(key: String, message: String)]) {
    let context = JSONNode.Context(limits: .standard, patternLibrary: patternLibrary)
    let members = [("rule", .string(name))] + members
    let object = JSONValue.object(members.map { JSONValue.Member(name: $0.0, value: $0.1) })
    let specification = RuleSpecification(JSONNode(object, path: .root(""), context: context))
    let faults = context.errors.map { error in
      // `options[0]` is an element of `options`.
      (key: String(error.path.prefix { $0 != "[" }), message: error.message)
    }
    return (specification, faults)
  }
}
