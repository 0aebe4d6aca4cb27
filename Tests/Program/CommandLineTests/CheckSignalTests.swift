import Foundation
import Testing

/// `check` that a signal ends.
struct CheckSignalTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `it says where to go on, and ends by the signal`(number: Int32) throws {
    let terminal = try PseudoTerminal("check", "--max-length", "3")
    terminal.waitFor("Reading from the terminal")
    terminal.type("abcd\n")
    terminal.waitFor("At most 3 characters")
    kill(terminal.process.processIdentifier, number)
    let output = try terminal.waitForEnd()
    #expect(output.contains("continue with --from-line 2."), "\(output)")
    #expect(!output.contains("crashed"), "\(output)")
    #expect(terminal.process.terminationReason == .uncaughtSignal)
    #expect(terminal.process.terminationStatus == number)
  }

  @Test func `a pipe without a writer ends at the first signal`() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appending(path: "pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let terminal = try PseudoTerminal("check", "--max-length", "3", pipe)
    // Until the program catches it, the signal ends the program without a message.
    let process = terminal.process.processIdentifier
    let status = URL(filePath: "/proc/\(process)/status")
    for _ in 0..<600 {
      usleep(100_000)
      guard let text = try? String(contentsOf: status, encoding: .utf8) else { break }
      let caught = text.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }
      let signals = caught.flatMap { UInt64($0.dropFirst(8), radix: 16) } ?? 0
      if signals & 1 << UInt64(SIGINT - 1) != 0 { break }
    }
    sleep(1)
    kill(process, SIGINT)
    let output = try terminal.waitForEnd()
    #expect(output.contains("\(pipe): nothing was read."), "\(output)")
    #expect(terminal.process.terminationReason == .uncaughtSignal)
    #expect(terminal.process.terminationStatus == SIGINT)
  }

  @Test func `a file that is written stays as it was`() throws {
    let folder = try TemporaryFolder()
    let output = try folder.file("out.txt", Data("old\n".utf8)).path
    let terminal = try PseudoTerminal("check", "--fix", "--output", output, "--max-length", "3")
    terminal.waitFor("Reading from the terminal")
    terminal.type("abcd\n")
    kill(terminal.process.processIdentifier, SIGINT)
    #expect(try terminal.waitForEnd().contains("\(output) is unchanged."))
    #expect(try folder.text("out.txt") == "old\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["out.txt"])
  }

  @Test func `Ctrl+backslash is no crash in any command`() throws {
    for arguments in [["process", "--max-length", "3"], ["replay"]] {
      let terminal = try PseudoTerminal(arguments)
      terminal.waitFor("Reading from the terminal")
      kill(terminal.process.processIdentifier, SIGQUIT)
      let output = try terminal.waitForEnd()
      #expect(output == "", "\(output)")
      #expect(terminal.process.terminationStatus == SIGQUIT)
    }
  }
}
