internal import IntercepterICU
internal import TextInputIntercepter

extension RuleSpecification {
  /// The rules that JSON can name.
  private enum Name: String, CaseIterable {
    case emoji, maxLength, minLength, numbersOnly, decimal, allowedCharacters, forbiddenCharacters
    case matches, singleLine, normalizeWidth
  }

  /// Reads a rule; what is wrong is noted in the node's findings.
  package init?(_ node: JSONNode) {
    guard let specification = node.object(Self.read) else { return nil }
    self = specification
  }

  private static func read(_ object: inout JSONObjectReader) -> RuleSpecification? {
    guard let name = object.required("rule")?.choice(of: Name.self) else {
      object.ignoreOthers()
      return nil
    }
    switch name {
    case .emoji:
      return .emoji(
        object.emojiPolicy(),
        counting: object["counting"]?.choice() ?? .displayed,
        onViolation: object.onViolation()
      )
    case .maxLength:
      return .maxLength(object.limit(), in: object.unit(), onViolation: object.onViolation())
    case .minLength: return .minLength(object.limit(), in: object.unit())
    case .numbersOnly:
      return .numbersOnly(
        object["digits"]?.choice() ?? .ascii,
        onViolation: object.onViolation()
      )
    case .decimal: return .decimal(DecimalSpecification(&object))
    case .allowedCharacters:
      return .allowedCharacters(object.characters(), onViolation: object.onViolation())
    case .forbiddenCharacters:
      return .forbiddenCharacters(object.characters(), onViolation: object.onViolation())
    case .matches: return object.matches()
    case .singleLine:
      return .singleLine(
        replacement: object["replacement"]?.string() ?? " ",
        onViolation: object.onViolation()
      )
    case .normalizeWidth: return .normalizeWidth
    }
  }
}

extension JSONObjectReader {
  mutating func onViolation() -> ViolationPolicy { self["onViolation"]?.choice() ?? .reject }

  fileprivate mutating func limit() -> Int { required("limit")?.integer() ?? 0 }

  fileprivate mutating func unit() -> UnitName { required("unit")?.choice() ?? .graphemes }

  fileprivate mutating func characters() -> String { required("characters")?.string() ?? "" }

  fileprivate mutating func emojiPolicy() -> EmojiPolicy {
    enum Name: String, CaseIterable { case forbidden, only, allowed }
    let name = required("policy")?.choice(of: Name.self)
    guard name == .allowed else {
      if let node = self["upTo"], name != nil { node.report("only for the policy “allowed”") }
      return name == .only ? .only : .forbidden
    }
    guard let node = required("upTo") else { return .forbidden }
    guard case .string(let text) = node.value, let version = EmojiVersion(text) else {
      return node.mismatch(expected: "a version of Emoji such as \"15.1\"") ?? .forbidden
    }
    return .allowed(upTo: version)
  }

  /// A pattern is compiled to see whether it can be.
  fileprivate mutating func matches() -> RuleSpecification? {
    let pattern = required("pattern")
    let specification = RuleSpecification.matches(
      pattern?.string() ?? "",
      options: PatternOptions(self["options"]),
      timeLimit: self["timeLimit"]?.integer(from: 1) ?? 100,
      onViolation: onViolation()
    )
    guard let pattern, case .string = pattern.value else { return nil }
    do {
      _ = try specification.makeRule()
    } catch {
      pattern.report(error.sentence)
    }
    return specification
  }
}

extension PatternOptions {
  /// The names of the options in JSON: those of the static members.
  private enum Name: String, CaseIterable {
    case caseInsensitive, comments, dotMatchesLineBreaks, anchorsMatchLines, unicodeWordBoundaries

    var option: PatternOptions {
      switch self {
      case .caseInsensitive: .caseInsensitive
      case .comments: .comments
      case .dotMatchesLineBreaks: .dotMatchesLineBreaks
      case .anchorsMatchLines: .anchorsMatchLines
      case .unicodeWordBoundaries: .unicodeWordBoundaries
      }
    }
  }

  /// Reads an array of names.
  fileprivate init(_ node: JSONNode?) {
    let names = node?.elements()?.compactMap { $0.choice(of: Name.self) } ?? []
    self.init(names.map(\.option))
  }
}
