/// One thing that is wrong with a script: where, and what was expected there.
public struct KeystrokeScriptError: Error, Hashable, Sendable {
  /// Where it is.
  public let location: KeystrokeScript.Location
  /// What is wrong, such as `unknown verb “Tipe”; did you mean “Type”?`.
  public let message: String
  /// The line with the place underlined: two lines of text, or none where there is no line.
  public let excerpt: String

  init(_ message: String, at span: ScriptSpan) {
    self.location = span.location
    self.message = message
    self.excerpt = span.excerpt
  }
}

extension KeystrokeScriptError: CustomStringConvertible {
  /// `file:line:column: error: message`, the line, and the place in it underlined.
  public var description: String {
    let headline = "\(location): error: \(message)"
    return excerpt.isEmpty ? headline : "\(headline)\n\(excerpt)"
  }
}

/// Everything that is wrong with a script and the scripts it includes, in the order of the text.
public struct KeystrokeScriptErrors: Error, Hashable, Sendable {
  /// The errors; there is at least one.
  public let errors: [KeystrokeScriptError]

  init(_ errors: [KeystrokeScriptError]) { self.errors = errors }
}

extension KeystrokeScriptErrors: CustomStringConvertible {
  /// One error after another.
  public var description: String { errors.map { $0.description }.joined(separator: "\n") }
}
