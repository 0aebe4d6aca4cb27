package import TextInputIntercepter

/// A kind of rule, format or normalizer, by its name.
package struct ArgumentKind<Specification: NamedSpecification>: Sendable {
  package let name: String
  /// A value with default arguments, for a kind of the library.
  private let prototype: Specification?
  private let custom: Custom?

  /// A kind of an app.
  private struct Custom: Sendable {
    let read: @Sendable (inout JSONObjectReader) -> Specification?
    let describe: @Sendable () -> ArgumentList
  }

  /// Creates a kind from a value with default arguments.
  init(_ prototype: Specification) {
    (name, self.prototype, custom) = (prototype.name, prototype, nil)
  }

  /// Creates a kind of an app from its default arguments.
  init<Arguments: ArgumentCodable & Sendable>(
    _ name: String, _ arguments: Arguments,
    make: @escaping @Sendable (Arguments) -> Specification
  ) {
    (self.name, prototype) = (name, nil)
    custom = Custom(
      read: { make(arguments.reading(&$0)) }, describe: { ArgumentList(arguments) })
  }

  func read(_ object: inout JSONObjectReader) -> Specification? {
    prototype?.reading(&object) ?? custom?.read(&object)
  }

  /// The description of the arguments.
  package var arguments: ArgumentList {
    prototype.map { ArgumentList($0) } ?? custom!.describe()
  }
}

extension ArgumentKind<RuleSpecification> {
  /// Creates a kind of rule of an app, with declared arguments.
  package init<Arguments: ArgumentCodable & Sendable>(
    _ name: String, _ arguments: Arguments, makeRule: @escaping @Sendable (Arguments) -> Rule
  ) {
    self.init(name, Saying(arguments: arguments)) {
      let rule = makeRule($0.arguments)
      let custom = RuleSpecification.custom(
        CustomRule(name, arguments: $0.arguments.members, rule: rule))
      return $0.message.map(custom.saying) ?? custom
    }
  }
}

/// The arguments of a rule, and its message.
private struct Saying<Arguments: ArgumentCodable & Sendable>: ArgumentCodable {
  var arguments: Arguments
  var message: RuleMessage?

  mutating func code<Coder: ArgumentCoding>(_ coder: inout Coder) {
    arguments.code(&coder)
    coder.message(&message)
  }
}

extension ArgumentKind<FormatSpecification> {
  /// Creates a kind of format of an app, with declared arguments.
  package init<Arguments: ArgumentCodable & Sendable>(
    _ name: String, _ arguments: Arguments,
    makePreset: @escaping @Sendable (Arguments) -> Intercepter
  ) {
    self.init(name, arguments) {
      .custom(CustomFormat(name, arguments: $0.members, preset: makePreset($0)))
    }
  }
}

extension Array {
  /// The names of kinds, each once.
  package func names<Specification>() -> [String] where Element == ArgumentKind<Specification> {
    reduce(into: []) { names, kind in if names.last != kind.name { names.append(kind.name) } }
  }
}

/// The kinds of rules and formats that a profile or a script may use.
package struct ProfileKinds: Sendable {
  package var rules = RuleSpecification.kinds
  package var formats = FormatSpecification.kinds

  package init() {}

  package static let standard = ProfileKinds()
}
