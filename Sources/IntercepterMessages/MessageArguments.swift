/// The arguments of a violation's message.
struct ViolationArguments: MessageArguments {
  private let violation: Violation
  private let label: String
  private let hint: String
  private let enumeration: Violation.Enumeration
  private let length: (Int) -> String

  /// - Parameter label: The name of the field in the user interface.
  init(_ violation: Violation, label: String = "", _ messages: Messages) {
    self.violation = violation
    self.label = label
    hint = messages.hint(for: violation.unit)
    enumeration = messages.writing.enumeration
    length = { messages.length($0, in: violation.unit) }
  }

  /// Creates the arguments in English without grouping, which need no catalogue.
  init(english violation: Violation) {
    let (one, many, hint) = violation.englishUnit
    self.violation = violation
    self.hint = hint
    label = violation.ruleMessage?.label ?? ""
    enumeration = .english
    length = { "\($0)\($0 == 1 ? one : many)" }
  }

  subscript(name: String) -> MessageValue? {
    switch name {
    case "limit": .number(violation.limit ?? 0)
    case "actual": .number(violation.actual ?? 0)
    case "limitWithUnit": .text(length(violation.limit ?? 0))
    case "actualWithUnit": .text(length(violation.actual ?? 0))
    case "unit": .text(violation.unit ?? "none")
    case "hint": .text(hint)
    case "hasHint": .text(hint.isEmpty ? "false" : "true")
    case "label": .text(label)
    case "bound": .text(violation.bound ?? "")
    case "hasBound": .text(violation.bound == nil ? "false" : "true")
    case "characters": .text(enumeration.text(violation))
    case "characterCount": .number(violation.characterCount)
    default: nil
    }
  }
}

/// The arguments of a length with its unit.
struct UnitArguments: MessageArguments {
  let count: Int
  var unit: String?

  subscript(name: String) -> MessageValue? {
    switch name {
    case "count": .number(count)
    case "unit": .text(unit ?? "")
    default: nil
    }
  }
}

/// The arguments of a hint on a unit.
struct HintArguments: MessageArguments {
  subscript(name: String) -> MessageValue? {
    switch name {
    case "two": .number(2)
    case "three": .number(3)
    default: nil
    }
  }
}

/// The arguments of a sentence about a rule.
struct SentenceArguments: MessageArguments {
  private let limit: Int
  private let unit: String?
  private let minimum: String
  private let maximum: String
  private let text: String
  private let messages: Messages
  private let hint: String

  init(
    _ limit: Int, in unit: String? = nil, from minimum: String = "", to maximum: String = "",
    naming text: String = "", messages: Messages
  ) {
    (self.limit, self.unit) = (limit, unit)
    (self.minimum, self.maximum, self.text) = (minimum, maximum, text)
    self.messages = messages
    hint = messages.hint(for: unit)
  }

  subscript(name: String) -> MessageValue? {
    switch name {
    case "limit": .number(limit)
    case "limitWithUnit": .text(messages.length(limit, in: unit))
    case "unit": .text(unit ?? "none")
    case "hint": .text(hint)
    case "hasHint": .text(hint.isEmpty ? "false" : "true")
    case "minimum": .text(minimum)
    case "maximum": .text(maximum)
    case "text": .text(text)
    default: nil
    }
  }
}
