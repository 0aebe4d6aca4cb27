internal import IntercepterICU
internal import IntercepterRecords

/// One run of `check` over all of its files.
struct CheckRun: ~Copyable {
  private(set) var checker: RecordChecker
  /// Returns the format of a file.
  let format: (String) -> RecordFormat
  /// The fields whose names show that a file is a table in another format, or none if options name
  /// the format.
  let fieldNames: [String]
  let destination: CheckDestination
  let namesFiles: Bool
  /// The name of the files' encoding, or `nil` for UTF-8.
  let encoding: String?
  /// A Boolean value that indicates whether nothing but the summary of a failure is written to
  /// standard error.
  let isQuiet: Bool
  /// A Boolean value that indicates whether the summary counts the violations of each kind.
  let listsKinds: Bool
  private(set) var tally = RecordTally()
  private(set) var isFirst = true
  /// A Boolean value that indicates whether all records of the files were checked.
  private(set) var isWhole = true

  /// Checks a file.
  ///
  /// - Returns: The outcome of its worst record.
  /// - Throws: An error that ends the whole run.
  mutating func check(_ file: FileDescriptor, named name: String) throws -> ExitCode {
    checker.format = format(name)
    var checker = checker
    if namesFiles { checker.fileName = name }
    // `firstLine` applies to the first file only: an interruption reports file and line, and
    // earlier files are done.
    if !isFirst { checker.firstLine = 1 }
    isFirst = false
    var bar = CheckProgress(
      of: file, named: name, isShown: checker.report == .counts || !destination.isTerminal)
    let shownName = name == "-" ? "standard input" : name
    let separated = destination.separated
    let encoded = try EncodedFile(
      file, named: shownName, encoding: encoding, isJSON: checker.format == .jsonLines,
      isWrittenBack: checker.report == .fixed || separated.valid != nil || separated.invalid != nil)
    let tableHint = try tableHint(about: encoded, named: name)
    let output = try destination.begin(name)
    checker.encodingName = encoded.encoding?.name
    let outcome = checker.check(
      encoded.source,
      to: checker.report == .fixed
        ? encoded.sink(.descriptor(output.rawValue)) : .descriptor(output.rawValue),
      notes: isQuiet ? .nothing : bar.notes,
      valid: separated.valid.map { encoded.sink(.descriptor($0.rawValue)) },
      invalid: separated.invalid.map { encoded.sink(.descriptor($0.rawValue)) }
    ) { _ in
      bar.show(encoded.byteCount)
      return Interruption.signal == nil
    }
    bar.clear()
    let isWhole = if case .complete = outcome.end { true } else { false }
    try destination.end(isWhole: isWhole, hasChanged: outcome.tally.changed > 0)
    tally.add(outcome.tally)
    let isWell = outcome.tally.status(isDryRun: false) == .success
    if !isQuiet || !isWell {
      (outcome.remarks + tableHint).forEach { note("\(shownName): \($0)") }
    }
    if let hint = encoded.encodingHint(for: file, outcome.tally) { note("\(shownName): \(hint)") }
    switch outcome.end {
    case .complete: return outcome.tally.status(isDryRun: checker.isDryRun)
    case .stopped: throw Interrupted(resumption: resumption(outcome, shownName), error: nil)
    // The reader has closed the pipe (`| head`), which needs no message.
    case .failed(let error as RecordFileError) where error.errno == .brokenPipe: throw error.errno
    case .failed(let error):
      throw Interrupted(resumption: resumption(outcome, shownName), error: error)
    case .unusable(let message):
      self.isWhole = outcome.tally.records == 0
      throw Failure(message: "\(shownName): \(message)", status: .malformedInput)
    }
  }

  /// Returns a remark about a table that is read as lines, if the file looks like one.
  ///
  /// - Throws: A `Failure` if it looks like another table than its name says.
  private func tableHint(about file: EncodedFile, named name: String) throws -> [String] {
    guard name != "-", let table = TableGuess(file.firstLine, fields: fieldNames) else { return [] }
    let sentence: String
    switch (checker.format, table.delimiter) {
    case (.lines, _):
      return ["Each line was checked as a text, but this looks like a table; add \(table.options)."]
    case (.csv, nil): sentence = "The extension stands for CSV, but this looks like JSON Lines"
    case (.jsonLines, _?): sentence = "The extension stands for JSON Lines, but this looks like CSV"
    case (.csv(let csv), let delimiter?) where csv.delimiter != delimiter:
      sentence = "This looks like a table with another delimiter"
    default: return []
    }
    throw Failure(
      message: "\(name): \(sentence); add \(table.options).".shownOnTerminal,
      status: .malformedInput)
  }

  /// Returns the message about a check that was not completed.
  private func resumption(_ outcome: RecordOutcome, _ name: String) -> String {
    if let kept = destination.isKept(name) { return "\(kept) is unchanged." }
    let (line, file) = (outcome.lastLine, name == "standard input" ? "" : " of \(name)")
    return "Everything up to line \(line)\(file) is written; continue with --from-line \(line + 1)."
  }

  /// Writes the summary, unless there was no file.
  func finish() {
    let isSilent = isQuiet && isatty(STDERR_FILENO) == 0
    if isFirst || isSilent && tally.status(isDryRun: false) == .success { return }
    if listsKinds { tally.kinds.forEach(note) }
    tally.ordersOfDates.forEach(note)
    tally.foreignNotations.forEach(note)
    let record = if case .lines = checker.format { "line" } else { "record" }
    note(tally.summary(of: record, by: checker, isWhole: isWhole))
  }
}

/// An error that ends a run early, with the place to continue.
struct Interrupted: Error {
  let resumption: String
  let error: (any Error)?

  /// Writes the place to continue, and ends the program according to the reason.
  func end() throws -> Never {
    note(resumption)
    if let error { throw (error as? RecordFileError)?.errno ?? error }
    die(by: Interruption.signal ?? 0)
  }
}

extension RecordFileError {
  fileprivate var errno: Errno { Errno(rawValue: code) }
}

extension RecordTally {
  /// Returns the exit status.
  ///
  /// In a dry run, any change is a failure, as for a linter.
  fileprivate func status(isDryRun: Bool) -> ExitCode {
    if malformed > 0 { return .malformedInput }
    let isWell = nonconforming == 0 && duplicates.isEmpty && (!isDryRun || changed == 0)
    return isWell ? .success : .nonconforming
  }
}
