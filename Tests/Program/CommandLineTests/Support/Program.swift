import Foundation
import Testing

/// A built program, run as users run it.
enum Program {
  /// What a run left behind.
  struct Run: Equatable, CustomStringConvertible {
    var output = ""
    var errors = ""
    var status: Int32 = 0

    var description: String { "status \(status)\n\(output)--- standard error\n\(errors)" }
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - input: What its standard input holds.
  ///   - name: The program's name.
  ///   - environment: What is different in its environment.
  static func run(
    _ arguments: [String], input: some Sequence<UInt8> = "".utf8, of name: String = "intercepter",
    environment: [String: String] = [:]
  ) throws -> Run {
    let folder = try TemporaryFolder()
    // Files, not pipes: nobody waits for anybody.
    let process = process(arguments, of: name)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: folder.file("input", Data(input)))
    process.standardOutput = try FileHandle(forWritingTo: folder.file("output", Data()))
    process.standardError = try FileHandle(forWritingTo: folder.file("errors", Data()))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "\(arguments) was killed")
    return Run(
      output: try folder.text("output"),
      errors: try folder.text("errors"),
      status: process.terminationStatus
    )
  }

  static func run(_ arguments: String..., input: String = "") throws -> Run {
    try run(arguments, input: input.utf8)
  }

  /// A run that is all well; its output.
  static func output(_ arguments: String..., input: String = "") throws -> String {
    let run = try run(arguments, input: input.utf8)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    return run.output
  }

  /// A program with arguments, not started yet.
  static func process(_ arguments: [String], of name: String = "intercepter") -> Process {
    let process = Process()
    process.executableURL = url(of: name)
    process.arguments = arguments
    process.currentDirectoryURL = package
    return process
  }

  /// Where a program is.
  static func url(of name: String) -> URL {
    name.hasPrefix("/") ? URL(filePath: name) : folder.appending(path: name)
  }

  /// The package's folder.
  static let package = URL(filePath: #filePath).resolvingSymlinksInPath()
    .appending(path: "../../../../..").standardized

  /// The programs stand beside the tests.
  private static let folder: URL = {
    let tests =
      Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }?.bundleURL
      ?? URL(filePath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent()
  }()
}
