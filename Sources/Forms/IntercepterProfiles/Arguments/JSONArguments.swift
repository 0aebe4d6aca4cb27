extension JSONObjectReader: ArgumentCoding {
  package mutating func code<T: ArgumentType>(
    _ argument: DeclaredArgument<T>, _ value: T.Value?
  ) -> T.Value? {
    let label = argument.label
    if let excluder = argument.excluder, has(excluder) {
      self[label]?.report("the \(excluder) already determines this")
      return nil
    }
    var isRequired = argument.isRequired
    if let condition = argument.condition {
      isRequired = self.value(of: condition.label) == .string(condition.value)
      if !isRequired {
        let node = self[label]
        if isSound {
          node?.report("only for the \(condition.label) “\(condition.value)”")
        }
        return nil
      }
    }
    return (isRequired ? required(label) : self[label]).flatMap(argument.type.read)
  }

  package mutating func check(_ body: (inout JSONObjectReader) -> Void) { body(&self) }
}

/// A coder that writes arguments as the members of an object.
package struct JSONArguments: ArgumentCoding {
  private(set) var members: [JSONValue.Member] = []

  package mutating func code<T: ArgumentType>(
    _ argument: DeclaredArgument<T>, _ value: T.Value?
  ) -> T.Value? {
    if let value, !members.contains(where: { $0.name == argument.excluder }) {
      members.append(.init(name: argument.label, value: argument.type.write(value)))
    }
    return nil
  }

  package mutating func add(_ others: [JSONValue.Member]) { members += others }
}
