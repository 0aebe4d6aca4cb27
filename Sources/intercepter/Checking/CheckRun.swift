internal import ArgumentParser
internal import IntercepterRecords
internal import SystemPackage

/// One run of `check` over all of its files.
struct CheckRun: ~Copyable {
  let checker: RecordChecker
  /// Whether what is written names the file.
  let namesFiles: Bool
  private var tally = RecordTally()
  private var isFirst = true

  init(_ checker: RecordChecker, namesFiles: Bool) {
    self.checker = checker
    self.namesFiles = namesFiles
  }

  /// Checks a file.
  ///
  /// - Returns: The outcome of its worst record.
  /// - Throws: An error that ends the whole run.
  mutating func check(_ file: FileDescriptor, named name: String) throws -> ExitCode {
    var checker = checker
    if namesFiles { checker.fileName = name }
    // An interruption is reported with the file and the line: everything before is done.
    if !isFirst { checker.firstLine = 1 }
    isFirst = false
    let outcome = checker.check(
      .descriptor(file.rawValue), to: .descriptor(FileDescriptor.standardOutput.rawValue),
      notes: .descriptor(FileDescriptor.standardError.rawValue)
    ) { _ in Interruption.signal == nil }
    tally.add(outcome.tally)
    let name = name == "-" ? "standard input" : name
    outcome.remarks.forEach { note("\(name): \($0)") }
    switch outcome.end {
    case .complete: return outcome.tally.status
    case .stopped: throw Interrupted(outcome.resumption(of: name), error: nil)
    // Nobody reads the rest (`| head`), and nobody wants to hear about it.
    case .failed(let error as RecordFileError) where error.errno == .brokenPipe: throw error.errno
    case .failed(let error): throw Interrupted(outcome.resumption(of: name), error: error)
    case .unusable(let message):
      throw Failure(message: "\(name): \(message)", status: .malformedInput)
    }
  }

  /// Tells what was counted.
  func finish() {
    note(
      tally.summary(
        of: checker.format.isTable ? "record" : "line", isFixing: checker.report == .fixed))
  }
}

/// The reason why a run ends early, and where to go on.
struct Interrupted: Error {
  let resumption: String
  let error: (any Error)?

  init(_ resumption: String, error: (any Error)?) {
    self.resumption = resumption
    self.error = error
  }

  /// Tells where to go on, and ends the program as the reason asks for.
  func end() throws -> Never {
    note(resumption)
    if let error { throw (error as? RecordFileError)?.errno ?? error }
    die(by: Interruption.signal ?? 0)
  }
}

extension RecordFileError {
  fileprivate var errno: Errno { Errno(rawValue: code) }
}

extension RecordOutcome {
  fileprivate func resumption(of name: String) -> String {
    let file = name == "standard input" ? "" : " of \(name)"
    return
      "Everything up to line \(lastLine)\(file) is written; go on with --from-line \(lastLine + 1)."
  }
}

extension RecordTally {
  fileprivate var status: ExitCode {
    if malformed > 0 { return .malformedInput }
    return nonconforming > 0 ? .nonconforming : .success
  }
}

extension RecordFormat {
  fileprivate var isTable: Bool {
    if case .lines = self { false } else { true }
  }
}
