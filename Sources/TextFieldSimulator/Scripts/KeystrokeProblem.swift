internal import IntercepterProfiles

/// Something wrong with a script: an error in it, an expectation that is not met, or a command that
/// cannot be performed.
public struct KeystrokeProblem: Error, Hashable, Sendable {
  /// The place of the command, or of the error in it.
  public let location: KeystrokeScript.Location
  /// The line with the place underlined: two lines of text, or none where there is no line.
  public let excerpt: String
  /// A sentence without a full stop, such as `unknown verb “Tipe”; did you mean “Type”?`.
  public internal(set) var message: String
  /// The text that the script expects, as scripts write it; `nil` where that is not the point.
  public let expected: String?
  /// The text that was found in its place.
  public let actual: String?
  /// Whether the script was run; an error keeps it from being run.
  public let isFailure: Bool

  /// An error of a script.
  init(_ message: String, at span: ScriptSpan) {
    self.init(message, at: span, expected: nil, actual: nil, isFailure: false)
  }

  /// A failure of a command.
  init(
    _ message: String, expected: String? = nil, actual: String? = nil,
    of command: KeystrokeScript.Command
  ) {
    self.init(message, at: command.span, expected: expected, actual: actual, isFailure: true)
  }

  private init(
    _ message: String, at span: ScriptSpan, expected: String?, actual: String?, isFailure: Bool
  ) {
    self.location = span.location
    self.excerpt = span.excerpt
    // It may quote the script.
    self.message = message.linesShownOnTerminal
    self.expected = expected
    self.actual = actual
    self.isFailure = isFailure
  }

  /// The message with what was expected above what was found, without the place: for a test runner
  /// that shows the place itself.
  public var explanation: String {
    ([message] + comparison).joined(separator: "\n")
  }

  private var comparison: [String] {
    guard let expected, let actual else { return [] }
    return ["expected: \(expected)", "  actual: \(actual)"]
  }
}

extension KeystrokeProblem: CustomStringConvertible {
  /// `file:line:column: error: message` (or `failure:`), the line with the place underlined, and what
  /// was expected above what was found.
  public var description: String {
    let headline = "\(location): \(isFailure ? "failure" : "error"): \(message)"
    return ([headline] + (excerpt.isEmpty ? [] : [excerpt]) + comparison).joined(separator: "\n")
  }
}

/// Everything that is wrong with a script and the scripts it includes, in the order of the text.
public struct KeystrokeScriptErrors: Error, Hashable, Sendable {
  /// The errors; there is at least one.
  public let errors: [KeystrokeProblem]

  init(_ errors: [KeystrokeProblem]) { self.errors = errors }

  /// The error of a script that tries nothing.
  package init(emptyScript file: String) {
    self = ScriptText("", file: file).error("this script has no commands")
  }
}

extension KeystrokeScriptErrors: CustomStringConvertible {
  /// One error after another.
  public var description: String { errors.map { $0.description }.joined(separator: "\n") }
}
