internal import TextInputIntercepter
internal import TextTools

extension ArgumentReader {
  /// Reads a rule: its name, the arguments that need no label, and the labelled ones.
  ///
  /// The names, arguments and errors are those of profiles. The rule is converted to JSON and then
  /// parsed like a rule of a profile.
  mutating func rule(
    patternLibrary: PatternLibrary?
  ) throws(KeystrokeScriptErrors) -> KeystrokeScript.RuleSetting {
    let (name, nameToken) = try word("the name of a rule")
    guard let order = KeystrokeScript.RuleSetting.unlabelled[name] else {
      throw script.unknown(
        "unknown rule", name, of: KeystrokeScript.RuleSetting.unlabelled.keys.sorted(),
        at: nameToken.range)
    }
    var arguments: [RuleArgument] = []
    for token in remaining() {
      let unlabelled = order.first { name in !arguments.contains { $0.key == name } }
      let argument = try argument(token, of: name, unlabelled: unlabelled)
      if arguments.contains(where: { $0.key == argument.key }) {
        throw script.error("\(argument.key.quoted) is given twice", at: token.range)
      }
      arguments.append(argument)
    }
    return KeystrokeScript.RuleSetting(
      specification: try specification(nameToken, name, arguments, patternLibrary), name: name,
      arguments: arguments.map { $0.written })
  }
}

extension KeystrokeScript.RuleSetting {
  /// The arguments that need no label: those without a label in Swift, and the unit.
  static let unlabelled = [
    "emoji": ["policy", "upTo"],
    "maxLength": ["limit", "unit"],
    "minLength": ["limit", "unit"],
    "numbersOnly": ["digits"],
    "decimal": ["places"],
    "allowedCharacters": ["characters"],
    "forbiddenCharacters": ["characters"],
    "matches": ["pattern"],
    "singleLine": [],
    "normalizeWidth": [],
  ]
}
