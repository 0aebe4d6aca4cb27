internal import TextInputIntercepter

/// Reads the members of an object into values, or writes values as members.
///
/// A type thus defines its members once.
package struct JSONMemberCoder {
  /// The reader of the object, or `nil` when writing.
  var reader: JSONObjectReader?
  private(set) var members: [JSONValue.Member] = []

  init(_ reader: JSONObjectReader? = nil) { self.reader = reader }

  /// A Boolean value that indicates whether members are written.
  ///
  /// Always `false` in the browser module, which contains no code to write profiles.
  var isWriting: Bool {
    #if arch(wasm32)
      false
    #else
      reader == nil
    #endif
  }

  mutating func add(_ name: String, _ value: JSONValue) {
    members.append(JSONValue.Member(name: name, value: value))
  }

  mutating func add(_ others: [JSONValue.Member]) { members += others }

  mutating func required<Value>(
    _ name: String, _ value: inout Value, _ read: (JSONNode) -> Value?,
    _ write: (Value) -> JSONValue
  ) {
    if isWriting { return add(name, write(value)) }
    if let found = reader?.required(name).flatMap(read) { value = found }
  }

  /// Reads or writes a member that is omitted if it has its default value, which is set before
  /// reading.
  mutating func optional<Value: Equatable>(
    _ name: String, _ value: inout Value, unless usual: Value,
    _ read: (JSONNode) -> Value?, _ write: (Value) -> JSONValue
  ) {
    if isWriting, value != usual { return add(name, write(value)) }
    if let found = reader?[name].flatMap(read) { value = found }
  }

  /// Reads or writes a member that is omitted if there is no value.
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

  /// Reads or writes a Boolean that is `false` by default.
  mutating func optional(_ name: String, _ flag: inout Bool) {
    optional(name, &flag, unless: false, { $0.boolean() }, JSONValue.boolean)
  }

  /// Reads or writes one of a fixed set of names.
  mutating func optional<Choice: RawRepresentable<String> & CaseIterable & Equatable>(
    _ name: String, _ choice: inout Choice, unless usual: Choice
  ) {
    optional(name, &choice, unless: usual, { $0.choice() }, { .string($0.rawValue) })
  }

  /// Reads or writes the custom message of a rule.
  mutating func optional(_ name: String, _ message: inout RuleMessage?) {
    optional(name, &message, { $0.ruleMessage() }, { $0.json })
  }
}
