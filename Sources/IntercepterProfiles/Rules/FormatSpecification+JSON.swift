internal import TextInputIntercepter
internal import TextTools

extension FormatSpecification: NamedSpecification {
  package static var key: String { "kind" }

  package static var prototypes: [FormatSpecification] {
    [.pattern(""), .patterns([]), .grouped(locale: "")]
  }

  package var name: String {
    switch self {
    case .pattern: "pattern"
    case .patterns: "patterns"
    case .grouped: "grouped"
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
        { node in node.entries()?.compactMap { FormatPattern($0) } },
        { .array($0.map { $0.json }) })
      coder.slots(&classes)
      self = .patterns(patterns, classes: classes)
    case .grouped(var locale, var prefix, var suffix, var digits):
      coder.required("locale", &locale, { $0.numberLocale() }, JSONValue.string)
      coder.optional("prefix", &prefix, unless: "")
      coder.optional("suffix", &suffix, unless: "")
      coder.optional("digits", &digits, unless: .normalized)
      self = .grouped(locale: locale, prefix: prefix, suffix: suffix, digits: digits)
    }
    guard let node, node.context.count == faults else { return }
    do {
      _ = try makeFormat()
    } catch {
      node.report(error.sentence)
    }
  }
}

extension JSONMemberCoder {
  /// The classes of a pattern: the characters for each slot.
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

extension FormatPattern {
  /// Reads a pattern, or a pattern with the beginnings that it is for.
  fileprivate init?(_ node: JSONNode) {
    if case .string = node.value {
      guard let text = node.string() else { return nil }
      self.init(text)
      return
    }
    let pattern = node.object { object -> FormatPattern? in
      let text = object.required("pattern")?.string()
      let prefixes = object["prefixes"]?.entries()?.compactMap { $0.string() }
      return text.map { FormatPattern($0, startingWith: prefixes ?? []) }
    }
    guard let pattern else { return nil }
    self = pattern
  }

  fileprivate var json: JSONValue {
    if prefixes.isEmpty { return .string(text) }
    return .object([
      .init(name: "pattern", value: .string(text)),
      .init(name: "prefixes", value: .array(prefixes.map { .string($0) })),
    ])
  }
}
