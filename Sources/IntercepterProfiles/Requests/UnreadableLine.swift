/// Why a line of input could not be read.
package struct UnreadableLine: Error {
  /// The description of the error.
  package let message: String
  /// The identifier of the line, where that could be read.
  var id: JSONValue?

  /// Creates the reason.
  package init(message: String) { self.message = message }

  /// The reason that a line is not UTF-8.
  ///
  /// - Parameter byte: The first byte that is not, from 1.
  package init(notUTF8FromByte byte: Int) {
    message = "This line is not UTF-8, from its byte \(byte) on."
  }

  /// The answer in the place of the one the line would have got.
  package func json(line: Int) -> JSONValue {
    let error = JSONValue.Member(
      name: "error", value: ["line": .number(line), "message": .string(message)])
    return .object((id.map { [.init(name: "id", value: $0)] } ?? []) + [error])
  }
}
