/// The reason why a command cannot run or a file cannot be read or written, as a sentence without a
/// full stop.
package struct CommandError: Error {
  package let message: String

  package init(_ message: String) { self.message = message }

  init(_ messages: [String]) { message = messages.joined(separator: "; ") }
}
