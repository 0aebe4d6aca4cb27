/// A file of expected transcripts, which is compared or updated.
struct GoldenFile {
  let path: String
  let isUpdating: Bool
  private(set) var transcript = ""

  /// Begins the transcript of a script.
  ///
  /// It does not depend on the script's folder.
  mutating func begin(_ file: String, mode: String) {
    transcript += "\(FilePath(file).lastComponent?.string ?? file) (\(mode))\n"
  }

  mutating func add(_ text: String) { transcript += text }

  /// Compares the transcripts with the file, or writes it.
  ///
  /// - Parameter status: The outcome of the scripts. The file is written only after a success.
  /// - Throws: A `Failure` if the file does not exist, and errors of writing.
  func finish(after status: ExitCode) throws -> ExitCode {
    if isUpdating {
      guard status == .success else {
        complain("\(path): not updated, because a script failed")
        return status
      }
      try FileReplacement.write(transcript.utf8, to: path)
      note("\(path): written")
      return .success
    }
    let expected = String(decoding: try readExpected(), as: UTF8.self)
    let difference = LineDifference(from: expected, to: transcript)
    if difference.count == 0 { return .success }
    complain(
      "\(path): the transcript differs in \(counted(difference.count, "line"))\n\(difference)")
    return .nonconforming
  }

  private func readExpected() throws -> [UInt8] {
    do {
      return try contents(of: path, limit: .max)
    } catch let failure as Failure where access(path, F_OK) != 0 {
      throw Failure(
        message: "\(failure.message); --update-golden writes it", status: failure.status)
    }
  }
}
