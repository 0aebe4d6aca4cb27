/// A type that is an object in JSON and defines its members once.
package protocol JSONObjectCodable {
  mutating func code(_ coder: inout JSONMemberCoder)
}

extension JSONObjectCodable {
  /// Returns the value with the members of an object, and reports errors.
  func reading(_ object: inout JSONObjectReader) -> Self {
    var (result, coder) = (self, JSONMemberCoder(object))
    result.code(&coder)
    object = coder.reader ?? object
    return result
  }

  /// The members, without those that have their default values.
  var members: [JSONValue.Member] {
    var (copy, coder) = (self, JSONMemberCoder())
    copy.code(&coder)
    return coder.members
  }
}

/// A rule or a normalizer: one member of its object is the name, the others are the arguments.
package protocol NamedSpecification: JSONObjectCodable {
  /// The key of the member that contains the name.
  static var key: String { get }

  /// One value for each name, with default arguments.
  static var prototypes: [Self] { get }

  var name: String { get }
}

extension NamedSpecification {
  /// Reads a value by its name, and reports errors.
  static func read(_ node: JSONNode) -> Self? {
    node.object { object in
      let name = object.required(Self.key)?.choice(of: Self.prototypes.map { $0.name })
      if name == nil { object.ignoreOthers() }
      return Self.prototypes.first { $0.name == name }?.reading(&object)
    }
  }

  /// The object, without members that have their default values.
  package var json: JSONValue {
    .object([.init(name: Self.key, value: .string(name))] + members)
  }
}
