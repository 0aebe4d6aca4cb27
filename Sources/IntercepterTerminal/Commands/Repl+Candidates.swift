internal import IntercepterProfiles
internal import TextFieldSimulator
internal import TextInputIntercepter

extension Repl {
  /// The completions of the last word of a command.
  func candidates(for line: String) -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let name = words.first ?? ""
    if words.count > 1 { return arguments(of: name, words) }
    return name.first?.isUppercase == true
      ? KeystrokeScript.Verb.allCases.map(\.rawValue) : MetaCommand.names
  }

  private func arguments(of name: String, _ words: [String]) -> [String] {
    switch MetaCommand(name: name) {
    case .help: MetaCommand.names
    case .set where words.count == 2:
      RuleSpecification.ruleNames + ["format", "composition", "ellipsis"]
        + SimulatedTextField.KeyboardFeature.allCases.map(\.rawValue)
    case .set: values(of: words[1])
    case .smart: ["on", "off"]
    case .mode: SimulatedTextField.HostMode.allCases.map(\.rawValue)
    case .field: fields.map(\.name)
    case .load where words.count == 3:
      (try? profile(words[1]))?.fieldNames ?? []
    case .load, .record, .replay: paths(words[words.count - 1])
    default: []
    }
  }

  private func values(of name: String) -> [String] {
    switch name {
    case "maxLength": UnitName.allCases.map(\.rawValue) + Self.policies + ["off"]
    case "minLength": UnitName.allCases.map(\.rawValue) + ["off"]
    case "emoji": ["forbidden", "only"] + Self.policies + ["off"]
    case "format": ["pattern", "grouped"]
    case "composition": ["whenCommitted", "immediately", "off"]
    case "ellipsis": ["restore", "expand", "accept"]
    case _ where SimulatedTextField.KeyboardFeature(rawValue: name) != nil: ["on", "off"]
    case "normalizeWidth": ["off"]
    default: Self.policies + ["off"]
    }
  }

  /// The arguments that set a rule's policy on violations.
  private static let policies = ViolationPolicy.allCases.map { "onViolation:\($0.rawValue)" }

  private func paths(_ word: String) -> [String] {
    let folder = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
    return files.list(folder.isEmpty ? "." : folder).sorted().map { folder + $0 }
  }
}
