/// Something in a profile that can hardly be meant: a field that no text can satisfy, a rule that says
/// nothing.
///
/// The profile is read all the same, and does what it says.
public struct ProfileWarning: Hashable, Sendable {
  /// The place as a JSON path: `$.fields.amount.rules[0].maximum`.
  public let path: String
  /// The message, as a sentence without a full stop: `the maximum, 1, is less than the minimum, 5`.
  public let message: String

  init(_ path: JSONPath, _ message: String) {
    self.path = path.description
    // It may quote the profile.
    self.message = message.shownOnTerminal
  }
}

extension ProfileWarning: CustomStringConvertible {
  /// The place and what is strange there.
  public var description: String { "\(path): \(message)" }

  /// The warning with the file's name, as compilers write it.
  package func description(in file: String) -> String {
    "\(file.shownOnTerminal): warning: \(self)"
  }
}
