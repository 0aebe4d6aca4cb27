internal import IntercepterForms
internal import IntercepterICU
internal import IntercepterTerminal

struct ReplCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repl",
    abstract: "Opens a live text field in the terminal.",
    discussion: """
      The rules judge each keystroke, paste and composition, and the field shows the
      outcome and the reason. Lines that begin with a colon are commands: “:help”
      lists them, “:quit” or Ctrl+D leaves.

      A profile without --field opens all of its fields as a form.

      If standard output is not a terminal, Enter prints a valid text and ends the
      program, so that a shell script can ask for a text. A form prints an object
      with the text of each field. Ctrl+C and Ctrl+D leave without an answer, with
      status 130. Keys come from the terminal, never from standard input; without a
      terminal, the status is 69. If the terminal cannot move its cursor (TERM=dumb),
      the program asks line by line.

      With --script FILE, the program reads commands of keystroke scripts from the
      file, or from standard input for “-”, one per line. It prints the field's state
      after each. Commands can read files, but not write them.

      EXAMPLES
        intercepter repl --emoji forbidden --max-length 10 --unit gb18030
        intercepter repl --smart --ellipsis restore
        intercepter repl --profile signup.json
        name=$(intercepter --label "Your name" --max-length 10) && echo "Hello $name"
        [ "$(intercepter --label 'Delete it?' --matches 'yes|no')" = yes ] \\
          && rm "$file"
        intercepter --label PIN --password --numbers-only --timeout 60 | unlock
        printf 'Type "张三"\\nPaste "😀"\\n' \\
          | intercepter repl --script - --emoji forbidden
      """)

  @OptionGroup(title: "Rules, evaluated in the order given") var options: RuleOptions

  @OptionGroup(title: "Messages") var language: LanguageOptions

  @OptionGroup(title: "Dates") var dates: TodayOptions

  @OptionGroup(title: "Prompts") var prompt: PromptOptions

  @Option(
    "Run the commands of a file instead of opening a field; “-” is standard input.",
    value: "file", completion: .file(extensions: ["keys"]))
  var script: String?

  @Flag(
    help: """
      Switch on smart punctuation, as on a phone's keyboard: three typed dots become “…”, to which \
      --ellipsis applies.
      """)
  var smart = false

  @Flag(help: "Write an object for each command of --script (default: -), as JSON Lines.")
  var json = false

  @Flag(help: "Show how each edit was decided, step by step.")
  var explain = false

  /// The file of commands, or `nil` if a user types.
  private var commands: String? { script ?? (json ? "-" : nil) }

  private var isPlain: Bool { prompt.plain || RawTerminal.isDumb }

  func run() throws {
    try options.verify()
    try language.verify()
    if json, script == nil, prompt.label != nil {
      throw ValidationError("--label asks a person; --json needs --script FILE.")
    }
    let profile = try options.readProfile()
    var fields = try options.makeFields(of: profile)
    if fields.isEmpty { throw ValidationError("The profile has no fields.") }
    try prompt.verify(hasProfile: profile != nil, fieldCount: fields.count)
    prompt.describe(&fields[0].specification)
    var repl = try Repl(
      fields: fields, rules: profile?.formRules ?? [], canvas: Canvas(columns: 80, rows: 24),
      files: commands == nil ? .disk : .unwritableDisk, patternLibrary: .icu, today: dates.today,
      saying: language.sentence(isForPeople: commands == nil && !isPlain))
    prompt.prepare(&repl)
    if smart { repl.useSmartPunctuation() }
    if explain, json { throw ValidationError("--explain and --json cannot be combined.") }
    if let commands {
      return try withFile(commands) { file in
        var session = ScriptedSession(
          repl: repl, sentence: language.sentence, writesJSON: json, explains: explain,
          source: commands == "-" ? "standard input" : commands)
        try session.run(commands: file)
      }
    }
    let isAsking = isatty(STDOUT_FILENO) == 0
    repl.isAsking = isAsking
    repl.greet(hasEllipsisPolicy: options.ellipsis != nil)
    // The screen hides standard error.
    if let profile { repl.report(warningsOf: profile, from: options.profile ?? "") }
    if explain { repl.run(command: "why") }
    let submission = try ask(repl)
    if isAsking { try answer(submission, isForm: options.profile != nil && options.field == nil) }
  }

  /// Asks the user on the terminal.
  ///
  /// - Returns: The submission if a program waits for it, or `nil` if the user left.
  private func ask(_ repl: Repl) throws -> Submission? {
    let terminal = try RawTerminal.ofTheSession(isDevice: repl.isAsking)
    let deadline = Deadline(seconds: prompt.timeout)
    if isPlain {
      var session = LinePrompt(
        repl: repl, terminal: terminal, deadline: deadline, value: prompt.value ?? "")
      return try session.run()
    }
    let store = EmojiStore()
    let recents = store.recents
    var repl = repl
    (repl.emojiRecents, repl.emojiTime, repl.emojiNames) = (recents, now, { .installed })
    repl.canvas = terminal.canvas
    var live = LiveSession(repl, terminal, deadline: deadline)
    try live.run { repl in
      for failure in repl.finish() { complain(failure) }
    }
    // They include the earlier ones.
    store.keep(live.session.emojiRecents, insteadOf: recents)
    switch live.session.ending {
    case .submitted(let submission)?: return submission
    case .interrupt? where !repl.isAsking: die(by: SIGINT)
    default: return nil
    }
  }

  /// Writes the submitted text, or an object with the texts of a form.
  private func answer(_ submission: Submission?, isForm: Bool) throws {
    guard let submission else { throw ExitCode.abandoned }
    var output = Output()
    if isForm {
      try output.write(
        .object(submission.results.map { .init(name: $0.name, value: .string($0.text)) }))
    } else {
      try output.write("\(submission.results[0].text)\n")
    }
    try output.flush()
  }
}
