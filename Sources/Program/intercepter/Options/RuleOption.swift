internal import TextFieldSimulator

/// The options for rules, by their names on the command line.
enum RuleOption: String {
  /// A rule with its arguments, as in a script. The other options are shorthands for rules.
  case rule
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
  var takesValue: Bool { self == .rule || arguments.contains { $0.isRequired && $0.isUnlabelled } }

  private var arguments: [ArgumentList.Entry] {
    Rule.kinds.first { $0.name == "\(self)" }?.arguments.entries ?? []
  }

  /// Returns whether the rule has an argument with a label.
  func takes(_ label: String) -> Bool { arguments.contains { $0.label == label } }

  /// Returns the rule, as a script would have it.
  ///
  /// - Parameter settings: Settings by the labels of arguments. A rule uses those for which it has
  ///   arguments.
  func specification(_ value: String, _ settings: [String: String]) throws -> RuleSpecification {
    if case .rule = self {
      if case .rule(let rule) = try KeystrokeScript.Setting("Rule", value, of: rawValue) {
        return rule.specification
      }
      preconditionFailure()
    }
    if case .emoji = self, value != "forbidden", value != "only" {
      throw ValidationError("--emoji is “forbidden” or “only”, not “\(value)”.")
    }
    let labelled = arguments.compactMap { argument in
      settings[argument.label].map { "\(argument.label):\($0.inQuotes)" }
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

extension KeystrokeScript.Setting {
  /// Reads the value of an option in the notation of scripts.
  ///
  /// - Throws: A `ValidationError` that underlines what is wrong.
  init(_ name: String, _ value: String, of option: String) throws {
    do {
      let commands = try KeystrokeScript("Set \(name) \(value)").commands
      if commands.count == 1, case .set(let setting) = commands[0].action {
        self = setting
        return
      }
    } catch {
      let problem = error.errors[0]
      let excerpt = problem.excerpt.split(separator: "\n").map {
        String($0.dropFirst("Set \(name) ".count))
      }
      // Scripts have settings for what are options here.
      let message = problem.message.replacing("“Set Rule”", with: "--rule")
        .replacing("“Set Format”", with: "--field-format")
      let lines = ["--\(option): \(message)"] + excerpt.filter { !$0.isEmpty }
      throw ValidationError(lines.joined(separator: "\n"))
    }
    throw ValidationError("--\(option) is one \(name.lowercased()).")
  }
}
