internal import ArgumentParser
internal import SystemPackage
internal import TextInputIntercepter

/// Validation of files, line by line.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Validates each line of a text.",
    discussion: """
      Prints “line:column: message” for each violation, with the file's name before
      it where one is named, and a summary on standard error. Columns are grapheme
      clusters, what people see as characters, from 1. Lines end in LF or CR LF.

      The exit status is 1 if a line does not conform, 65 if one is not UTF-8.

      EXAMPLES
        Names that are too long for the database, or have emoji in them:
          intercepter check names.txt --max-length 10 --unit gb18030 \\
            --emoji forbidden

        The same names, cut and filtered until they fit:
          intercepter check names.txt --max-length 10 --unit gb18030 \\
            --emoji forbidden --fix > fixed.txt

        One field of a profile, for a program that reads the answer:
          cut -d, -f2 users.csv \\
            | intercepter check --profile signup.json --field nickname --json
      """
  )

  @OptionGroup(title: "Rules, asked in the order given") var options: RuleOptions

  @Flag(
    help: """
      Write all lines, cut and filtered until they conform. The exit status is 1 if that was not \
      possible for one; it stands on standard error.
      """
  )
  var fix = false

  @Flag(help: "Write an object for each line, as JSON Lines.")
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
  }

  func run() throws {
    var checker = Checker(
      intercepter: try options.makeIntercepter(),
      report: fix ? .fixed : json ? .json : .messages,
      namesFiles: json ? files.count > 1 : !files.isEmpty
    )
    var status = try forEachFile(files) { file, name in
      try checker.check(file, named: name)
      return .success
    }
    try checker.finish()
    status.worsen(to: checker.status)
    if status != .success { throw status }
  }
}
