internal import TextTools

/// An error in a profile, with its place and what was expected there.
public struct ProfileError: Error, Hashable, Sendable {
  /// The place as a JSON path: `$.fields.name.rules[0].limit`.
  public let path: String
  /// The message, as a sentence without a full stop: `expected a whole number from 0, found -1`.
  public let message: String
  /// The line of the text, counted from 1, or `nil` if there is no text.
  public let line: Int?
  /// The column in the line in grapheme clusters, counted from 1, or `nil` if there is no text.
  public let column: Int?

  init(path: String, message: String, at place: TextPlace? = nil) {
    self.path = path
    // The message may quote the text.
    self.message = message.shownOnTerminal
    line = place?.line
    column = place?.column
  }
}

extension ProfileError: CustomStringConvertible {
  /// The place and the message, such as `5:32: $.fields.name.rules[0].limit: expected …`.
  public var description: String {
    let text = path.isEmpty ? message : "\(path): \(message)"
    guard let line, let column else { return text }
    return "\(line):\(column): \(text)"
  }

  /// Returns the error with the file's name, in the format of compilers.
  package func description(in file: String) -> String {
    "\(file.shownOnTerminal):\(line == nil ? " " : "")\(self)"
  }
}

/// All errors of a profile, in the order of the text.
public struct ProfileErrors: Error, Hashable, Sendable {
  /// The errors, at least one.
  public let errors: [ProfileError]

  package init(_ errors: [ProfileError]) { self.errors = errors }
}

extension ProfileErrors: CustomStringConvertible {
  /// The errors, one per line.
  public var description: String { errors.map { $0.description }.joined(separator: "\n") }
}
