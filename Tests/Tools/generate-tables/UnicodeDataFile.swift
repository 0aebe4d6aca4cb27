import Foundation

/// A file of the Unicode Character Database: lines of fields, `field; field # comment`.
struct UnicodeDataFile {
  struct Line {
    /// The line number, from 1.
    let number: Int
    /// The parts between semicolons, trimmed.
    let fields: [String]
    /// The text after the number sign, trimmed.
    let comment: String

    /// The sequence of the code points in the first field, or `nil` if one is malformed.
    var sequence: String? {
      let scalars = fields[0].split(separator: " ").map {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      guard !scalars.isEmpty, !scalars.contains(nil) else { return nil }
      return String(String.UnicodeScalarView(scalars.compactMap(\.self)))
    }
  }

  let name: String
  /// The version of the file, such as "17.0".
  let version: String
  /// All lines, also those with only a comment, such as headings.
  let all: [Line]

  var lines: [Line] { all.filter { $0.fields.count > 1 } }

  init(name: String, in directory: URL) throws(GeneratorError) {
    let text = try text(of: directory.appending(path: name))
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    let all = rows.enumerated().map { index, row in
      let parts = row.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let comment = parts.count > 1 ? trimmed(parts[1]) : ""
      let fields = parts[0].split(separator: ";").map(trimmed)
      return Line(number: index + 1, fields: fields, comment: comment)
    }
    let versions = all.lazy.compactMap { Self.version(in: $0.comment, of: name) }
    guard let version = versions.first else {
      throw GeneratorError("\(name): no line \"# Version: …\"")
    }
    (self.name, self.version, self.all) = (name, version, all)
  }

  /// Returns the version in a comment: `Version: 17.0`, or `Name-17.0.0.txt` at the head of a file.
  private static func version(in comment: String, of name: String) -> String? {
    if comment.hasPrefix("Version: ") { return trimmed(comment.dropFirst(9)) }
    let stem = name.dropLast(".txt".count) + "-"
    guard comment.hasPrefix(stem) else { return nil }
    return comment.dropFirst(stem.count).split(separator: ".").prefix(2).joined(separator: ".")
  }

  /// Returns the scalars in a line's first field: `first..last` or one.
  func range(of line: Line) throws(GeneratorError) -> ClosedRange<UInt32> {
    let bounds = line.fields[0].split(separator: ".").map { UInt32($0, radix: 16) }
    guard let first = bounds.first ?? nil, let last = bounds.last ?? nil, first <= last else {
      throw malformed(line, expected: "first..last; property # comment")
    }
    return first...last
  }

  /// Returns the scalars of all lines with any of the values in their second field.
  func scalars(_ values: String...) throws(GeneratorError) -> [UInt32] {
    var scalars: [UInt32] = []
    for line in lines where values.contains(line.fields[1]) { scalars += try range(of: line) }
    return scalars
  }

  func malformed(_ line: Line, expected: String) -> GeneratorError {
    GeneratorError("\(name):\(line.number): expected \(expected)")
  }
}

private func trimmed(_ text: Substring) -> String {
  text.trimmingCharacters(in: .whitespaces)
}
