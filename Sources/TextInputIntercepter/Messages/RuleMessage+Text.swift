extension RuleMessage {
  /// What the message says of a violation, in English where it has English, else in the first language.
  func text(for violation: Violation) -> String {
    let english = translations.first {
      $0.language == "en" || $0.language?.hasPrefix("en-") == true
    }
    let pattern = (english ?? translations[0]).pattern
    var formatter = PlainMessageFormatter(pattern, arguments: violation.messageArguments)
    return formatter.text() ?? pattern
  }
}

extension Violation {
  /// The arguments of messages, said plainly.
  fileprivate var messageArguments: [(name: String, value: PlainMessageFormatter.Value)] {
    let (one, many, hint) = unitWords
    func length(_ count: Int) -> String { "\(count)\(count == 1 ? one : many)" }
    return [
      ("limit", .number(limit ?? 0)), ("actual", .number(actual ?? 0)),
      ("limitWithUnit", .text(length(limit ?? 0))), ("actualWithUnit", .text(length(actual ?? 0))),
      ("unit", .text(unit ?? "none")), ("hint", .text(hint)),
      ("hasHint", .text(hint.isEmpty ? "false" : "true")),
      ("label", .text(ruleMessage?.label ?? "")),
    ]
  }
}
