/// The members of an object that is being written.
struct JSONMembers {
  private var members: [JSONValue.Member] = []

  /// The object.
  var object: JSONValue { .object(members) }

  /// Adds a member, if there is a value.
  mutating func add(_ name: String, _ value: JSONValue?) {
    if let value { members.append(JSONValue.Member(name: name, value: value)) }
  }

  /// Adds a name of a fixed set, unless it is the one that is meant where none is given.
  mutating func add<Choice: RawRepresentable & Equatable>(
    _ name: String,
    _ choice: Choice,
    unless usual: Choice? = nil
  ) where Choice.RawValue == String {
    if choice != usual { add(name, .string(choice.rawValue)) }
  }

  /// Adds the members of an object.
  mutating func add(_ others: [JSONValue.Member]) { members += others }
}
