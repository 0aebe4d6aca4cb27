/// Message arguments with a list of their names, which error messages report.
protocol NamedArguments: MessageArguments {
  static var names: [String] { get }
}

/// The arguments of a violation's message.
struct ViolationArguments: NamedArguments {
  static let names = [
    "limit", "actual", "limitWithUnit", "actualWithUnit", "unit", "hint", "hasHint", "label",
    "bound", "hasBound", "characters", "characterCount",
  ]

  private let violation: Violation
  private let label: String
  private let messages: Messages
  private let hint: String

  /// - Parameter label: The name of the field in the user interface.
  init(_ violation: Violation, label: String = "", _ messages: Messages) {
    self.violation = violation
    self.label = label
    self.messages = messages
    hint = messages.hint(for: violation.unit)
  }

  subscript(name: String) -> MessageValue? {
    switch name {
    case "limit": .number(violation.limit ?? 0)
    case "actual": .number(violation.actual ?? 0)
    case "limitWithUnit": .text(messages.length(violation.limit ?? 0, in: violation.unit))
    case "actualWithUnit": .text(messages.length(violation.actual ?? 0, in: violation.unit))
    case "unit": .text(violation.unit ?? "none")
    case "hint": .text(hint)
    case "hasHint": .text(hint.isEmpty ? "false" : "true")
    case "label": .text(label)
    case "bound": .text(violation.bound ?? "")
    case "hasBound": .text(violation.bound == nil ? "false" : "true")
    case "characters": .text(messages.writing.enumeration.text(violation))
    case "characterCount": .number(violation.characterCount)
    default: nil
    }
  }
}

/// The arguments of a length with its unit.
struct UnitArguments: NamedArguments {
  static let names = ["count", "unit"]

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
struct HintArguments: NamedArguments {
  static let names = ["two", "three"]

  subscript(name: String) -> MessageValue? {
    switch name {
    case "two": .number(2)
    case "three": .number(3)
    default: nil
    }
  }
}

/// The arguments of a sentence about a rule.
struct SentenceArguments: NamedArguments {
  static let names = [
    "limit", "limitWithUnit", "unit", "hint", "hasHint", "minimum", "maximum", "text",
  ]

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
