internal import TextFieldSimulator

/// The options for rules, by their names on the command line.
enum RuleOption: String {
  case emoji
  case numbersOnly = "numbers-only"
  case decimal
  case allowedCharacters = "allow"
  case forbiddenCharacters = "forbid"
  case singleLine = "single-line"
  case maxLength = "max-length"
  case minLength = "min-length"
  case matches
  case oneOf = "one-of"
  case straightPunctuation = "straight-punctuation"

  /// A Boolean value that indicates whether the rule has an argument that must be given.
  var takesValue: Bool { arguments.contains { $0.isRequired && $0.isUnlabelled } }

  private var arguments: [ArgumentList.Entry] {
    Rule.kinds.first { $0.name == "\(self)" }!.arguments.entries
  }

  /// Returns the rule, as a script would have it.
  ///
  /// - Parameter settings: The settings of all rules, by the labels of their arguments. A rule uses
  ///   those for which it has arguments.
  func specification(
    _ value: String, _ settings: KeyValuePairs<String, String?>
  ) throws -> RuleSpecification {
    if case .emoji = self, value != "forbidden", value != "only" {
      throw ValidationError("--emoji is “forbidden” or “only”, not “\(value)”.")
    }
    let labels = arguments.map(\.label)
    let labelled = settings.compactMap { label, value in
      labels.contains(label) ? value.map { "\(label):\($0.inQuotes)" } : nil
    }
    let words = ["\(self)"] + (takesValue ? [value.inQuotes] : []) + labelled
    do {
      let commands = try KeystrokeScript("Set Rule \(words.joined(separator: " "))").commands
      if case .set(.rule(let rule)) = commands[0].action { return rule.specification }
    } catch {
      throw ValidationError("--\(rawValue): \(error.errors[0].message)")
    }
    preconditionFailure()
  }
}
