import Foundation
import Testing

/// The committed tables against what `generate-tables` writes now.
@Suite struct GeneratedTablesTests {
  @Test func `the GB 18030 table is what libicu says`() throws {
    let run = try Generator.run("gb18030")
    let committed = try source("Engine/IntercepterCore/Units/GB18030Table.generated.swift")
    #expect(run.status == 0)
    // The table holds for all versions of libicu, its head names the one that was at hand.
    #expect(run.output.withoutVersionOfICU == committed.withoutVersionOfICU)
    #expect(committed.contains("libicu 72.1\n"))
  }

  @Test(.needsUnicodeData) func `the emoji table is what the data files say`() throws {
    let directory = try #require(UnicodeData.directory)
    let run = try Generator.run("emoji", directory.path(percentEncoded: false))
    #expect(run.status == 0)
    #expect(try run.output == source("Engine/TextBytes/Emoji/EmojiTable.generated.swift"))
  }

  @Test(.needsUnicodeData) func `the catalogue of emoji is what the data files say`() throws {
    let directory = try #require(UnicodeData.directory)
    let run = try Generator.run("emoji-catalogue", directory.path(percentEncoded: false))
    #expect(run.status == 0)
    let path = "Emoji/IntercepterEmoji/Catalogue/EmojiCatalogueTable.generated.swift"
    #expect(try run.output == source(path))
  }

  /// Like the tables of Unicode's data, for the version of Unicode that is at hand.
  @Test(.needsUnicodeData) func `the foldings of a search are what Foundation says`() throws {
    let run = try Generator.run("folding")
    #expect(run.status == 0)
    #expect(
      try run.output == source("Emoji/IntercepterEmoji/Search/FoldingTable.generated.swift"))
  }

  @Test(.needsUnicodeData) func `the table of cluster breaks is what the data files say`() throws {
    let directory = try #require(UnicodeData.directory)
    let run = try Generator.run("clusters", directory.path(percentEncoded: false))
    #expect(run.status == 0)
    #expect(try run.output == source("Engine/TextBytes/Clusters/ClusterBreakTable.generated.swift"))
  }

  @Test(
    .needsUnicodeData,
    arguments: [
      ("widths", "Engine/IntercepterCore/Units/WidthTable.generated.swift"),
      ("digits", "Engine/TextBytes/Digits/DecimalDigitTable.generated.swift"),
      ("letters", "Engine/TextBytes/Properties/AlphabeticTable.generated.swift"),
    ])
  func `the tables of widths, digits and letters are what the data files say`(
    name: String, path: String
  ) throws {
    let directory = try #require(UnicodeData.directory)
    let run = try Generator.run(name, directory.path(percentEncoded: false))
    #expect(run.status == 0)
    #expect(try run.output == source(path))
  }

  private static let cldrData = ProcessInfo.processInfo.environment["CLDR_DATA_DIRECTORY"] ?? ""

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: ideographs), "install unicode-data"))
  func `the table of ideographs is what the data file says`() throws {
    let run = try Generator.run("ideographs", "/usr/share/unicode")
    #expect(run.status == 0)
    let committed = try source("Engine/TextBytes/LookAlikes/UnifiedIdeographTable.generated.swift")
    // Debian's version of Unicode may be another one, which adds to the table.
    if run.output.contains("Unicode 15.0") { #expect(run.output == committed) }
  }

  @Test(
    .enabled(
      if: !cldrData.isEmpty, "set CLDR_DATA_DIRECTORY to a folder with what CLDR 48 says"),
    arguments: [
      ("locales", "Engine/IntercepterLocales/LocaleTable.generated.swift"),
      ("plurals", "Engine/IntercepterLocales/PluralTable.generated.swift"),
      ("dates", "Engine/IntercepterFormats/Presets/DateTable.generated.swift"),
      ("date-names", "Engine/IntercepterLocales/Dates/DateNameTable.generated.swift"),
    ])
  func `the tables of locales are what CLDR says`(table: String, path: String) throws {
    let run = try Generator.run(table, Self.cldrData)
    let committed = try source(path)
    #expect(run.status == 0)
    #expect(run.output.withoutVersionOfICU == committed.withoutVersionOfICU)
  }

  @Test(.needsUnicodeData) func `the tables of patterns are what the data files say`() throws {
    let directory = try #require(UnicodeData.directory)
    let run = try Generator.run("patterns", directory.path(percentEncoded: false))
    #expect(run.status == 0)
    #expect(
      try run.output == source("Engine/IntercepterPatterns/Properties/PatternTable.generated.swift")
    )
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: cldr), "install CLDR: unicode-cldr-core"))
  func `the names of the groups of emoji are what CLDR says`() throws {
    let run = try Generator.run("emoji-groups", Self.cldr)
    #expect(run.status == 0)
    if run.output.contains("CLDR 41\n") {
      let path = "Emoji/IntercepterEmoji/Catalogue/EmojiGroupNameTable.generated.swift"
      #expect(try run.output == source(path))
    } else {
      #expect(run.output.contains(": StaticString"))
    }
  }

  private static let cldr = "/usr/share/unicode/cldr/common"
  private static let ideographs = "/usr/share/unicode/EquivalentUnifiedIdeograph.txt"

  @Test func `a language that CLDR does not translate is named`() throws {
    let directory = FileManager.default.temporaryDirectory
      .appending(path: "generate-tables-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: directory) }
    let flags = "<characterLabel type=\"flags\">vlae</characterLabel>"
    for (file, text) in [
      ("dtd/ldml.dtd", "cldrVersion CDATA #FIXED \"1\""),
      ("supplemental/supplementalData.xml", ""),
      ("main/af.xml", "<characterLabels>\(flags)</characterLabels>"),
    ] {
      let url = directory.appending(path: file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let run = try Generator.run("emoji-groups", directory.path(percentEncoded: false))
    #expect(run.status == 65)
    #expect(run.error == "error: CLDR 1 does not name all groups in af\n")
  }

  @Test(arguments: [
    [], ["emoji"], ["emoji-groups"], ["clusters"], ["patterns"], ["widths"], ["digits"],
    ["gb18030", "extra"], ["locales"], ["plurals"], ["dates"], ["date-names"],
    ["pinyin"], ["pinyin", "/nowhere"], ["--version"],
  ])
  func `wrong usage is told with the right one`(_ arguments: [String]) throws {
    let run = try Generator.run(arguments)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix("error: Wrong usage.\n\nWrites the package's generated tables"))
    #expect(run.error.contains("generate-tables emoji DIRECTORY"))
  }

  @Test func `help is no error`() throws {
    let run = try Generator.run("--help")
    #expect(run.status == 0)
    #expect(run.output.contains("USAGE: generate-tables gb18030\n"))
    #expect(run.error.isEmpty)
  }

  @Test func `a missing file is named`() throws {
    for (table, file) in [("emoji", "emoji-test.txt"), ("emoji-groups", "dtd/ldml.dtd")] {
      let run = try Generator.run(table, "/nowhere")
      #expect(run.status == 66)
      #expect(run.error == "error: cannot read /nowhere/\(file)\n")
    }
  }

  @Test(arguments: [
    ("emoji-test.txt", "1F600 ; fully-qualified # no version here", testLine),
    ("emoji-data.txt", "1F600..1F5FF ; Emoji # backwards", "first..last; property # comment"),
    ("emoji-variation-sequences.txt", "2764 FE0F ; text style; # the other one", variationLine),
    ("emoji-variation-sequences.txt", "2764 ; text style; # no selector", variationLine),
    ("emoji-variation-sequences.txt", "D800 FE0E ; text style; # no scalar", variationLine),
  ])
  func `a malformed line is pointed at`(_ name: String, _ line: String, _ expected: String) throws {
    let directory = FileManager.default.temporaryDirectory
      .appending(path: "generate-tables-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    for file in ["emoji-test.txt", "emoji-data.txt", "emoji-variation-sequences.txt"] {
      try "# Version: 17.0\n\(file == name ? line : "")\n"
        .write(to: directory.appending(path: file), atomically: true, encoding: .utf8)
    }
    let run = try Generator.run("emoji", directory.path(percentEncoded: false))
    #expect(run.status == 65)
    #expect(run.error == "error: \(name):2: expected \(expected)\n")
  }

  private static let testLine = "code points; status # emoji Emajor.minor name"
  private static let variationLine = "base FE0E; text style; # comment"

  private func source(_ path: String) throws -> String {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources").standardized
    return try String(contentsOf: sources.appending(path: path), encoding: .utf8)
  }
}

extension String {
  fileprivate var withoutVersionOfICU: [Substring] {
    split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("// Source:") }
  }
}

/// The program that writes the tables, which the package's build leaves beside the tests.
private enum Generator {
  static let url: URL = {
    let tests = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
    let directory = tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return directory.appending(path: "generate-tables")
  }()

  static func run(_ arguments: String...) throws -> (status: Int32, output: String, error: String) {
    try run(arguments)
  }

  static func run(_ arguments: [String]) throws -> (status: Int32, output: String, error: String) {
    let output = try TemporaryFile()
    let error = try TemporaryFile()
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.standardOutput = output.handle
    process.standardError = error.handle
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try output.text(), try error.text())
  }
}

/// A file for what a program writes, so that it never waits for a reader.
private struct TemporaryFile {
  private let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  let handle: FileHandle

  init() throws {
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  func text() throws -> String {
    try handle.close()
    defer { try? FileManager.default.removeItem(at: url) }
    return try String(contentsOf: url, encoding: .utf8)
  }
}
