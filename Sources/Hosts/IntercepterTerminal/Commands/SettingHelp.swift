/// The help for a rule or a setting of `:set`, with its arguments.
package struct SettingHelp: Sendable {
  package let name: String
  /// The arguments, written as in the usage of a verb of scripts.
  package let usage: String
  package let summary: String
  /// The values of a setting, or of the first argument of one.
  var values = Completions()
  /// The arguments of a rule, or of a kind of format.
  var arguments: [ArgumentList.Entry] = []

  static let all = rules + settings
  package static let rules = Rule.kinds.map { SettingHelp($0) }
  /// The kinds of formats, in the notation of scripts.
  package static let formats = formats(Intercepter.kinds)

  /// Returns the help for kinds of formats; a script has one kind for one pattern and for several.
  package static func formats(_ kinds: [AnyKind<Intercepter>]) -> [SettingHelp] {
    kinds.filter { $0.name != "patterns" }.map { kind in
      var help = SettingHelp(kind)
      if kind.name == "pattern" {
        help.arguments = help.arguments.filter { $0.isUnlabelled } + TextMask.scriptArguments
      }
      return help
    }
  }

  private static let settings: [SettingHelp] =
    [
      SettingHelp(
        name: "format", usage: "KIND [ARGUMENT…]|off", summary: "how the text is shown",
        values: Completions(
          words: Intercepter.kinds.names().filter { $0 != "patterns" }.map { name in
            Completion(name, formats.first { $0.name == name }?.summary ?? "")
          } + [Completion("off", "the text as it is")])),
      SettingHelp(
        name: "composition", usage: "whenCommitted|immediately|off",
        summary: "when marked text is judged",
        values: Completions(words: CompositionPolicy.allCases.map { Completion($0.rawValue) })),
      SettingHelp(
        name: "ellipsis", usage: "restore|expand|accept",
        summary: "how to handle a keyboard's ellipsis",
        values: Completions(words: EllipsisPolicy.allCases.map { Completion($0.rawValue) })),
      SettingHelp(
        name: "text", usage: "TEXT", summary: "the text, without evaluating rules",
        values: Completions(hint: "TEXT, in quotes")),
      SettingHelp(
        name: "platform", usage: "ios|macos", summary: "the platform of the keyboard and of undo",
        values: Completions(words: [Completion("ios"), Completion("macos")])),
    ]
    + SimulatedTextField.KeyboardFeature.allCases.map { feature in
      SettingHelp(
        name: feature.rawValue, usage: "on|off", summary: feature.summary,
        values: Completions(words: [Completion("on"), Completion("off")]))
    }
}

extension SettingHelp {
  /// Creates the help for a kind of rule or format.
  package init<Product>(_ kind: AnyKind<Product>) {
    name = kind.name
    let list = kind.arguments
    arguments = list.entries
    summary = list.summary.asPhrase
    let ordinary = arguments.filter { $0.label != "onViolation" && $0.label != "message" }
    let words = ordinary.filter { $0.isUnlabelled || $0.isRequired }.map { entry -> String in
      if !entry.isUnlabelled { return "\(entry.label):VALUE" }
      let name =
        entry.isFlag
        ? entry.label
        : (1...3).contains(entry.choices.count) && entry.isRequired
          ? entry.choices.joined(separator: "|") : entry.label.uppercased()
      return entry.isRequired ? name : "[\(name)]"
    }
    let isLabelled = ordinary.contains { !$0.isUnlabelled && !$0.isRequired }
    usage = (words + (isLabelled ? ["[LABEL:VALUE…]"] : [])).joined(separator: " ")
  }

  /// Returns the completions of a rule in the notation of scripts, each with the words before it.
  package static func completions(ofRule text: String) -> [String] {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let front = words.dropLast().map { "\($0) " }.joined()
    if words.count < 2 { return rules.map(\.name) }
    let rule = rules.first { $0.name == words[0] }
    let completions = rule?.completions(behind: Array(words[1...].dropLast())).words ?? []
    return completions.map(\.word).filter { $0 != "off" }.map { front + $0 }
  }

  /// Returns the completions after the arguments of a command that begins with this name.
  func completions(behind words: [String]) -> Completions {
    if name == "format", let kind = words.first {
      let kinds = Self.formats.filter { $0.name == kind }
      return kinds.reduce(into: Completions()) { all, help in
        let own = help.completions(behind: Array(words.dropFirst()))
        if all.hint.isEmpty { all.hint = own.hint }
        all.words += own.words.filter { word in !all.words.contains { $0.word == word.word } }
      }
    }
    var result = words.isEmpty ? values : Completions()
    var (labels, choices) = (Set<String>(), Set<String>())
    var open = arguments.filter { $0.isUnlabelled }
    for word in words {
      let parts = word.split(separator: ":", maxSplits: 1)
      if parts.count == 2 || word.hasSuffix(":") {
        labels.insert(String(parts.first ?? ""))
      } else if let index = open.firstIndex(where: { $0.choices.contains(word) })
        ?? open.indices.first
      {
        labels.insert(open.remove(at: index).label)
        choices.insert(word)
      }
    }
    func isPossible(_ entry: ArgumentList.Entry) -> Bool {
      !labels.contains(entry.label) && !labels.contains(entry.argument.excluder ?? "")
        && entry.argument.condition.map { choices.contains($0.value) } ?? true
    }
    open = open.filter(isPossible)
    if let first = open.first, first.isRequired || first.argument.condition != nil {
      open = [first]
    }
    for entry in open {
      let words = entry.isFlag ? [entry.label] : entry.choices
      result.words += words.map { Completion($0, entry.summary(of: $0)) }
      if words.isEmpty, result.hint.isEmpty {
        result.hint = "\(entry.label.uppercased()), \(entry.summary.asPhrase)"
      }
    }
    if words.isEmpty, RuleSpecification.ruleNames.contains(name) {
      result.words.append(Completion("off", "remove this rule"))
    }
    for entry in arguments where !entry.isUnlabelled && isPossible(entry) {
      let values = entry.isFlag ? ["true"] : entry.choices
      result.words += values.map { Completion("\(entry.label):\($0)", entry.summary(of: $0)) }
      if values.isEmpty {
        result.words.append(Completion("\(entry.label):", entry.summary.asPhrase))
      }
    }
    return result
  }
}

extension TextMask {
  /// The labelled arguments behind a pattern, with their labels in scripts.
  fileprivate static var scriptArguments: [ArgumentList.Entry] {
    let list = AnyKind<Intercepter>.patterns([]).arguments.entries[0]
    guard case .list(let entries, _) = list.form else { return [] }
    return entries.dropFirst().map { entry in
      entry.label == "prefixes" ? entry.renamed("startingWith") : entry
    }
  }
}

extension String {
  /// The sentence without its capital and its full stop.
  fileprivate var asPhrase: String { prefix(1).lowercased() + dropFirst().dropLast() }
}

extension ArgumentList.Entry {
  /// Returns the meaning of one of the choices.
  fileprivate func summary(of choice: String) -> String {
    switch (label, choice) {
    case ("unit", _): LengthUnit.Name(rawValue: choice)?.noun(for: 2) ?? ""
    case ("policy", "forbidden"): "none"
    case ("policy", "only"): "nothing else"
    case ("policy", "allowed"): "up to a version"
    case ("onViolation", "reject"): "reject the edit"
    case ("onViolation", "amend"): "accept what conforms"
    case ("onViolation", "flag"): "accept it, invalid"
    case ("onViolation", "warn"): "accept it, with a remark"
    default: summary.asPhrase
    }
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
