package import IntercepterProfiles

/// Why a line of input could not be read.
package struct UnreadableLine: Error {
  /// What is wrong.
  package let message: String

  /// Creates the reason.
  package init(message: String) { self.message = message }

  /// The answer in the place of the one the line would have got.
  package func json(line: Int) -> JSONValue { .object(members(line: line)) }

  /// The members of that answer, for objects that say more.
  package func members(line: Int) -> [JSONValue.Member] {
    [.init(name: "error", value: ["line": .number(line), "message": .string(message)])]
  }
}
