import Foundation
import Testing

/// A running program that is asked and answers, line by line, as another program would use it.
final class Conversation {
  private let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()

  init(_ arguments: String...) throws {
    process = Program.process(arguments)
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// Writes to the program.
  func say(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// The program's next line, without its end; waits for it.
  func hear() -> String {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread = unread[(end + 1)...]
        return line
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return String(decoding: unread, as: UTF8.self) + " (the end)" }
      unread += more
    }
  }

  /// Ends the input; the program's status.
  func end() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The most memory that the program has had at one time, in kilobytes.
  func peakMemory() throws -> Int {
    let path = "/proc/\(process.processIdentifier)/status"
    let status = try String(contentsOfFile: path, encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return try #require(
      line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) })
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only where the memory of a program can be measured.
  static var measuresMemory: Self {
    .enabled(
      if: FileManager.default.isReadableFile(atPath: "/proc/self/status"),
      "the memory of a program is read from /proc, which this system does not have")
  }
}
