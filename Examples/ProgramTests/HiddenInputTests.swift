import Foundation
import Testing

/// Text typed at a hidden prompt is not shown; text typed after it is.
@Suite struct HiddenInputTests {
  @Test func `a password is not shown`() throws {
    let terminal = try atPassword()
    terminal.type("secretly\n")
    terminal.waitFor("Password, once more: ")
    terminal.type("secretly\n")
    terminal.waitFor("About you: ")
    #expect(terminal.isCooked)
    terminal.type("an open secret\n")
    let output = try terminal.waitForEnd()
    #expect(output.contains("an open secret") && !output.contains("secretly"))
    #expect(terminal.process.terminationStatus == 0)
  }

  @Test(arguments: [SIGINT, SIGQUIT, SIGTERM, SIGHUP])
  func `a signal at the prompt brings the echo back`(signal: Int32) throws {
    let terminal = try atPassword()
    kill(terminal.process.processIdentifier, signal)
    _ = try terminal.waitForEnd()
    #expect(terminal.isCooked)
    #expect(terminal.process.terminationReason == .uncaughtSignal)
    #expect(terminal.process.terminationStatus == signal)
  }

  @Test func `the end of the input brings the echo back`() throws {
    let terminal = try atPassword()
    terminal.type("\u{4}")
    #expect(try terminal.waitForEnd().contains("The form is not complete."))
    #expect(terminal.isCooked)
    #expect(terminal.process.terminationStatus == 1)
  }

  @Test func `a program that is stopped leaves the echo to others`() throws {
    let terminal = try atPassword()
    kill(terminal.process.processIdentifier, SIGTSTP)
    terminal.waitUntil(isCooked: true)
    kill(terminal.process.processIdentifier, SIGCONT)
    terminal.waitUntil(isCooked: false)
    terminal.type("secretly\n")
    terminal.waitFor("Password, once more: ")
  }

  /// Starts the form and fills it in up to the password.
  private func atPassword() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(of: "signup-form")
    let answers = [
      ("Nickname", "张三"), ("Card number", ""), ("Amount", ""), ("Account", "zhang_san"),
    ]
    for (label, text) in answers {
      terminal.waitFor("\(label): ")
      terminal.type("\(text)\n")
    }
    terminal.waitFor("Password: ")
    #expect(!terminal.isCooked)
    return terminal
  }
}
