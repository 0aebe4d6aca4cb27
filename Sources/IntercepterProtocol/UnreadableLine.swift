package import IntercepterProfiles

/// Why a line of input could not be read.
package struct UnreadableLine: Error {
  /// What is wrong.
  package let message: String

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
    ["error": ["line": .number(line), "message": .string(message)]]
  }
}
