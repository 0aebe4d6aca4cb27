internal import TextInputIntercepter

/// Reads the members of an object into values, or writes the values as members: a type says once which
/// members it has.
package struct JSONMemberCoder {
  /// The object that is read; `nil` where one is written.
  var reader: JSONObjectReader?
  /// The members that have been written.
  private(set) var members: [JSONValue.Member] = []

  init(_ reader: JSONObjectReader? = nil) { self.reader = reader }

  /// Whether members are written: never in a page, which reads profiles alone and has no code to write them.
  var isWriting: Bool {
    #if arch(wasm32)
      false
    #else
      reader == nil
    #endif
  }

  /// Adds a member to what is written.
  mutating func add(_ name: String, _ value: JSONValue) {
    members.append(JSONValue.Member(name: name, value: value))
  }

  /// Adds members to what is written.
  mutating func add(_ others: [JSONValue.Member]) { members += others }

  /// A member that an object must have.
  mutating func required<Value>(
    _ name: String, _ value: inout Value, _ read: (JSONNode) -> Value?,
    _ write: (Value) -> JSONValue
  ) {
    if isWriting { return add(name, write(value)) }
    if let found = reader?.required(name).flatMap(read) { value = found }
  }

  /// A member that is left out where the value is the usual one, which it has before it is read.
  mutating func optional<Value: Equatable>(
    _ name: String, _ value: inout Value, unless usual: Value,
    _ read: (JSONNode) -> Value?, _ write: (Value) -> JSONValue
  ) {
    if isWriting, value != usual { return add(name, write(value)) }
    if let found = reader?[name].flatMap(read) { value = found }
  }

  /// A member that is left out where there is no value.
  mutating func optional<Value>(
    _ name: String, _ value: inout Value?, _ read: (JSONNode) -> Value?,
    _ write: (Value) -> JSONValue
  ) {
    if isWriting, let value { return add(name, write(value)) }
    if let found = reader?[name].flatMap(read) { value = found }
  }
}

extension JSONMemberCoder {
  mutating func required(_ name: String, _ text: inout String) {
    required(name, &text, { $0.string() }, JSONValue.string)
  }

  mutating func optional(_ name: String, _ text: inout String, unless usual: String) {
    optional(name, &text, unless: usual, { $0.string() }, JSONValue.string)
  }

  /// A Boolean that is usually false.
  mutating func optional(_ name: String, _ flag: inout Bool) {
    optional(name, &flag, unless: false, { $0.boolean() }, JSONValue.boolean)
  }

  /// One of the names of a fixed set.
  mutating func optional<Choice: RawRepresentable<String> & CaseIterable & Equatable>(
    _ name: String, _ choice: inout Choice, unless usual: Choice
  ) {
    optional(name, &choice, unless: usual, { $0.choice() }, { .string($0.rawValue) })
  }

  /// A rule's own words.
  mutating func optional(_ name: String, _ message: inout RuleMessage?) {
    optional(name, &message, { $0.ruleMessage() }, { $0.json })
  }
}
