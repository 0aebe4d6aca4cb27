internal import TextInputIntercepter

/// Why a command cannot be run or a file not be read or written, as a sentence without a full stop.
package struct CommandError: Error {
  package let message: String

  /// Creates an error.
  package init(_ message: String) { self.message = message }

  init(_ messages: [String]) { message = messages.joined(separator: "; ") }

  init(_ error: PatternError) { self.init("\(error)".replacingLineBreaks) }
}
