/// The help for a rule or a setting of `:set`, with its arguments.
package struct SettingHelp: Sendable {
  package let name: String
  /// The arguments, written as in the usage of a verb of scripts.
  package let usage: String
  package let summary: String
  /// The completions for each position after the name, and those for every position.
  var places: [Completions] = []
  var anywhere: [Completion] = []

  static let all = rules + settings

  /// Returns the completions after the arguments of a command that begins with this name.
  func completions(behind arguments: some Collection<String>) -> Completions {
    var result = Completions(words: anywhere)
    if arguments.isEmpty, RuleSpecification.ruleNames.contains(name) {
      result.words.insert(Completion("off", "remove this rule"), at: 0)
    }
    guard places.indices.contains(arguments.count) else { return result }
    if name == "emoji", arguments.count == 1, arguments.first != "allowed" { return result }
    result.hint = places[arguments.count].hint
    result.words = places[arguments.count].words + result.words
    return result
  }

  private static let units = Completions(
    words: UnitName.allCases.map {
      Completion($0.rawValue, $0.noun(for: 2))
    })

  private static let policies = zip(
    ["reject", "amend", "flag", "warn"],
    ["reject the edit", "accept what conforms", "accept it, invalid", "accept it, with a remark"]
  ).map { Completion("onViolation:\($0)", $1) }

  package static let rules: [SettingHelp] = [
    SettingHelp(
      name: "emoji", usage: "forbidden|only|allowed [VERSION]", summary: "which emoji are allowed",
      places: [
        Completions(words: [
          Completion("forbidden", "none"), Completion("only", "nothing else"),
          Completion("allowed", "up to a version"),
        ]), Completions(hint: "VERSION of Emoji, such as 15.1"),
      ], anywhere: policies),
    SettingHelp(
      name: "maxLength", usage: "LIMIT [UNIT]", summary: "the maximum length",
      places: [Completions(hint: "LIMIT, a number"), units], anywhere: policies),
    SettingHelp(
      name: "minLength", usage: "LIMIT [UNIT]", summary: "the minimum length",
      places: [Completions(hint: "LIMIT, a number"), units]),
    SettingHelp(name: "numbersOnly", usage: "[DIGITS]", summary: "only digits", anywhere: policies),
    SettingHelp(
      name: "decimal", usage: "PLACES [LABEL:VALUE…]", summary: "a decimal number",
      places: [Completions(hint: "PLACES after the separator, a number")],
      anywhere: [
        Completion("locale:", "the locale of the separators, such as de-DE"),
        Completion("integerDigits:", "the maximum number of integer digits"),
        Completion("separator:", "one character"),
        Completion("negative:true", "allow negative numbers"), Completion("minimum:", "a number"),
        Completion("maximum:", "a number"),
      ] + policies),
    SettingHelp(
      name: "allowedCharacters", usage: "CHARACTERS", summary: "only these characters",
      places: [Completions(hint: "CHARACTERS, in quotes")], anywhere: policies),
    SettingHelp(
      name: "forbiddenCharacters", usage: "CHARACTERS", summary: "none of these characters",
      places: [Completions(hint: "CHARACTERS, in quotes")], anywhere: policies),
    SettingHelp(
      name: "matches", usage: "PATTERN", summary: "a finished text matches a pattern",
      places: [Completions(hint: "PATTERN, in quotes")], anywhere: policies),
    SettingHelp(
      name: "singleLine", usage: "[replacement:TEXT]", summary: "no line breaks",
      anywhere: [Completion("replacement:", "the text that replaces a line break")] + policies),
    SettingHelp(name: "normalizeWidth", usage: "", summary: "full-width becomes half-width"),
  ]

  private static let settings: [SettingHelp] =
    [
      SettingHelp(
        name: "format", usage: "KIND [ARGUMENT…]|off", summary: "how the text is shown",
        places: [
          Completions(words: [
            Completion("pattern", "slots and literals, such as '#### ####'"),
            Completion("grouped", "digits in groups, by a locale"),
            Completion("paymentCard", "a card’s number, with its check digit"),
            Completion("iban", "an account number, with its check digits"),
            Completion("date", "a date, by a locale or in an order"),
            Completion("time", "a time of day; “time seconds” has seconds"),
            Completion("oneTimeCode", "a one-time code: its digits, and digits per group"),
            Completion("off", "the text as it is"),
          ])
        ]),
      SettingHelp(
        name: "composition", usage: "whenCommitted|immediately|off",
        summary: "when marked text is judged",
        places: [Completions(words: CompositionPolicy.allCases.map { Completion($0.rawValue) })]),
      SettingHelp(
        name: "ellipsis", usage: "restore|expand|accept",
        summary: "how to handle a keyboard's ellipsis",
        places: [Completions(words: EllipsisPolicy.allCases.map { Completion($0.rawValue) })]),
      SettingHelp(
        name: "text", usage: "TEXT", summary: "the text, without evaluating rules",
        places: [Completions(hint: "TEXT, in quotes")]),
      SettingHelp(
        name: "platform", usage: "ios|macos", summary: "the platform of the keyboard and of undo",
        places: [Completions(words: [Completion("ios"), Completion("macos")])]),
    ]
    + SimulatedTextField.KeyboardFeature.allCases.map { feature in
      SettingHelp(
        name: feature.rawValue, usage: "on|off", summary: feature.summary,
        places: [Completions(words: [Completion("on"), Completion("off")])])
    }
}

extension SimulatedTextField.KeyboardFeature {
  fileprivate var summary: String {
    switch self {
    case .smartPunctuation: "... becomes …, and quotes curl"
    case .composesAlways: "each letter is marked until the word ends"
    case .composesHangul: "jamo become syllables"
    case .composesNineKeyPinyin: "digits are keys of nine-key pinyin"
    case .ignoresVeto: "the text changes even if the edit is rejected"
    case .reportsWholeWords: "a change is reported as a whole word"
    case .repeatsCommit: "a committed text is marked once more"
    case .rollsOver: "a finished syllable leaves the marked text"
    case .splitsReplacements: "a replacement is a deletion and an insertion"
    case .marksBesideText: "marked text is shown beside the text"
    case .reportsOldCaret: "an insertion is reported with the caret before it"
    case .caretBeforeMarkedText: "the caret is before the marked text"
    }
  }
}
