struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Shows the length of a text in every unit, and why.",
    discussion: """
      Writes one row for each grapheme cluster (user-perceived character): its length
      in each unit, its status in the emoji standard, and its scalars. The totals
      come last. Without a text, each line of standard input is measured.

      EXAMPLES
        intercepter measure "张三😀"
        intercepter measure --json < names.txt
      """)

  @Flag(help: "Write the totals of each text as an object, as JSON Lines.")
  var json = false

  @Argument(help: "The text. (default: the lines of standard input)")
  var text: String?

  func run() throws {
    var output = Output()
    var table = MeasureTable()
    if let text {
      try measure(text, &table, &output)
      return try output.flush()
    }
    var lines = LineReader(.standardInput)
    var status = ExitCode.success
    while let line = try lines.next(beforeWaiting: { try output.flush() }) {
      if let text = line.text {
        if !json, line.number > 1 { try output.write("\n") }
        try measure(text, &table, &output)
      } else {
        status = .malformedInput
        try reject(line, &output)
      }
    }
    try output.flush()
    if status != .success { throw status }
  }

  private func measure(_ text: String, _ table: inout MeasureTable, _ output: inout Output) throws {
    if json {
      try output.writeObject { Measurement.write(text, to: &$0) }
    } else {
      try table.write(text, to: &output)
    }
  }

  private func reject(_ line: Line, _ output: inout Output) throws {
    let unreadable = UnreadableLine(notUTF8FromByte: line.firstInvalidByte)
    if json {
      try output.writeLine { unreadable.write(to: &$0, line: line.number) }
    } else {
      try output.flush()
      complain("line \(line.number): \(unreadable.message)")
    }
  }
}
