/// A function that returns the value of an argument, or `nil` if the message has no such argument.
package typealias MessageArguments = (_ argument: MessageArgument) -> MessageValue?

/// The arguments of messages, in the order in which errors list them.
package enum MessageArgument: String, CaseIterable {
  case count, two, three, limit, actual, limitWithUnit, actualWithUnit, unit, hint, hasHint, label
  case bound, hasBound, characters, characterCount, minimum, maximum, text
}

/// The value of an argument.
///
/// The formatter evaluates a text only in a case that applies.
package enum MessageValue {
  case number(Int)
  case text(@autoclosure () -> String)
}

/// Returns arguments of which a sentence quotes texts, each of them isolated (UAX #9) so that it does
/// not reorder the sentence around it.
func isolating(_ arguments: @escaping MessageArguments) -> MessageArguments {
  { argument in
    let value = arguments(argument)
    switch (argument, value) {
    case (.label, .text(let text)), (.bound, .text(let text)), (.text, .text(let text)):
      return .text(text().isolated)
    default: return value
    }
  }
}

extension String {
  /// The text between U+2068 and U+2069.
  var isolated: String { isEmpty ? "" : "\u{2068}" + self + "\u{2069}" }
}

extension Messages {
  /// Returns the arguments of a violation's message.
  ///
  /// - Parameter label: The name of the field in the user interface.
  func arguments(of violation: Violation, label: String = "") -> MessageArguments {
    violation.arguments(
      label: label, hint: hint(for: violation), enumeration: enumeration
    ) { length($0, in: violation.unit) }
  }

  /// Returns the arguments of a length with its unit.
  static func arguments(ofLength count: Int, in unit: String? = nil) -> MessageArguments {
    { argument in
      switch argument {
      case .count: .number(count)
      case .unit: .text(unit ?? "")
      default: nil
      }
    }
  }

  /// Returns the value of an argument of a hint on a unit.
  static func argumentOfHint(_ argument: MessageArgument) -> MessageValue? {
    switch argument {
    case .two: .number(2)
    case .three: .number(3)
    default: nil
    }
  }

  /// Returns the arguments of a sentence about a rule.
  func argumentsOfSentence(
    _ limit: Int, in unit: String? = nil, from minimum: String = "", to maximum: String = "",
    naming text: String = ""
  ) -> MessageArguments {
    let hint = hint(for: unit)
    return { argument in
      switch argument {
      case .limit: .number(limit)
      case .limitWithUnit: .text(length(limit, in: unit))
      case .unit: .text(unit ?? "none")
      case .hint: .text(hint)
      case .hasHint: .text(hint.isEmpty ? "false" : "true")
      case .minimum: .text(minimum)
      case .maximum: .text(maximum)
      case .text: .text(text)
      default: nil
      }
    }
  }
}

extension Violation {
  /// Returns the arguments of the violation's message in English without grouping, which need no
  /// catalogue.
  func englishArguments(isolates: Bool) -> MessageArguments {
    let (one, many, usual) = englishUnit
    let enumeration = isolates ? Enumeration.english.isolating : .english
    let hint = namedLength.map { $0 > 1 ? "\(enumeration.text(self)) counts \($0)" : "" }
    let all = arguments(
      label: ruleMessage?.label ?? "", hint: hint ?? usual, enumeration: enumeration
    ) {
      "\($0)\($0 == 1 ? one : many)"
    }
    return isolates ? isolating(all) : all
  }

  func arguments(
    label: String = "", hint: String = "", enumeration: Enumeration,
    length: @escaping (Int) -> String
  ) -> MessageArguments {
    { argument in
      switch argument {
      case .limit: .number(limit ?? 0)
      case .actual: .number(actual ?? 0)
      case .limitWithUnit: .text(length(limit ?? 0))
      case .actualWithUnit: .text(length(actual ?? 0))
      case .unit: .text(unit ?? "none")
      case .hint: .text(hint)
      case .hasHint: .text(hint.isEmpty ? "false" : "true")
      case .label: .text(label)
      case .bound: .text(bound ?? "")
      case .hasBound: .text(bound == nil ? "false" : "true")
      case .characters: .text(enumeration.text(self))
      case .characterCount: .number(characterCount)
      default: nil
      }
    }
  }
}
