internal import TextInputIntercepter
internal import TextTools

extension FormatSpecification: NamedSpecification {
  package static var key: String { "kind" }

  package static var prototypes: [FormatSpecification] {
    [
      .pattern(""), .patterns([]), .grouped(locale: ""), .paymentCard, .iban,
    ] + DateSpecification.Kind.allCases.map { .date(DateSpecification($0)) } + [.oneTimeCode()]
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
    }
  }

  package mutating func code(_ coder: inout JSONMemberCoder) {
    let node = coder.reader?.node
    let faults = node?.context.count
    switch self {
    case .pattern(var pattern, var classes):
      coder.required("pattern", &pattern)
      coder.slots(&classes)
      self = .pattern(pattern, classes: classes)
    case .patterns(var patterns, var classes):
      coder.required(
        "patterns", &patterns,
        { node in node.entries()?.compactMap { TextMask($0) } },
        { .array($0.map { $0.json }) })
      coder.slots(&classes)
      self = .patterns(patterns, classes: classes)
    case .grouped(var grouped):
      grouped.code(&coder)
      self = .grouped(grouped)
    case .paymentCard, .iban: break
    case .date(var date):
      date.code(&coder)
      self = .date(date)
    case .oneTimeCode(var digits, var groups):
      let read: (JSONNode) -> Int? = { $0.integer(from: 1, to: Self.mostDigits) }
      coder.optional("digits", &digits, unless: 6, read, JSONValue.number)
      coder.optional(
        "groups", &groups, unless: 3, { $0.integer(from: 0, to: Self.mostDigits) },
        JSONValue.number)
      self = .oneTimeCode(digits: digits, groups: groups)
    }
    guard let node, node.context.count == faults else { return }
    do {
      _ = try makePreset()
    } catch {
      node.report(error.sentence)
    }
  }
}

extension FormatSpecification {
  /// The maximum number of digits of a one-time code.
  package static var mostDigits: Int { 64 }
}

extension JSONMemberCoder {
  /// Reads or writes the slot classes of a pattern.
  fileprivate mutating func slots(_ slots: inout [FormatSpecification.SlotSpecification]) {
    optional(
      "classes", &slots, unless: [],
      { node in
        node.members()?.compactMap { name, node in
          guard name.count == 1, let slot = name.first else {
            node.report("expected one character for a slot, found \(name.quoted)")
            return nil
          }
          return node.string().map { .init(slot, characters: $0) }
        }
      },
      { .object($0.map { .init(name: String($0.slot), value: .string($0.characters)) }) })
  }
}

extension JSONNode {
  /// Returns the value as a text of digits.
  fileprivate func digits() -> String? {
    guard let text = string() else { return nil }
    return text.utf8.allSatisfy { 0x30..<0x3A ~= $0 } ? text : mismatch(expected: "digits")
  }
}

extension TextMask {
  /// Reads a pattern, optionally with the prefixes to which it applies.
  fileprivate init?(_ node: JSONNode) {
    if case .string = node.value {
      guard let text = node.string() else { return nil }
      self.init(text)
      return
    }
    let pattern = node.object { object -> TextMask? in
      let text = object.required("pattern")?.string()
      let prefixes = object["prefixes"]?.entries()?.compactMap { $0.string() }
      let trunkPrefix = object["trunkPrefix"]?.digits()
      return text.map {
        TextMask($0, startingWith: prefixes ?? [], trunkPrefix: trunkPrefix ?? "")
      }
    }
    guard let pattern else { return nil }
    self = pattern
  }

  fileprivate var json: JSONValue {
    var members = [JSONValue.Member(name: "pattern", value: .string(text))]
    if !prefixes.isEmpty {
      members.append(.init(name: "prefixes", value: .array(prefixes.map { .string($0) })))
    }
    if !trunkPrefix.isEmpty {
      members.append(.init(name: "trunkPrefix", value: .string(trunkPrefix)))
    }
    return members.count == 1 ? members[0].value : .object(members)
  }
}
