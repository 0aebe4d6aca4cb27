internal import ArgumentParser
internal import IntercepterProfiles
internal import IntercepterProtocol
internal import SystemPackage
internal import TextInputIntercepter

/// Validates texts line by line and writes what it found.
struct Checker: ~Copyable {
  let intercepter: Intercepter
  let report: Report
  /// Whether what is written names the file.
  let namesFiles: Bool

  private var output = Output()
  private var tally = CheckTally()

  enum Report {
    /// `line:column: message`.
    case messages
    /// An object for each line.
    case json
    /// The lines themselves, mended.
    case fixed
  }

  init(intercepter: Intercepter, report: Report, namesFiles: Bool) {
    self.intercepter = intercepter
    self.report = report
    self.namesFiles = namesFiles
  }

  /// How bad the worst line was.
  var status: ExitCode {
    if tally.unreadable > 0 { return .malformedInput }
    return tally.nonconforming > 0 ? .nonconforming : .success
  }

  mutating func check(_ file: FileDescriptor, named name: String) throws {
    var lines = LineReader(file)
    while let line = try lines.next(beforeWaiting: { try output.flush() }) {
      tally.lines += 1
      if let text = line.text {
        try check(text, line, of: name)
      } else {
        try reject(line, of: name)
      }
    }
  }

  /// Writes what is left, and the summary.
  mutating func finish() throws {
    try output.flush()
    note(tally.summary(isFixing: report == .fixed))
  }

  private mutating func check(_ text: String, _ line: Line, of file: String) throws {
    switch report {
    case .messages:
      let validity = intercepter.validate(text)
      tally.count(validity)
      for message in messages(validity, text, line, of: file) { try output.write(message + "\n") }
    case .json:
      let validity = intercepter.validate(text)
      tally.count(validity)
      let place = fileMember(file) + [.init(name: "line", value: .number(line.number))]
      try output.write(.object(place + validity.members))
    case .fixed:
      let mended = intercepter.sanitize(text)
      let validity = intercepter.validate(mended)
      tally.count(validity)
      for message in messages(validity, mended, line, of: file) { note(message) }
      if !mended.utf8.elementsEqual(text.utf8) { tally.changed += 1 }
      try output.write((line.hasByteOrderMark ? "\u{FEFF}" : "") + mended + line.ending)
    }
  }

  /// A line that is not UTF-8 cannot be judged; fixing leaves it as it is.
  private mutating func reject(_ line: Line, of file: String) throws {
    tally.unreadable += 1
    let unreadable = UnreadableLine(notUTF8: line)
    let column = line.firstInvalidByte
    let message = "\(prefix(file))\(line.number):\(column): error: \(unreadable.message)"
    switch report {
    case .messages: try output.write(message + "\n")
    case .json:
      try output.write(.object(fileMember(file) + unreadable.members(line: line.number)))
    case .fixed:
      note(message)
      try output.write(line.hasByteOrderMark ? "\u{FEFF}" : "")
      try output.write(line.bytes)
      try output.write(line.ending)
    }
  }

  /// A message for each violation, from the front of the line to its end.
  private func messages(
    _ validity: Validity,
    _ text: String,
    _ line: Line,
    of file: String
  ) -> [String] {
    var columns = ColumnCounter(text)
    return validity.violations.sorted { $0.range.lowerBound < $1.range.lowerBound }.map {
      let column = columns.column(utf16: $0.range.lowerBound)
      return "\(prefix(file))\(line.number):\(column): \($0.message)"
    }
  }

  private func prefix(_ file: String) -> String { namesFiles ? "\(file):" : "" }

  private func fileMember(_ file: String) -> [JSONValue.Member] {
    namesFiles ? [.init(name: "file", value: .string(file))] : []
  }
}
