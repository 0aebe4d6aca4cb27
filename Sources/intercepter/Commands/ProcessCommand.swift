internal import ArgumentParser
internal import IntercepterProfiles
internal import IntercepterProtocol
internal import SystemPackage
internal import TextInputIntercepter

/// The JSON Lines protocol, for other programs and languages.
struct ProcessCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "process",
    abstract: "Answers requests in JSON, one a line, for other programs.",
    discussion: """
      Reads a request from each line of standard input, or of the files, and writes
      its answer as a line, at once. Offsets are UTF-16 code units.

      The field held one state, and now holds another: what must it hold?
        {"previous":{"text":"张","selection":[1,1]},
         "current":{"text":"张😀","selection":[3,3]}}
      The field is about to make an edit: may it?
        {"previous":{"text":"张","selection":[1,1]},
         "edit":{"range":[1,1],"replacement":"😀"}}
      Does a finished text conform?
        {"validate":"张😀"}
      What is left of it, cut and filtered until it conforms?
        {"sanitize":"张😀"}
      How long is it, in every unit?
        {"measure":"张😀"}

      A request is one line. A state may have "marked":[from,to], the text that an
      input method is composing, and a request "baseline":{…}, the state before the
      composition. A request can bring "rules", "composition" and "ellipsis" of its
      own, written as in a profile.

      A line that is no request gets {"error":{"line":3,"message":"…"}} for an
      answer, and the exit status is 65.

      EXAMPLES
        echo '{"validate":"张😀"}' | intercepter process --emoji forbidden
        intercepter process --max-length 10 --unit gb18030 keystrokes.jsonl
      """
  )

  @OptionGroup(title: "Rules, asked in the order given") var options: RuleOptions

  @OptionGroup(title: "Messages") var language: LanguageOptions

  @Argument(
    help: ArgumentHelp("Requests. (default: standard input)", valueName: "file"),
    completion: .file()
  )
  var files: [String] = []

  func run() throws {
    let intercepter = try options.makeIntercepter()
    let sentence = language.sentence
    var output = Output()
    let status = try forEachFile(files) { file, _ in
      try answer(file, by: intercepter, saying: sentence, to: &output)
    }
    try output.flush()
    if status != .success { throw status }
  }

  private func answer(
    _ file: FileDescriptor,
    by intercepter: Intercepter,
    saying sentence: (Violation) -> String,
    to output: inout Output
  ) throws -> ExitCode {
    var lines = LineReader(file)
    var status = ExitCode.success
    while let line = try lines.next(beforeWaiting: { try output.flush() }) {
      switch Request.read(line.bytes) {
      case .success(let request):
        try output.write(request.answer(by: intercepter, saying: sentence))
      case .failure(let unreadable):
        status = .malformedInput
        try output.write(unreadable.json(line: line.number))
      }
    }
    return status
  }
}
