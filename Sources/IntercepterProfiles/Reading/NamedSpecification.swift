/// A type that is an object in JSON, and says once which members it has.
package protocol JSONObjectCodable {
  /// Reads or writes the members.
  mutating func code(_ coder: inout JSONMemberCoder)
}

extension JSONObjectCodable {
  /// The value with what an object says; what is wrong is reported.
  func reading(_ object: inout JSONObjectReader) -> Self {
    var (result, coder) = (self, JSONMemberCoder(object))
    result.code(&coder)
    object = coder.reader ?? object
    return result
  }

  /// The members, without those that are as they are by default.
  var members: [JSONValue.Member] {
    var (copy, coder) = (self, JSONMemberCoder())
    copy.code(&coder)
    return coder.members
  }
}

/// A rule or a fix: one member of its object is its name, the others are its arguments.
package protocol NamedSpecification: JSONObjectCodable {
  /// The name of the member that has the name.
  static var key: String { get }

  /// One of each name, with the usual arguments.
  static var prototypes: [Self] { get }

  var name: String { get }
}

extension NamedSpecification {
  /// Reads one of a name of the library; what is wrong is reported.
  static func read(_ node: JSONNode) -> Self? {
    node.object { object in
      let name = object.required(Self.key)?.choice(of: Self.prototypes.map { $0.name })
      if name == nil { object.ignoreOthers() }
      return Self.prototypes.first { $0.name == name }?.reading(&object)
    }
  }

  /// The object, without what is as it is by default.
  package var json: JSONValue {
    .object([.init(name: Self.key, value: .string(name))] + members)
  }
}
