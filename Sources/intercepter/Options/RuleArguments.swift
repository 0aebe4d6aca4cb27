internal import IntercepterProfiles

/// The rules among the program's arguments, in their order.
struct RuleArguments {
  /// The options that are rules, each with its value.
  private(set) var rules: [(option: RuleOption, value: String)] = []
  /// The first option that is given twice although it is no rule.
  private(set) var repeatedSetting: String?

  /// Reads arguments that ArgumentParser has found to be in order: every option has its value, as the
  /// next argument or after `=`, and what follows `--` is no option.
  init(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    var settings: Set<String> = []
    while let argument = rest.next(), argument != "--" {
      guard argument.hasPrefix("--") else { continue }
      let parts = argument.dropFirst(2)
        .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let option = RuleOption(rawValue: parts[0])
      let isSetting = Self.settings.contains(parts[0])
      if isSetting, !settings.insert(parts[0]).inserted, repeatedSetting == nil {
        repeatedSetting = parts[0]
      }
      var value = parts.count > 1 ? parts[1] : nil
      if value == nil, isSetting || option?.takesValue == true { value = rest.next() }
      if let option { rules.append((option, value ?? "")) }
    }
  }

  /// The options that hold for all rules, which take a value too.
  private static let settings: Set = [
    "unit", "locale", "on-violation", "composition", "ellipsis", "profile", "field",
  ]
}
