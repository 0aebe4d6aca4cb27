internal import TextInputIntercepter
internal import TextTools

extension FormatSpecification: NamedSpecification {
  package static var key: String { "kind" }

  package static let kinds: [ArgumentKind<FormatSpecification>] =
    ([
      .pattern(""), .patterns([]), .grouped(locale: ""),
      .grouped(GroupedSpecification(.own(","))), .paymentCard, .iban,
    ] + DateSpecification.Kind.allCases.map { .date(DateSpecification($0)) } + [.oneTimeCode()])
    .map { ArgumentKind($0) }

  package static func kinds(in context: JSONNode.Context) -> [ArgumentKind<FormatSpecification>] {
    context.kinds.formats
  }

  package var name: String {
    switch self {
    case .pattern: "pattern"
    case .patterns: "patterns"
    case .grouped: "grouped"
    case .paymentCard: "paymentCard"
    case .iban: "iban"
    case .date(let date): date.kind.rawValue
    case .oneTimeCode: "oneTimeCode"
    case .custom(let custom): custom.name
    }
  }

  package mutating func code<Coder: ArgumentCoding>(_ coder: inout Coder) {
    switch self {
    case .pattern(var pattern, var classes):
      coder.describe("Slots and literals: # is a digit, @ a letter, * any character.")
      coder.required("pattern", &pattern, .text, "The pattern.", unlabelled: true)
      coder.classes(&classes)
      self = .pattern(pattern, classes: classes)
    case .patterns(var patterns, var classes):
      coder.describe("Several patterns, one of which the unformatted text selects.")
      coder.required(
        "patterns", &patterns, .list(of: MaskArgument()),
        "The patterns; the first that the unformatted text fits applies.")
      coder.classes(&classes)
      self = .patterns(patterns, classes: classes)
    case .grouped(var grouped):
      grouped.code(&coder)
      self = .grouped(grouped)
    case .paymentCard:
      coder.describe("The number of a payment card, with its check digit.")
    case .iban:
      coder.describe("An international bank account number, with its check digits.")
    case .date(var date):
      date.code(&coder)
      self = .date(date)
    case .oneTimeCode(var digits, var groups):
      coder.describe("A code that was sent to the user.")
      coder.optional(
        "digits", &digits, .integer(in: Self.digitCounts), unless: 6, "The number of digits.",
        unlabelled: true)
      coder.optional(
        "groups", &groups, .integer(in: Self.groupSizes), unless: 3,
        "The number of digits in a group; 0 shows one group.", unlabelled: true)
      self = .oneTimeCode(digits: digits, groups: groups)
    case .custom(let custom): coder.add(custom.arguments)
    }
    let format = self
    coder.check { if $0.isSound { format.check($0.node) } }
  }

  /// Reports an error of the arguments together.
  private func check(_ node: JSONNode) {
    do {
      _ = try makePreset()
    } catch {
      if case .grouped = self { node.report(error.message) } else { node.report(error.sentence) }
    }
  }

  /// The numbers of digits of a one-time code, and of a group of digits.
  static let digitCounts = 1...64
  /// The numbers of digits in a group of a one-time code; 0 for one group.
  static let groupSizes = 0...64
}

extension ArgumentCoding {
  fileprivate mutating func classes(_ classes: inout [FormatSpecification.SlotSpecification]) {
    optional(
      "classes", &classes, ClassesArgument(), unless: [],
      "Custom slots: the characters that are valid in each, by the character that represents it in the pattern."
    )
  }
}

private struct ClassesArgument: ArgumentType {
  var schema: JSONValue { ["type": "object", "additionalProperties": ["type": "string"]] }
  func write(_ value: [FormatSpecification.SlotSpecification]) -> JSONValue {
    .object(value.map { .init(name: String($0.slot), value: .string($0.characters)) })
  }
  func read(_ node: JSONNode) -> [FormatSpecification.SlotSpecification]? {
    node.members()?.compactMap { name, node in
      guard name.count == 1, let slot = name.first else {
        node.report("expected one character for a slot, found \(name.quoted)")
        return nil
      }
      return node.string().map { .init(slot, characters: $0) }
    }
  }
}

/// A pattern, or an object with a pattern and the texts to which it applies.
private struct MaskArgument: ArgumentType {
  var schema: JSONValue { ["oneOf": [["type": "string"], ArgumentList(TextMask("")).schema()]] }
  func read(_ node: JSONNode) -> TextMask? {
    if case .string = node.value { return node.string().map { TextMask($0) } }
    return node.object { TextMask("").reading(&$0) }
  }
  func write(_ value: TextMask) -> JSONValue {
    let members = value.members
    return members.count == 1 ? members[0].value : .object(members)
  }
}

extension TextMask: ArgumentCodable {
  package mutating func code<Coder: ArgumentCoding>(_ coder: inout Coder) {
    coder.required("pattern", &text, .text, "The pattern.")
    coder.optional(
      "prefixes", &prefixes, .list(of: .text), unless: [],
      "The beginnings of the unformatted texts to which the pattern applies.")
    coder.optional(
      "trunkPrefix", &trunkPrefix, .digits, unless: "",
      "The digits that people dial before a national number.")
    coder.optional(
      "default", &isDefault, .flag, unless: false,
      "Whether a number without a calling code has the pattern's, beside patterns with other codes."
    )
  }
}
