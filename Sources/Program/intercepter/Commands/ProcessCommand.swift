internal import IntercepterICU

struct ProcessCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "process",
    abstract: "Answers requests of other programs, one JSON object per line.",
    discussion: """
      Reads a request from each line of standard input, or of the files, and
      immediately writes the answer as a line. Offsets are UTF-16 code units unless
      --offsets, or "offsets" in a request, names another unit.

      Notification mode: a text that has changed.
        {"previous":{"text":"张","selection":[1,1]},
         "current":{"text":"张😀","selection":[3,3]}}
      Delegate mode: an edit before the text changes.
        {"previous":{"text":"张","selection":[1,1]},
         "edit":{"range":[1,1],"replacement":"😀"}}
      Validate a finished text.
        {"validate":"张😀"}
      Sanitize it: truncate and filter it until it conforms.
        {"sanitize":"张😀"}
      Measure it in every unit.
        {"measure":"张😀"}
      Submit the form of --profile.
        {"submit":{"nickname":" 张三 ","amount":7}}

      With --profile, a text is validated as a submission of the form: the field's
      fixes are applied first, and an optional field can be empty. --field names the
      field, or "field":"nickname" in the request.

      A request is one line; blank lines are ignored. Its "id", any value, is the
      first member of the answer. A state can have "marked":[from,to], the range of
      the marked text, and a request "baseline":{…}, the state before the
      composition. "rules", "composition" and "ellipsis" in a request, written as in
      a profile, replace those of the field.

      The answer to an unreadable line is {"error":{"line":3,"message":"…"}}, and the
      exit status is 65.

      EXAMPLES
        echo '{"validate":"张😀"}' | intercepter process --emoji forbidden
        intercepter process --max-length 10 --unit gb18030 keystrokes.jsonl
      """)

  @OptionGroup(title: "Rules, evaluated in the order given") var options: RuleOptions

  @OptionGroup(title: "Messages") var language: LanguageOptions

  @OptionGroup(title: "Dates") var dates: TodayOptions

  @Option(
    help: ArgumentHelp(
      """
      The unit of offsets in requests and answers: UTF-16 code units, scalars (code points), or bytes of \
      UTF-8.
      """, valueName: "unit"))
  var offsets = OffsetUnit.utf16

  @Argument(
    help: ArgumentHelp("Requests. (default: standard input)", valueName: "file"),
    completion: .file())
  var files: [String] = []

  func run() throws {
    try options.verify()
    try language.verify()
    var handler = try makeHandler()
    handler.today = dates.today
    var output = Output()
    let status = try forEachFile(files) { file, _ in
      try answer(file, by: handler, to: &output)
    }
    try output.flush()
    if status != .success { throw status }
  }

  private func makeHandler() throws -> RequestHandler {
    guard let profile = try options.readProfile().map(dates.resolved) else {
      return RequestHandler(
        try dates.resolved(options.makeField()).makeIntercepter(), saying: language.sentence)
    }
    _ = try options.makeFields(of: profile)
    return RequestHandler(
      try options.makeForm(of: profile), field: options.field, saying: language.sentence)
  }

  private func answer(
    _ file: FileDescriptor, by handler: RequestHandler, to output: inout Output
  ) throws -> ExitCode {
    var lines = LineReader(file)
    var status = ExitCode.success
    while let line = try lines.next(beforeWaiting: { try output.flush() }) {
      if line.isBlank { continue }
      let isRequest = try answer(line, by: handler, to: &output)
      if !isRequest { status = .malformedInput }
    }
    return status
  }

  /// Writes the answer to a line, and returns whether that was a request.
  private func answer(
    _ line: Line, by handler: RequestHandler, to output: inout Output
  ) throws -> Bool {
    guard let translation = try translation(of: line) else {
      return try output.writeLine { json in
        handler.answer(line.bytes, number: line.number, patternLibrary: .icu, to: &json)
      }
    }
    var json = JSONLine()
    let request = Array(translation.request.json().utf8)
    let isRequest = request.withUnsafeBufferPointer {
      handler.answer($0, number: line.number, patternLibrary: .icu, to: &json)
    }
    let answer = try json.bytes.withUnsafeBufferPointer { bytes throws(JSONSyntaxError) in
      try JSONValue(json: bytes)
    }
    try output.write(isRequest ? translation.translated(answer) : answer)
    return isRequest
  }

  /// Returns the translation of a request with offsets in another unit than UTF-16, or `nil` for
  /// others.
  private func translation(of line: Line) throws -> OffsetTranslation? {
    let namesUnit = offsets == .utf16 && line.mayNameOffsets
    guard offsets != .utf16 || namesUnit, let request = try? JSONValue(json: line.bytes),
      case .object(var members) = request
    else { return nil }
    var unit = offsets
    // Another value is an unknown member for the reader, which says so.
    if case .string(let name)? = request["offsets"], let named = OffsetUnit(rawValue: name) {
      unit = named
      members.removeAll { $0.name == "offsets" }
    }
    return OffsetTranslation(.object(members), in: unit)
  }
}

extension Line {
  /// A Boolean value that indicates whether the line contains only JSON white space.
  fileprivate var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }

  /// A Boolean value that indicates whether the name “offsets” may be in the line.
  ///
  /// The other names of most requests have no `f`.
  fileprivate var mayNameOffsets: Bool {
    var rest = UnsafeRawBufferPointer(bytes)
    while let base = rest.baseAddress, let letter = memchr(base, 0x66, rest.count) {
      rest = UnsafeRawBufferPointer(rebasing: rest[(UnsafeRawPointer(letter) - base + 1)...])
      if rest.starts(with: "fsets\"".utf8) { return true }
    }
    return false
  }
}
