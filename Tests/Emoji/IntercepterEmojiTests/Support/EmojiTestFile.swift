import Foundation
import Testing

/// The lines of `emoji-test.txt`, which is no part of the package.
enum EmojiTestFile {
  struct Entry {
    let text: String
    let status: String
    let version: String
    let name: String
    let group: String
    let subgroup: String

    var isListed: Bool { status == "fully-qualified" || status == "component" }
    /// Whether it is a variant with skin tones of another one.
    var isToned: Bool {
      status != "component"
        && text.unicodeScalars.contains { (0x1F3FB...0x1F3FF).contains($0.value) }
    }
  }

  static let directory = ProcessInfo.processInfo.environment["UNICODE_DATA_DIRECTORY"]
    .flatMap { $0.isEmpty ? nil : URL(filePath: $0, directoryHint: .isDirectory) }

  static func entries() throws -> [Entry] {
    let url = try #require(directory).appending(path: "emoji-test.txt")
    var (group, subgroup) = ("", "")
    var entries: [Entry] = []
    // A skin tone behind a space is one cluster with it.
    let line = /([0-9A-F ]+?) *; ([a-z-]+) *# \S+ E(\S+) (.*)/.matchingSemantics(.unicodeScalar)
    for row in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      if let match = row.wholeMatch(of: /# (sub)?group: (.*)/) {
        if match.1 == nil { group = String(match.2) } else { subgroup = String(match.2) }
      } else if let match = row.wholeMatch(of: line) {
        let scalars = match.1.split(separator: " ")
          .compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
        entries.append(
          Entry(
            text: String(String.UnicodeScalarView(scalars)), status: String(match.2),
            version: String(match.3), name: String(match.4), group: group, subgroup: subgroup))
      }
    }
    return entries
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only where the official data files are at hand.
  static var needsUnicodeData: Self {
    .enabled(
      if: EmojiTestFile.directory != nil,
      "set UNICODE_DATA_DIRECTORY to a folder with the files of Unicode 17.0")
  }
}
