import Foundation
import Testing

/// The files of other programs in other encodings, and the options of their index as they are typed.
@Suite struct EncodedProgramFilesTests {
  struct File: Decodable, CustomTestStringConvertible {
    let file: String
    let options: [String]?
    let sameAs: String?
    var testDescription: String { file }
  }

  private static let profile = """
    {"version":1,"fields":{"id":{"rules":[]},
     "name":{"rules":[{"rule":"maxLength","limit":1,"unit":"graphemes"}]},
     "amount":{"rules":[{"rule":"maxLength","limit":1,"unit":"graphemes"}]},
     "note":{"rules":[{"rule":"maxLength","limit":1,"unit":"graphemes"}]}}}
    """
  static let folder = Program.package.appending(path: "Tests/Forms/ProgramFiles")

  static let files: [File] = {
    let lines = try? String(contentsOf: folder.appending(path: "index.jsonl"), encoding: .utf8)
    return (lines ?? "").split(separator: "\n").compactMap {
      try? JSONDecoder().decode(File.self, from: Data($0.utf8))
    }
  }()

  /// Returns the old and new text of every value, and the bytes after fixing nothing.
  private static func read(_ name: String, _ options: [String]) throws -> (String, Data) {
    let folder = try TemporaryFolder()
    let profile = try folder.file("p.json", Data(profile.utf8)).path
    let file = try folder.file("t", Data(contentsOf: Self.folder.appending(path: name))).path
    let format = name.hasSuffix(".csv") ? "csv" : "jsonl"
    let arguments = ["check", "--profile", profile, "--format", format] + options + [file]
    let run = try Program.run(arguments + ["--changes", "--unsafe-fixes"])
    let fixed = folder.url.appending(path: "fixed")
    _ = try Program.run(arguments + ["--fix", "--output", fixed.path])
    // Without the places: a tab needs no quotation marks where a comma does.
    let changes = run.output.split(separator: "\n").map {
      $0.dropFirst(file.count + 1).split(separator: ":", maxSplits: 2).last ?? ""
    }
    return (changes.joined(separator: "\n"), try Data(contentsOf: fixed))
  }

  /// The files in other encodings, and one file for each list of options.
  static let chosen = files.enumerated().filter { index, file in
    file.sameAs != nil || !files[..<index].contains { $0.options == file.options }
  }.map(\.element)

  @Test func `there are such files`() { #expect(Self.chosen.count { $0.sameAs != nil } >= 3) }

  @Test(arguments: chosen) func `a file is read with the options of the index, and comes back`(
    file: File
  ) throws {
    let (changes, fixed) = try Self.read(file.file, file.options ?? [])
    #expect(changes.contains("name: \"张三\" → \"张\""))
    #expect(fixed == (try Data(contentsOf: Self.folder.appending(path: file.file))))
    guard let other = file.sameAs else { return }
    let options = Self.files.first { $0.file == other }?.options ?? []
    #expect(changes == (try Self.read(other, options).0))
  }
}
