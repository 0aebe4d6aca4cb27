import Foundation
import Testing

/// What is written to a named file replaces it whole, or not at all.
struct FileReplacementTests {
  private static let story = "Type \"a\"\n"
  private static let transcript = "standard input (delegate)\n  1: Type \"a\" → a|\n"

  private func update(_ path: String, script: String = story) throws -> Program.Run {
    try Program.run("replay", "--quiet", "--golden", path, "--update-golden", input: script)
  }

  @Test func `a symbolic link stays, and the file behind it keeps its mode`() throws {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    try manager.createDirectory(
      at: folder.url.appending(path: "real"), withIntermediateDirectories: true)
    let file = try folder.file("real/golden.txt", Data("old\n".utf8)).path
    try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    let link = folder.url.appending(path: "link.txt").path
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "real/golden.txt")
    #expect(try update(link).status == 0)
    #expect(try manager.destinationOfSymbolicLink(atPath: link) == "real/golden.txt")
    #expect(try folder.text("real/golden.txt") == Self.transcript)
    let mode = try manager.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    // Nothing is left beside it.
    #expect(
      try manager.contentsOfDirectory(atPath: folder.url.path).sorted() == ["link.txt", "real"])
    #expect(try manager.contentsOfDirectory(atPath: "\(folder.url.path)/real") == ["golden.txt"])
  }

  @Test func `a link to a file that is not there makes that file`() throws {
    let folder = try TemporaryFolder()
    let link = folder.url.appending(path: "link.txt").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "new.txt")
    #expect(try update(link).status == 0)
    #expect(try folder.text("new.txt") == Self.transcript)
  }

  @Test func `nothing but a regular file is replaced`() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appending(path: "pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [pipe, "/dev/null", folder.url.path] {
      let run = try update(path)
      #expect(run.status == 74, "\(path): \(run)")
      #expect(run.errors.contains("it is not a regular file"), "\(path): \(run)")
    }
    var status = stat()
    #expect(lstat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test(arguments: ["Tipe \"a\"\n", "Type \"a\"\nExpect \"b|\"\n"])
  func `a run that has failed writes nothing`(script: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("golden.txt", Data("old\n".utf8)).path
    let run = try update(file, script: script)
    #expect(run.status != 0)
    #expect(!run.errors.contains("written"), "\(run)")
    #expect(try folder.text("golden.txt") == "old\n")
  }

  @Test func `a recording follows the same rules, and knows the user's folder`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("old.keys", Data("old\n".utf8)).path
    let link = folder.url.appending(path: "session.keys").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    let terminal = try PseudoTerminal([], environment: ["HOME": folder.url.path])
    terminal.waitFor("0 characters")
    terminal.type(":record! ~/session.keys\ra")
    terminal.waitFor("1 character")
    terminal.type("\u{4}")
    _ = try terminal.waitForEnd()
    #expect(try folder.text("old.keys") == "\nType \"a\"\nExpect \"a|\"\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
  }
}
