internal import IntercepterProfiles
internal import TextFieldSimulator
internal import TextInputIntercepter

/// What a command line becomes when it is completed.
struct Completion: Hashable {
  /// The line, completed as far as all candidates agree.
  var text: String
  /// What the last word may become, where that is more than one.
  var candidates: [String] = []

  /// Completes the last word of a line.
  init(_ text: String, candidates all: [String]) {
    let start = text.lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex
    let word = text[start...]
    let matching = all.filter { $0.hasPrefix(word) }
    guard let first = matching.first else {
      self.text = text
      return
    }
    let common = matching.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    let isWhole = matching.count == 1 && !first.hasSuffix("/")
    self.text = String(text[..<start]) + common + (isWhole ? " " : "")
    candidates = matching.count == 1 ? [] : matching
  }
}

extension Repl {
  /// What Tab makes of a command line.
  func completions(_ line: String) -> Completion {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let name = words.first ?? ""
    guard words.count > 1 else {
      let verbs = KeystrokeScript.Verb.allCases.map(\.rawValue)
      let names = ColonCommand.allCases.map(\.rawValue)
      return Completion(line, candidates: name.first?.isUppercase == true ? verbs : names)
    }
    return Completion(line, candidates: arguments(of: name, words))
  }

  private func arguments(of name: String, _ words: [String]) -> [String] {
    switch ColonCommand(name: name) {
    case .help: ColonCommand.allCases.map(\.rawValue)
    case .set where words.count == 2:
      RuleSpecification.ruleNames + ["composition", "ellipsis"]
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
    case "composition": ["whenCommitted", "immediately", "off"]
    case "ellipsis": ["restore", "expand", "accept"]
    case _ where SimulatedTextField.KeyboardFeature(rawValue: name) != nil: ["on", "off"]
    case "normalizeWidth": ["off"]
    default: Self.policies + ["off"]
    }
  }

  /// What a rule does about a violation.
  private static let policies = ViolationPolicy.allCases.map { "onViolation:\($0.rawValue)" }

  private func paths(_ word: String) -> [String] {
    let folder = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
    return files.list(folder.isEmpty ? "." : folder).sorted().map { folder + $0 }
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
