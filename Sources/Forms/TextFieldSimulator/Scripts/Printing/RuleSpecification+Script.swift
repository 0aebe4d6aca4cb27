package import IntercepterProfiles

extension RuleSpecification {
  /// The rule in the notation of `Set Rule`: `maxLength 10 gb18030 onViolation:amend`.
  ///
  /// Default values are omitted. A custom rule of an app is printed in the same way, although
  /// scripts cannot set it.
  package var script: String {
    let unlabelled = KeystrokeScript.RuleSetting.unlabelled[name] ?? []
    guard case .object(let members) = json else { return name }
    return members.map { member in
      switch member.name {
      case "rule": name
      case let name where unlabelled.contains(name): member.word
      default: "\(member.name):\(member.word)"
      }
    }.joined(separator: " ")
  }
}

extension JSONValue.Member {
  /// The arguments whose value is one of a few words.
  private static let choices: Set = [
    "policy", "counting", "unit", "digits", "leadingZeros", "leadingSeparator", "onViolation",
  ]

  /// The value in script notation: a number, a word, or a quoted text.
  fileprivate var word: String {
    switch value {
    case .string(let text): Self.choices.contains(name) ? text : text.inQuotes
    case .array(let elements) where name == "options":
      elements.map { element in
        if case .string(let option) = element { option } else { element.json() }
      }.joined(separator: ",")
    default: value.json()
    }
  }
}
