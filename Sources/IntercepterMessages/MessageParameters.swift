internal import CICU

/// The arguments that a pattern may use, in the order in which it gets their values.
struct MessageParameters: Sendable {
  let names: [StaticString]
  let kinds: [CICUMessageValueKind]
  /// The values, where they are always the same.
  let constants: [MessageValue]?

  private init(
    _ parameters: KeyValuePairs<StaticString, CICUMessageValueKind>,
    constants: [MessageValue]? = nil
  ) {
    names = parameters.map(\.key)
    kinds = parameters.map(\.value)
    self.constants = constants
  }

  /// Those of the pattern for a key.
  init(_ key: MessageKey) {
    self =
      switch key {
      case .violation, .own: .violation
      case .unit: .unit
      case .hint: .hint
      case .sentence, .customRule: .sentence
      case .number: .number
      }
  }

  private static let violation = MessageParameters([
    "limit": .number, "actual": .number, "limitWithUnit": .text, "actualWithUnit": .text,
    "unit": .text, "hint": .text, "hasHint": .text, "label": .text,
  ])
  private static let unit = MessageParameters(["count": .number, "unit": .text])
  private static let hint = MessageParameters(
    ["two": .number, "three": .number], constants: [.number(2), .number(3)])
  private static let sentence = MessageParameters([
    "limit": .number, "limitWithUnit": .text, "unit": .text, "hint": .text, "hasHint": .text,
    "minimum": .text, "maximum": .text, "text": .text,
  ])
  private static let number = MessageParameters(["number": .decimal])

  /// What a value is where there is none: for the trial of a pattern.
  var placeholders: [MessageValue] {
    kinds.map { kind in
      switch kind {
      case .number: .number(0)
      case .decimal: .decimal("0")
      case .text: .text("")
      }
    }
  }
}

/// The value of an argument.
enum MessageValue: Sendable {
  case number(Int)
  /// A number as ``DecimalNumber`` describes it.
  case decimal(String)
  case text(String)
}
