package import IntercepterProfiles

extension RuleSpecification {
  /// The rule as scripts have it behind `Set Rule`: `maxLength 10 gb18030 onViolation:amend`.
  ///
  /// Default values are left out. A rule of an app's own is written in the same way, although scripts
  /// know none.
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
  /// Arguments that are one of a few words.
  private static let choices: Set = [
    "policy", "counting", "unit", "digits", "leadingZeros", "leadingSeparator", "onViolation",
  ]

  /// The value as scripts have it: a number, a word, or text in quotes.
  fileprivate var word: String {
    switch value {
    case .string(let text): Self.choices.contains(name) ? text : text.inQuotes
    case .array(let elements) where name == "options":
      elements.map { element in
        if case .string(let option) = element { option } else { JSONWriter.text(element) }
      }.joined(separator: ",")
    default: JSONWriter.text(value)
    }
  }
}
