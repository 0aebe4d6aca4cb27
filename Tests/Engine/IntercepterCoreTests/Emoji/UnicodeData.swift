import Foundation
import Testing

/// The official data files, which are no part of the package.
enum UnicodeData {
  /// The folder that the environment variable `UNICODE_DATA_DIRECTORY` names.
  static let directory = ProcessInfo.processInfo.environment["UNICODE_DATA_DIRECTORY"]
    .flatMap { $0.isEmpty ? nil : URL(filePath: $0, directoryHint: .isDirectory) }

  /// A line of a file: its code points, the fields after them, and the comment.
  struct Line {
    let scalars: [Unicode.Scalar]
    let fields: [String]
    let comment: String

    /// The code points as text, where they are a sequence and no range.
    var text: String { String(String.UnicodeScalarView(scalars)) }
  }

  /// The lines of a file that hold data: `code points or first..last; field; field # comment`.
  static func lines(of name: String) throws -> [Line] {
    let url = try #require(directory).appending(path: name)
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").compactMap { row in
      let parts = row.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let fields = parts[0].split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields.count > 1 else { return nil }
      let comment = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
      return Line(
        scalars: scalars(fields[0]),
        fields: Array(fields.dropFirst()),
        comment: comment
      )
    }
  }

  private static func scalars(_ codePoints: String) -> [Unicode.Scalar] {
    let bounds = codePoints.split(separator: "..").compactMap { UInt32($0, radix: 16) }
    if bounds.count == 2 { return (bounds[0]...bounds[1]).compactMap(Unicode.Scalar.init) }
    return codePoints.split(separator: " ")
      .compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only where the official data files are at hand.
  static var needsUnicodeData: Self {
    .enabled(
      if: UnicodeData.directory != nil,
      "set UNICODE_DATA_DIRECTORY to a folder with the files of Unicode 17.0"
    )
  }
}
