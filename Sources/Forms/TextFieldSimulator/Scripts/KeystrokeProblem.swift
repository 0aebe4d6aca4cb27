internal import IntercepterProfiles

/// A problem with a script: an error in its text, an unmet expectation, or a command that cannot be
/// performed.
public struct KeystrokeProblem: Error, Hashable, Sendable {
  /// The location of the command, or of the error in it.
  public let location: KeystrokeScript.Location
  /// The line with an underline below the problem: two lines of text, or an empty string if there
  /// is no line.
  public let excerpt: String
  /// A sentence without a full stop, such as `unknown verb “Tipe”; did you mean “Type”?`.
  public internal(set) var message: String
  /// The expected value in script notation, or `nil` if the problem is not a comparison.
  public let expected: String?
  /// The actual value in script notation, or `nil` if the problem is not a comparison.
  public let actual: String?
  /// A Boolean value that indicates whether the problem occurred while the script ran.
  ///
  /// A script with an error does not run.
  public let isFailure: Bool

  /// Creates an error of a script, or a failure of a command.
  init(
    _ message: String, at span: ScriptSpan, expected: String? = nil, actual: String? = nil,
    isFailure: Bool = false
  ) {
    self.location = span.location
    self.excerpt = span.excerpt
    // The message may quote the script.
    self.message = message.linesShownOnTerminal
    self.expected = expected
    self.actual = actual
    self.isFailure = isFailure
  }

  /// The message, the expected value and the actual value, without the location.
  ///
  /// Use it in a test runner that displays the location itself.
  public var explanation: String {
    ([message] + comparison).joined(separator: "\n")
  }

  private var comparison: [String] {
    guard let expected, let actual else { return [] }
    return ["expected: \(expected)", "  actual: \(actual)"]
  }
}

extension KeystrokeProblem: CustomStringConvertible {
  /// `file:line:column: error: message` (or `failure:`), the underlined line, the expected value
  /// and the actual value.
  public var description: String {
    let headline = "\(location): \(isFailure ? "failure" : "error"): \(message)"
    return ([headline] + (excerpt.isEmpty ? [] : [excerpt]) + comparison).joined(separator: "\n")
  }
}

/// The errors of a script and of the scripts that it includes, in the order of the text.
public struct KeystrokeScriptErrors: Error, Hashable, Sendable {
  /// The errors, of which there is at least one.
  public let errors: [KeystrokeProblem]

  init(_ errors: [KeystrokeProblem]) { self.errors = errors }

  /// Creates the error of a script without commands.
  package init(emptyScript file: String) {
    self = ScriptText("", file: file).error("this script has no commands")
  }
}

extension KeystrokeScriptErrors: CustomStringConvertible {
  /// The errors, separated by line breaks.
  public var description: String { errors.map { $0.description }.joined(separator: "\n") }
}
