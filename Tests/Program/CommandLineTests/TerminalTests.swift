import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a terminal gets that a pipe does not.
@Suite struct TerminalTests {
  static let header = "       graphemes  scalars  utf16  utf8  gb18030  doubleWidth  emoji  scalars"
  static let row = "a              1        1      1     1        1            1         U+0061"
  static let totals = "total          1        1      1     1        1            1"

  @Test func `the header is dim and the totals are bold`() throws {
    let output = try outputOnTerminal("measure", "a", noColor: nil)
    #expect(
      output == """
        \u{1B}[2m\(Self.header)\u{1B}[0m
        \(Self.row)
        \u{1B}[1m\(Self.totals)\u{1B}[0m

        """)
  }

  @Test(arguments: [("1", true), ("", false)])
  func `NO_COLOR makes it plain, unless it is empty`(value: String, isPlain: Bool) throws {
    let output = try outputOnTerminal("measure", "a", noColor: value)
    #expect(output.contains("\u{1B}") != isPlain)
  }

  /// What the program writes to a terminal, whose line ends are CR LF, with LF for these.
  private func outputOnTerminal(_ arguments: String..., noColor: String?) throws -> String {
    var (primary, secondary): (Int32, Int32) = (-1, -1)
    try #require(openpty(&primary, &secondary, nil, nil, nil) == 0)
    let terminal = FileHandle(fileDescriptor: secondary, closeOnDealloc: true)
    let screen = FileHandle(fileDescriptor: primary, closeOnDealloc: true)
    let process = Program.process(arguments)
    process.environment = ProcessInfo.processInfo.environment
    process.environment?["NO_COLOR"] = noColor
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = terminal
    try process.run()
    process.waitUntilExit()
    // A few lines fit into what the terminal keeps.
    let output = String(decoding: screen.availableData, as: UTF8.self)
    return output.replacing("\r\n", with: "\n")
  }
}
