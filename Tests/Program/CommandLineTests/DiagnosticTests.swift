import Foundation
import Testing

/// The errors of the compiler that help whoever writes a rule.
@Suite struct DiagnosticTests {
  /// The output of the compiler for a piece of code that imports the core.
  private func diagnostics(of code: String) throws -> String {
    let folder = try TemporaryFolder()
    let source = try folder.file("main.swift", Data("import TextInputIntercepter\n\(code)\n".utf8))
    let modules = Program.url(of: "intercepter").deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-I", modules.path, "-I", modules.appending(path: "Modules").path,
      source.path,
    ]
    process.standardError = try FileHandle(forWritingTo: folder.file("errors", Data()))
    try process.run()
    process.waitUntilExit()
    return try folder.text("errors")
  }

  @Test func `a bound with a point is to be a string`() throws {
    let code = #"let amount = Rule.decimal(places: 2, minimum: 0, maximum: "9999.99")"#
    #expect(try diagnostics(of: code) == "")
    let error = try diagnostics(of: code.replacing(#""9999.99""#, with: "9999.99"))
    #expect(
      error.contains(#"write a number with a point as a string: "9999.99" is exact"#), "\(error)")
  }
}
