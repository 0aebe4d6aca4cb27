/// The values of a message's arguments.
package protocol MessageArguments {
  /// Returns the value of an argument by its name, or `nil` if there is no such argument.
  subscript(name: String) -> MessageValue? { get }
}

/// The value of an argument.
package enum MessageValue: Sendable {
  case number(Int)
  case text(String)
}
