/// A type that is an object in JSON and declares its members once.
package protocol ArgumentCodable {
  /// Codes the arguments, each of which this function declares.
  mutating func code<Coder: ArgumentCoding>(_ coder: inout Coder)
}

extension ArgumentCodable {
  /// Returns the value with the members of an object, and reports errors.
  func reading(_ object: inout JSONObjectReader) -> Self {
    var result = self
    result.code(&object)
    return result
  }

  /// The members, without those that have their default values.
  var members: [JSONValue.Member] {
    var (copy, coder) = (self, JSONArguments())
    copy.code(&coder)
    return coder.members
  }
}

/// A rule, a format or a normalizer: one member of its object is the name, the others are the
/// arguments.
package protocol NamedSpecification: ArgumentCodable, Sendable {
  /// The key of the member that contains the name.
  static var key: String { get }

  /// The kinds of the library, in the order in which errors name them.
  static var kinds: [ArgumentKind<Self>] { get }

  /// Returns the kinds that a text may use.
  static func kinds(in context: JSONNode.Context) -> [ArgumentKind<Self>]

  /// Reads a value from its object, and reports errors.
  static func read(_ node: JSONNode) -> Self?

  var name: String { get }
}

extension NamedSpecification {
  package static func kinds(in context: JSONNode.Context) -> [ArgumentKind<Self>] { kinds }

  package static func read(_ node: JSONNode) -> Self? {
    let kinds = kinds(in: node.context)
    return node.object { object in
      let name = object.required(key)?.choice(of: kinds.names())
      guard let kind = kinds.first(where: { $0.name == name }) else {
        object.ignoreOthers()
        return nil
      }
      return kind.read(&object)
    }
  }

  /// The object, without members that have their default values.
  package var json: JSONValue {
    .object([.init(name: Self.key, value: .string(name))] + members)
  }
}
