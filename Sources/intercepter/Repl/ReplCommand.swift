internal import ArgumentParser
internal import IntercepterICU
internal import IntercepterProfiles
internal import IntercepterTerminal
internal import SystemPackage

/// The live text field in the terminal.
struct ReplCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repl",
    abstract: "Opens a live text field in the terminal.",
    discussion: """
      The rules judge each keystroke, paste and composition, and the field shows the
      outcome and the reason. Lines that begin with a colon are commands: “:help”
      lists them, “:quit” or Ctrl+D leaves.

      A profile without --field opens all of its fields as a form.

      Where standard input or output is no terminal, commands of keystroke scripts
      are read from standard input, one a line, and the field's state is printed
      after each.

      EXAMPLES
        intercepter repl --emoji forbidden --max-length 10 --unit gb18030
        intercepter repl --profile signup.json
        printf 'Type "张三"\\nPaste "😀"\\n' | intercepter repl --emoji forbidden
      """
  )

  @OptionGroup(title: "Rules, asked in the order given") var options: RuleOptions

  @OptionGroup(title: "Messages") var language: LanguageOptions

  @Flag(help: "Without a terminal: write an object for each command, as JSON Lines.")
  var json = false

  func run() throws {
    try options.verify()
    try language.verify()
    let profile = try options.readProfile()
    let fields = try options.makeFields(of: profile)
    if fields.isEmpty { throw ValidationError("The profile has no fields.") }
    var repl = try Repl(
      fields: fields,
      rules: profile?.formRules ?? [],
      size: ScreenSize(columns: 80, rows: 24),
      files: .disk,
      patternLibrary: .icu,
      saying: language.sentence
    )
    let isLive = !json && isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0
    if isLive {
      // Standard error is behind the screen.
      if let profile { repl.report(warningsOf: profile, from: options.profile ?? "") }
      var session = try LiveSession(repl)
      try session.run()
    } else {
      var session = ScriptedSession(repl, saying: language.sentence, writesJSON: json)
      try session.run()
    }
  }
}
