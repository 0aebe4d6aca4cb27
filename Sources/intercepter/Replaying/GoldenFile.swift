internal import ArgumentParser
internal import SystemPackage

/// A file of transcripts that runs are compared with, or that is written anew.
struct GoldenFile {
  let path: String
  let isUpdating: Bool
  private var transcript = ""

  init(path: String, isUpdating: Bool) {
    self.path = path
    self.isUpdating = isUpdating
  }

  mutating func add(_ text: String) { transcript += text }

  /// Compares with the file, or writes it.
  ///
  /// - Throws: A `Failure` if there is no such file, and what writing throws.
  func finish() throws -> ExitCode {
    if isUpdating {
      try replaceFile()
      note("\(path): written")
      return .success
    }
    let expected = String(decoding: try contents(of: path, limit: .max), as: UTF8.self)
    guard let difference = firstDifference(expected) else { return .success }
    complain(difference)
    return .nonconforming
  }

  /// The first line that differs, expected above actual.
  private func firstDifference(_ expected: String) -> String? {
    if expected.utf8.elementsEqual(transcript.utf8) { return nil }
    let wanted = lines(expected)
    let found = lines(transcript)
    let common = zip(wanted, found).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    func line(_ lines: [Substring]) -> Substring {
      common < lines.count ? lines[common] : "(nothing: the transcript ends)"
    }
    return """
      \(path):\(common + 1): the transcript differs from here on
      expected: \(line(wanted))
        actual: \(line(found))
      """
  }

  private func lines(_ text: String) -> [Substring] {
    let text = text.hasSuffix("\n") ? text.dropLast() : text[...]
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Writes a file beside the old one and then puts it in its place, so that no half of it is left.
  private func replaceFile() throws {
    let new = "\(path).new"
    try writeFile(transcript, at: new, .truncate)
    if rename(new, path) != 0 { throw Errno(rawValue: errno) }
  }
}
