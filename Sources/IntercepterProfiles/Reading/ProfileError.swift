/// One thing that is wrong with a profile: where, and what was expected there.
public struct ProfileError: Error, Hashable, Sendable {
  /// The place as a JSON path: `$.fields.name.rules[0].limit`.
  public let path: String
  /// What is wrong, as a sentence without a full stop: `expected a whole number from 0, found -1`.
  public let message: String

  package init(path: String, message: String) {
    self.path = path
    self.message = message
  }
}

extension ProfileError: CustomStringConvertible {
  /// The place and what is wrong with it.
  public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

/// Everything that is wrong with a profile, in the order of the text.
public struct ProfileErrors: Error, Hashable, Sendable {
  /// The errors; there is at least one.
  public let errors: [ProfileError]

  package init(_ errors: [ProfileError]) { self.errors = errors }
}

extension ProfileErrors: CustomStringConvertible {
  /// One error a line.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
