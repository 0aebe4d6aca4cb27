internal import IntercepterProtocol

extension UnreadableLine {
  /// What is said of a line that is not UTF-8.
  init(notUTF8 line: Line) {
    self.init(message: "This line is not UTF-8, from its byte \(line.firstInvalidByte) on.")
  }
}
