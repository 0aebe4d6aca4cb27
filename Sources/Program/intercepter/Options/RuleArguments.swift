/// The rules among the program's arguments, in order.
struct RuleArguments {
  /// The options for rules, each with its value.
  private(set) var rules: [(option: RuleOption, value: String)] = []
  /// The first option that is given twice although it is not a rule.
  private(set) var repeatedSetting: String?

  /// Creates the rules from arguments that ArgumentParser has validated.
  ///
  /// Every option has its value, as the next argument or after `=`, and no options follow `--`.
  init(_ arguments: some Sequence<String>) {
    var rest = Self.split(arguments).makeIterator()
    var settings: Set<String> = []
    while let argument = rest.next(), argument != "--" {
      guard argument.hasPrefix("--") else { continue }
      let name = String(argument.dropFirst(2))
      let option = RuleOption(rawValue: name)
      let isSetting = Self.settings.contains(name)
      if isSetting, !settings.insert(name).inserted, repeatedSetting == nil {
        repeatedSetting = name
      }
      let value = isSetting || option?.takesValue == true ? rest.next() : nil
      if let option { rules.append((option, value ?? "")) }
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
    settings.contains(String(name)) || RuleOption(rawValue: String(name))?.takesValue == true
  }

  /// The options for all rules, which take a value too.
  private static let settings: Set = [
    "unit", "locale", "on-violation", "composition", "ellipsis", "profile", "field",
    "field-format",
  ]
}
