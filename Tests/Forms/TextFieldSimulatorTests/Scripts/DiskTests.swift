import Foundation
import Testing
import TextFieldSimulator

/// Scripts and what they name, on disk.
@Suite struct DiskTests {
  /// A directory that goes when the test ends.
  final class Directory {
    let path: String

    init() throws {
      path = NSTemporaryDirectory() + "keystrokes-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file and returns its path.
    func write(_ name: String, _ bytes: [UInt8]) throws -> String {
      let file = "\(path)/\(name)"
      try Data(bytes).write(to: URL(fileURLWithPath: file))
      return file
    }
  }

  @Test func `a script finds scripts and profiles beside it`() throws {
    let directory = try Directory()
    let profile = #"{"version":1,"fields":{"a":{"rules":[{"rule":"numbersOnly"}]}}}"#
    _ = try directory.write("form.json", Array(profile.utf8))
    _ = try directory.write("b.keys", Array("Type 'b2'".utf8))
    let path = try directory.write(
      "a.keys", Array("Set Profile form.json a\nSource b.keys\nExpect '2|'".utf8))
    #expect(try KeystrokeScript(contentsOf: path).run().failures.isEmpty)
    #expect(KeystrokeScript.problems(inFile: path).isEmpty)
  }

  @Test func `what cannot be read is told at its place`() throws {
    let directory = try Directory()
    let path = try directory.write("a.keys", Array("Source .\nSource a.keys/b\nSource c".utf8))
    let error = #expect(throws: KeystrokeScriptErrors.self) {
      try KeystrokeScript(contentsOf: path)
    }
    #expect(
      error?.errors.map(\.message) == [
        "cannot read “.”: it is a directory", "cannot read “a.keys/b”: no such file",
        "cannot read “c”: no such file",
      ])
  }

  @Test func `a path that no system knows is told`() throws {
    let directory = try Directory()
    let long = String(repeating: "a", count: 300)
    _ = try directory.write("b", Array("Cut".utf8))
    let path = try directory.write("a.keys", Array("Source \(long)\nSource 'b\\u{0}c'".utf8))
    let error = #expect(throws: KeystrokeScriptErrors.self) {
      try KeystrokeScript(contentsOf: path)
    }
    let messages = error?.errors.map(\.message) ?? []
    #expect(messages.first?.hasSuffix("…”: error \(ENAMETOOLONG) of the operating system") == true)
    #expect(messages.last == "cannot read “b␀c”: no such file")
  }

  @Test(.enabled("everything may be read by root", { getuid() != 0 }))
  func `a file that may not be read is told so`() throws {
    let directory = try Directory()
    let path = try directory.write("secret.keys", Array("Cut".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let error = #expect(throws: KeystrokeScriptErrors.self) {
      try KeystrokeScript(contentsOf: path)
    }
    #expect(error?.errors.map(\.message) == ["cannot read “\(path)”: permission denied"])
  }

  @Test func `a file of other bytes is told so`() throws {
    let directory = try Directory()
    let path = try directory.write("b.keys", [0x54, 0xC3, 0x28])
    let error = #expect(throws: KeystrokeScriptErrors.self) {
      try KeystrokeScript(contentsOf: path)
    }
    #expect(
      error?.description == """
        \(path):1:2: error: this is not UTF-8 text: byte 0xC3
        T�
         ^
        """)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/zero")))
  func `a device that never ends is too large`() {
    let error = #expect(throws: KeystrokeScriptErrors.self) {
      try KeystrokeScript("Source /dev/zero", files: .disk)
    }
    #expect(
      error?.errors.map(\.message) == ["cannot read “/dev/zero”: it is larger than 64 MB"])
  }
}
