internal import IntercepterProfiles

/// Why a line of input could not be read.
struct UnreadableLine: Error {
  let message: String

  /// The answer in the place of the one the line would have got.
  func json(line: Int) -> JSONValue { .object(members(line: line)) }

  /// The members of that answer, for objects that say more.
  func members(line: Int) -> [JSONValue.Member] {
    [.init(name: "error", value: ["line": .number(line), "message": .string(message)])]
  }
}

extension UnreadableLine {
  /// What is said of a line that is not UTF-8.
  init(notUTF8 line: Line) {
    message = "This line is not UTF-8, from its byte \(line.firstInvalidByte) on."
  }
}
