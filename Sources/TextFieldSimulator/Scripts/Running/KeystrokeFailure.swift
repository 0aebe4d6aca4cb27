/// A command of a script that did not go as the script says: an expectation that is not met, or a
/// command that cannot be performed.
public struct KeystrokeFailure: Error, Hashable, Sendable {
  /// Where the command stands.
  public let location: KeystrokeScript.Location
  /// The command's line with the command underlined: two lines of text.
  public let excerpt: String
  /// What did not go as the script says, as a sentence without a full stop.
  public let message: String
  /// What the script expects, as scripts write it; `nil` where that is not the point.
  public let expected: String?
  /// What was found in its place.
  public let actual: String?

  init(
    _ message: String,
    expected: String? = nil,
    actual: String? = nil,
    at command: KeystrokeScript.Command
  ) {
    self.location = command.location
    self.excerpt = command.span.excerpt
    self.message = message
    self.expected = expected
    self.actual = actual
  }

  /// The message with what was expected above what was found, without the place: for a test runner
  /// that shows the place itself.
  public var explanation: String {
    guard let expected, let actual else { return message }
    return "\(message)\nexpected: \(expected)\n  actual: \(actual)"
  }
}

extension KeystrokeFailure: CustomStringConvertible {
  /// `file:line:column: failure: message`, the line with the command underlined, and what was expected
  /// above what was found.
  public var description: String {
    var lines = ["\(location): failure: \(message)", excerpt]
    if let expected, let actual { lines += ["expected: \(expected)", "  actual: \(actual)"] }
    return lines.joined(separator: "\n")
  }
}
