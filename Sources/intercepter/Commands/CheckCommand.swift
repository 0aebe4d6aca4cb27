internal import ArgumentParser
internal import IntercepterRecords
internal import SystemPackage

/// Validation of files: lines, tables, objects.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Validates the lines of a text, or the records of a table.",
    discussion: """
      Prints “line:column: message” for each violation, with the file's name before
      it where one is named, and a summary on standard error. Columns are grapheme
      clusters, what people see as characters, from 1. Lines end in LF or CR LF.

      With --format csv or jsonl, each record is checked as a submission of the form
      that --profile describes, and messages are “line:column: field: message”.

      The output is the same for any number of --jobs, in memory for a few chunks.
      What has come is judged before more is waited for, so that the program can
      stand in a pipe. Interrupted, it says with which line to go on.

      “intercepter explain” says in words what --profile asks for.

      The exit status is 1 if a record does not conform, 65 if one cannot be read.

      EXAMPLES
        Names that are too long for the database, or have emoji in them:
          intercepter check names.txt --max-length 10 --unit gb18030 \\
            --emoji forbidden

        The same names, cut and filtered until they fit:
          intercepter check names.txt --max-length 10 --unit gb18030 \\
            --emoji forbidden --fix > fixed.txt

        A table of users, and a copy of it with what can be mended mended:
          intercepter check --profile users.json --format csv users.csv
          intercepter check --profile users.json --format csv users.csv --fix \\
            > new.csv

        One field of a profile, for a program that reads the answer:
          intercepter check names.txt --profile signup.json --field nickname --json
      """
  )

  @OptionGroup(title: "Rules, asked in the order given") var options: RuleOptions

  @OptionGroup(title: "Records") var records: RecordOptions

  @OptionGroup(title: "Messages") var language: LanguageOptions

  @Flag(
    help: """
      Write all records, cut and filtered until they conform. The exit status is 1 if that was not \
      possible for one; it stands on standard error.
      """
  )
  var fix = false

  @Flag(help: "Write an object for each record, as JSON Lines.")
  var json = false

  @Argument(
    help: ArgumentHelp("The texts. (default: standard input)", valueName: "file"),
    completion: .file()
  )
  var files: [String] = []

  func validate() throws {
    if !options.hasRules {
      throw ValidationError(
        """
        There are no rules to check against. Give some, such as --max-length 10 --unit gb18030, or \
        --profile FILE --field NAME.
        """
      )
    }
    if fix, json { throw ValidationError("--fix and --json cannot go together.") }
    if records.format == .lines { return }
    if options.profile == nil {
      throw ValidationError("--format \(records.format.rawValue) needs --profile FILE.")
    }
    if options.field != nil {
      throw ValidationError(
        "--field is for lines; a table is checked against all fields that it has."
      )
    }
  }

  func run() throws {
    Interruption.await()
    var run = CheckRun(try makeChecker(), namesFiles: json ? files.count > 1 : !files.isEmpty)
    var status = ExitCode.success
    do {
      status = try forEachFile(files) { file, name in try run.check(file, named: name) }
    } catch let interrupted as Interrupted {
      run.finish()
      try interrupted.end()
    }
    run.finish()
    if status != .success { throw status }
  }

  private func makeChecker() throws -> RecordChecker {
    var checker =
      if let table = records.table {
        try RecordChecker(options.readProfile(), format: table)
      } else {
        RecordChecker(try options.makeIntercepter())
      }
    checker.report = fix ? .fixed : json ? .json : .messages
    checker.jobs = records.jobs ?? checker.jobs
    checker.firstLine = records.fromLine
    checker.messages = language.messages
    return checker
  }
}
