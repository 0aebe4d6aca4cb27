/// The rules among the program's arguments, in order.
struct RuleArguments {
  /// An option for a rule.
  struct Rule {
    let option: RuleOption
    let value: String
    /// The settings that apply to it, by the labels of its arguments.
    fileprivate(set) var settings: [String: String] = [:]
  }

  private(set) var rules: [Rule] = []
  /// The first option that is given again in vain.
  private(set) var repeatedSetting: String?

  /// Creates the rules from arguments that ArgumentParser has validated.
  ///
  /// Every option has its value, as the next argument or after `=`, and no options follow `--`.
  init(_ arguments: some Sequence<String>) {
    var rest = Self.split(arguments).makeIterator()
    var seen: Set<String> = []
    var settings: [String: [(rule: Int?, value: String)]] = [:]
    while let argument = rest.next(), argument != "--" {
      guard argument.hasPrefix("--") else { continue }
      let name = String(argument.dropFirst(2))
      if Self.takesValue(name[...]), let value = rest.next() {
        if let option = RuleOption(rawValue: name) {
          rules.append(Rule(option: option, value: value))
        } else if let label = Self.labels[name] {
          settings[name, default: []].append((rules.lastIndex { $0.option.takes(label) }, value))
        } else if !seen.insert(name).inserted, repeatedSetting == nil {
          repeatedSetting = name
        }
      } else if let option = RuleOption(rawValue: name) {
        rules.append(Rule(option: option, value: ""))
      }
    }
    for (name, label) in Self.labels.sorted(by: { $0.key < $1.key })
    where !set(label, settings[name] ?? []) {
      repeatedSetting = repeatedSetting ?? name
    }
  }

  /// Applies a setting that is given once to all rules, and each of several to the rule before it.
  ///
  /// - Returns: `false` if one of several has no rule before it, or one that another is for.
  private mutating func set(_ label: String, _ given: [(rule: Int?, value: String)]) -> Bool {
    if given.count == 1 {
      for index in rules.indices { rules[index].settings[label] = given[0].value }
      return true
    }
    return given.allSatisfy { rule, value in
      rule.map { rules[$0].settings.updateValue(value, forKey: label) == nil } ?? false
    }
  }

  /// Splits arguments of the form `--name=value` in two.
  ///
  /// ArgumentParser searches for the equals sign by grapheme cluster. It does not find one with a
  /// combining mark after it.
  static func split(_ arguments: some Sequence<String>) -> [String] {
    var isOption = true
    return arguments.flatMap { argument -> [String] in
      if argument == "--" { isOption = false }
      let scalars = argument.unicodeScalars
      guard isOption, argument.hasPrefix("--"), let sign = scalars.firstIndex(of: "=") else {
        return [argument]
      }
      let name = String(scalars[..<sign])
      let value = String(scalars[scalars.index(after: sign)...])
      return takesValue(name.dropFirst(2)) ? [name, value] : [argument]
    }
  }

  private static func takesValue(_ name: Substring) -> Bool {
    let name = String(name)
    return labels[name] != nil || others.contains(name)
      || RuleOption(rawValue: name)?.takesValue == true
  }

  /// The arguments of rules that have an option of their own, by its name.
  static let labels = ["unit": "unit", "locale": "locale", "on-violation": "onViolation"]

  /// The other options with a value among those for rules.
  private static let others: Set = [
    "composition", "ellipsis", "profile", "field", "field-format",
  ]
}
