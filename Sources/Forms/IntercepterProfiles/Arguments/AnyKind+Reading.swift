package import IntercepterForms
public import TextInputIntercepter

extension AnyKind {
  /// Reads a kind from its object, and reports errors.
  private static func read(
    _ node: JSONNode, _ kinds: [AnyKind], _ others: [String] = [], hasMessage: Bool = false,
    _ finish: (AnyKind, String, inout JSONObjectReader) -> AnyKind? = { kind, _, _ in kind },
    other: (String, inout JSONObjectReader) -> AnyKind? = { _, _ in nil }
  ) -> AnyKind? {
    node.object { object in
      guard let name = object.required(Product.kindKey)?.choice(of: kinds.names() + others) else {
        object.ignoreOthers()
        return nil
      }
      guard let kind = kinds.first(where: { $0.name == name }) else {
        return other(name, &object)
      }
      var read = kind.reading(&object)
      if hasMessage, let message = object["message"]?.ruleMessage() { read = read.saying(message) }
      return finish(read, name, &object)
    }
  }

  /// Returns the kind with the arguments of an object, and reports errors.
  private func reading(_ object: inout JSONObjectReader) -> AnyKind {
    var reader = object
    var visitor = ArgumentVisitor(
      isGiven: { reader.has($0) },
      check: { label, problem in
        if let label {
          if let problem = problem() { reader[label]?.report(problem) }
        } else if reader.isSound, let problem = problem() {
          reader.node.report(problem)
        }
      },
      { argument, form, _ in reader.value(argument, form) })
    let read = declared(to: &visitor)
    object = reader
    return read
  }
}

extension AnyKind where Product == Rule {
  /// Reads a rule of the library or of an app, and reports errors.
  package static func read(_ node: JSONNode) -> AnyKind? {
    let (kinds, customRules) = (node.context.kinds.rules, node.context.customRules)
    return read(
      node, kinds, customRules.names, hasMessage: true,
      { rule, _, object in
        guard var matches = rule.as(MatchesKind.self) else { return rule }
        object.check(&matches)
        return rule.replacing(matches)
      },
      other: { name, object in customRules[name].flatMap { object.customRule(name, $0) } })
  }
}

extension AnyKind where Product == Intercepter {
  /// Reads a format, and reports errors.
  package static func read(_ node: JSONNode) -> AnyKind? { read(node, node.context.kinds.formats) }
}

extension AnyKind where Product == Fix {
  /// Reads a fix, and reports errors.
  static func read(_ node: JSONNode) -> AnyKind? { read(node, Fix.kinds) }
}

extension AnyKind where Product == FormRule {
  /// Reads a rule across fields, and reports errors.
  static func read(_ node: JSONNode) -> AnyKind? {
    read(node, FormRule.kinds, hasMessage: true)
  }
}

extension JSONObjectReader {
  /// Links the engine of a rule, and checks its pattern: its cost, and that it compiles.
  fileprivate mutating func check(_ matches: inout MatchesKind) {
    if case .library(let library, let timeLimit) = matches.engine {
      let linked = node.context.patternLibrary ?? library
      matches.engine = .library(linked, timeLimit: timeLimit)
    } else {
      self["timeLimit"]?.report("only for the engine “icu”")
    }
    let isLinked =
      matches.engine != .automaton || value(of: "engine").map { $0 == "automaton" } ?? true
    guard let node = self["pattern"], case .string = node.value, isLinked,
      node.isAffordable(matches)
    else { return }
    do throws(PatternError) {
      if let tables = node.context.patternTables {
        if try tables[matches.pattern, matches.options] == nil {
          node.report(PatternTables.tooManyStates)
        }
      } else {
        node.context.patternRules.append((matches, try matches.rule))
      }
    } catch {
      node.report(error.sentence)
    }
  }

  fileprivate mutating func customRule(
    _ name: String, _ make: RuleLibrary.Maker
  ) -> AnyKind<Rule>? {
    guard let rule = make(&self) else {
      if isSound { node.report("these arguments do not make a rule") }
      return nil
    }
    // A rule that does not read `message` itself gets it like the library's rules.
    let isOwn = hasAsked(for: "message")
    let message = isOwn ? nil : self["message"]?.ruleMessage()
    let arguments = otherMembers(than: "rule").filter { isOwn || $0.name != "message" }
    let custom = AnyKind<Rule>.custom(CustomRule(name, arguments: arguments, rule: rule))
    return message.map(custom.saying) ?? custom
  }
}

extension JSONObjectReader {
  /// Reads the policy for an edit that violates the rule: the argument `onViolation`, or `reject`
  /// by default.
  public mutating func onViolation() -> ViolationPolicy {
    var (policy, reader) = (ViolationPolicy.reject, self)
    var visitor = ArgumentVisitor { argument, form, _ in reader.value(argument, form) }
    visitor.onViolation(&policy)
    self = reader
    return policy
  }
}
