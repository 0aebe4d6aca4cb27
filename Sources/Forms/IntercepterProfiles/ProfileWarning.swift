/// A probable mistake in a profile, such as a field that no text can satisfy, or an empty message.
///
/// The profile is read nevertheless, and does what it says.
public struct ProfileWarning: Hashable, Sendable {
  /// The place as a JSON path: `$.fields.amount.rules[0].maximum`.
  public let path: String
  /// The message, as a sentence without a full stop: `the maximum, 1, is less than the minimum, 5`.
  public let message: String

  init(_ path: JSONPath, _ message: String) {
    self.path = path.description
    // The message may quote the profile.
    self.message = message.shownOnTerminal
  }
}

extension ProfileWarning: CustomStringConvertible {
  /// The path and the message.
  public var description: String { "\(path): \(message)" }

  /// Returns the warning with the file's name, in the format of compilers.
  package func description(in file: String) -> String {
    "\(file.shownOnTerminal): warning: \(self)"
  }
}
