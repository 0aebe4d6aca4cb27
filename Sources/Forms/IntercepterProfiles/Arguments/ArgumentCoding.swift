/// A coder of the arguments that a kind of rule, format or fix declares.
///
/// A kind declares its arguments once, in ``ArgumentCodable/code(_:)``. The coders of JSON read and
/// write them, and ``ArgumentList`` describes them for scripts, menus and the schema. The function is
/// generic, so a program links only the coders that it uses.
package protocol ArgumentCoding {
  /// Codes an argument.
  ///
  /// - Parameter value: The value to write, or `nil` to write nothing.
  /// - Returns: The value that was read, or `nil` to keep the current one.
  mutating func code<T: ArgumentType>(_ argument: DeclaredArgument<T>, _ value: T.Value?) -> T
    .Value?

  /// Sets the sentence that describes the kind.
  mutating func describe(_ summary: String)

  /// Writes the arguments of a custom rule or format as they were read.
  mutating func add(_ members: [JSONValue.Member])

  /// Checks arguments against each other after they have been read.
  mutating func check(_ body: (inout JSONObjectReader) -> Void)
}

extension ArgumentCoding {
  package mutating func describe(_ summary: String) {}
  package mutating func add(_ members: [JSONValue.Member]) {}
  package mutating func check(_ body: (inout JSONObjectReader) -> Void) {}
}

/// The declaration of an argument.
package struct DeclaredArgument<T: ArgumentType> {
  let label: String
  let type: T
  let summary: String
  /// The value that is not written; without one, an argument may have no value.
  var usual: T.Value?
  var isRequired = false
  /// A Boolean value that indicates whether scripts may omit the label.
  var isUnlabelled = false
  /// The argument that takes the place of this one.
  var excluder: String?
  /// The choice that requires this argument, which is an error otherwise.
  var condition: (label: String, value: String)?
}

extension ArgumentCoding {
  package mutating func required<T: ArgumentType>(
    _ label: String, _ value: inout T.Value, _ type: T, _ summary: String,
    unlabelled isUnlabelled: Bool = false
  ) {
    let argument = DeclaredArgument(
      label: label, type: type, summary: summary, isRequired: true, isUnlabelled: isUnlabelled)
    value = code(argument, value) ?? value
  }

  /// Codes an argument that is omitted if it has its usual value, which is set before reading.
  package mutating func optional<T: ArgumentType>(
    _ label: String, _ value: inout T.Value, _ type: T, unless usual: T.Value, _ summary: String,
    unlabelled isUnlabelled: Bool = false, excludedBy excluder: String? = nil
  ) where T.Value: Equatable {
    let argument = DeclaredArgument(
      label: label, type: type, summary: summary, usual: usual, isUnlabelled: isUnlabelled,
      excluder: excluder)
    value = code(argument, value == usual ? nil : value) ?? value
  }

  /// Codes an argument that is omitted if it has no value.
  package mutating func optional<T: ArgumentType>(
    _ label: String, _ value: inout T.Value?, _ type: T, _ summary: String,
    unlabelled isUnlabelled: Bool = false, excludedBy excluder: String? = nil,
    onlyWith condition: (label: String, value: String)? = nil
  ) {
    let argument = DeclaredArgument(
      label: label, type: type, summary: summary, isUnlabelled: isUnlabelled, excluder: excluder,
      condition: condition)
    value = code(argument, value) ?? value
  }
}
