internal import IntercepterTerminal
internal import TextTools
internal import IntercepterRecords

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Validates the lines of a text, or the records of a table.",
    discussion: """
      Prints “line:column: message” for each violation, after the file's name if
      there is one, and a summary on standard error. Columns are grapheme
      clusters (user-perceived characters), from 1. Lines end in LF or CR LF.

      With --profile, each value is validated as a submission of its field: the
      field's fixes are applied first, and only “required” applies to an empty text.
      A field for values, such as numbers, drops invisible characters.
      Without --field, a file .csv, .tsv, .tab, .jsonl, .ndjson or .json is a table,
      as with --format. Each record is a submission of the whole form, and messages
      are “line:column: field: message”. With --format and --field, only that field
      is validated.

      On a terminal, each message shows the text with the violation underlined, and
      the summary counts the violations of each kind.

      The output does not depend on the number of --jobs. Memory holds a few chunks.
      In a pipe, the available input is validated before the program waits for more.
      An interrupted check names the line to continue with.

      A profile is a JSON file with a field for each column, of the same name:
        {"version":1,"fields":{
          "name":{"required":true,"rules":[
            {"rule":"maxLength","limit":40,"unit":"graphemes"}],
            "fixes":[{"fix":"trimWhitespace"}]},
          "phone":{"rules":[{"rule":"numbersOnly"}]}}}
      “intercepter explain” describes its rules in sentences.

      The exit status is 1 if a record does not conform. With --changes but without
      --fix, it is also 1 if a record would change. It is 65 if a record cannot be
      read.

      EXAMPLES
        Names that are too long for the database, or contain emoji:
          intercepter check names.txt --max-length 10 --unit gb18030 \\
            --emoji forbidden

        The same names, truncated and filtered until they fit:
          intercepter check names.txt --max-length 10 --unit gb18030 \\
            --emoji forbidden --fix --unsafe-fixes --changes --output fixed.txt

        Is there anything to fix? A check for continuous integration:
          intercepter check names.txt --profile signup.json --field nickname \\
            --changes

        A table of users, saved by a spreadsheet as CSV in UTF-8; what fixing would
        change; and a copy with fixed values:
          intercepter check --profile users.json users.csv
          intercepter check --profile users.json users.csv --changes
          intercepter check --profile users.json users.csv --fix --output new.csv

        One field of a profile, for a program that reads the result:
          intercepter check names.txt --profile signup.json --field nickname --json
      """)

  @OptionGroup(title: "Rules, evaluated in the order given") var options: RuleOptions

  @OptionGroup(title: "Records") var records: RecordOptions

  @OptionGroup(title: "Messages") var language: LanguageOptions

  @OptionGroup(title: "Dates") var dates: TodayOptions

  @Flag(
    help: """
      Write all records, with each value as a form would store it: trimmed, normalized, and in the notation \
      of its rules. Nothing is truncated or filtered. A value that does not conform is not changed: the exit \
      status is 1, and its violations are written to standard error.
      """)
  var fix = false

  @Flag(
    help: """
      With --fix or --changes: also truncate and filter free text that would not conform otherwise. \
      Numbers, dates, and values with a format or a pattern are not truncated. --changes marks these fixes.
      """)
  var unsafeFixes = false

  @Flag(
    help: """
      List each value that --fix changes, old and new, on standard error. Without --fix: list each value \
      that it would change on standard output, and fail if there are any. With --json: add the changes to \
      each object. The texts of secret fields are omitted.
      """)
  var changes = false

  @Flag(help: "Write an object for each record, as JSON Lines.")
  var json = false

  @Flag(
    name: .shortAndLong,
    help: """
      Write only the summary, with the number of violations of each kind, and nothing if all is well. \
      With --fix: write only the records and this summary.
      """)
  var quiet = false

  @OptionGroup(title: "Reports and files") var reports: ReportOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      Write to this file instead of standard output. An interrupted check leaves the previous file \
      unchanged.
      """, valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(
    help: """
      With --fix: replace each file by its fixed records, if any of them has changed. An interrupted \
      check leaves the file unchanged. Other hard links to a file keep the old content.
      """)
  var inPlace = false

  @Argument(
    help: ArgumentHelp("The texts or tables. (default: standard input)", valueName: "file"),
    completion: .file())
  var files: [String] = []

  /// The files, or `-` for standard input.
  private var inputs: [String] { files.isEmpty ? ["-"] : files }

  /// Returns the format of a file: that of `--format`, or of its extension.
  ///
  /// Without a profile, or with `--field`, the program reads lines, unless options describe CSV.
  private func format(of file: String) -> RecordOptions.Format {
    if let format = records.format { return format }
    let isForm = options.profile != nil && (options.field == nil || records.describesCSV)
    return isForm ? RecordOptions.Format(extensionOf: file) : .lines
  }

  private func verify() throws {
    try options.verify()
    try records.verify(inputs.map(format))
    try language.verify()
    if let format = records.format, format != .lines, options.profile == nil {
      throw ValidationError("--format \(format.rawValue) needs --profile FILE.")
    }
    if !options.hasRules {
      if files.contains(where: { RecordOptions.Format(extensionOf: $0) != .lines }) {
        throw ValidationError(
          """
          There are no rules to check against. Give a table a profile with its fields, --profile FILE, \
          or rules for each line, such as --max-length 10 --unit gb18030.
          """)
      }
      throw ValidationError(
        """
        There are no rules to check against. Give some, such as --max-length 10 --unit gb18030, or \
        --profile FILE --field NAME.
        """)
    }
    if quiet, json || changes {
      throw ValidationError("--quiet cannot be combined with --json or --changes.")
    }
    if quiet, !fix, output != nil { throw ValidationError("--quiet leaves nothing for --output.") }
    try reports.verify()
    if reports.maxReports != nil, json {
      throw ValidationError("--max-reports is not for --json, which writes each record.")
    }
    if reports.separates {
      if output != nil || inPlace {
        throw ValidationError("--valid and --invalid are outputs: omit --output and --in-place.")
      }
      if files.count > 1 { throw ValidationError("--valid and --invalid separate one file.") }
      if records.fromLine > 1 { throw ValidationError("--valid and --invalid need whole files.") }
    }
    if !reports.uniqueFields.isEmpty, records.fromLine > 1 {
      throw ValidationError("--unique compares all records; omit --from-line.")
    }
    if unsafeFixes, !fix, !changes {
      throw ValidationError("--unsafe-fixes needs --fix or --changes.")
    }
    if inPlace {
      if !fix { throw ValidationError("--in-place needs --fix.") }
      if output != nil { throw ValidationError("--in-place and --output cannot be combined.") }
      if records.fromLine > 1 { throw ValidationError("--in-place checks whole files.") }
      if files.isEmpty || files.contains("-") {
        throw ValidationError("--in-place needs files; it cannot replace standard input.")
      }
    }
    if fix, json { throw ValidationError("--fix and --json cannot be combined.") }
  }

  func run() throws {
    try verify()
    let profile = try options.readProfile().map(dates.resolved)
    let checker = try makeChecker(profile)
    Interruption.await()
    let destination = try CheckDestination(
      output: output, isInPlace: inPlace, valid: reports.valid, invalid: reports.invalid)
    var run = CheckRun(
      checker: checker, format: recordFormat,
      fieldNames: records.namesFormat
        ? [] : options.field.map { [$0] } ?? profile?.fieldNames ?? [],
      destination: destination,
      namesFiles: json ? files.count > 1 : !files.isEmpty, encoding: records.encoding,
      isQuiet: quiet, listsKinds: quiet || isatty(STDERR_FILENO) == 1)
    var status = ExitCode.success
    do {
      status = try forEachFile(files) { file, name in try run.check(file, named: name) }
      try destination.commit(files: max(1, files.count))
    } catch let interrupted as Interrupted {
      destination.discard()
      run.finish()
      try interrupted.end()
    } catch {
      destination.discard()
      throw error
    }
    run.finish()
    if let path = reports.report { try FileReplacement.write(run.tally.report, to: path) }
    if status != .success { throw status }
  }

  private func makeChecker(_ profile: Profile?) throws -> RecordChecker {
    var checker =
      if let profile {
        try makeChecker(of: profile)
      } else {
        RecordChecker(try dates.resolved(options.makeField()).makeIntercepter())
      }
    // A terminal also displays the text and colours.
    if output == nil, isatty(STDOUT_FILENO) == 1 {
      checker.showsText = true
      checker.isColored = Style.isColored
    }
    checker.report = fix ? .fixed : quiet ? .counts : json ? .json : changes ? .changes : .messages
    checker.maxReports = reports.maxReports
    checker.uniqueFields = reports.uniqueFields
    checker.uniqueIgnoresCase = reports.ignoreCase
    checker.listsChanges = changes
    checker.appliesUnsafeFixes = unsafeFixes
    checker.jobs = records.jobs ?? checker.jobs
    checker.firstLine = records.fromLine
    checker.messages = language.messages
    return checker
  }

  private func makeChecker(of profile: Profile) throws -> RecordChecker {
    let fields = try options.makeFields(of: profile)
    guard options.field != nil else {
      for input in inputs where format(of: input) == .lines {
        try refuseLines(of: input, fields.map(\.name))
      }
      return try RecordChecker(profile, format: recordFormat(of: inputs[0]))
    }
    let (name, specification) = fields[0]
    let format = recordFormat(of: inputs[0])
    var checker = try RecordChecker(Profile(fields: [name: specification]), format: format)
    // The records of a table also contain the values of other fields, which may be secret.
    if format != .lines(field: name), profile.form.contains(where: { $0.specification.isSecret }) {
      checker.isDiscreet = true
    }
    return checker
  }

  /// Returns the format of a file, with the field of its lines.
  private func recordFormat(of file: String) -> RecordFormat {
    records.table(format(of: file)) ?? .lines(field: options.field ?? "")
  }

  /// Throws an error about lines without a field, or about a file that has no lines of text.
  private func refuseLines(of file: String, _ fields: [String]) throws {
    let name = file == "-" ? "" : " of \(file)"
    if file != "-", records.format == nil {
      let encoded = try withFile(file) {
        try EncodedFile(
          $0, named: file, encoding: records.encoding, isJSON: false, isWrittenBack: false)
      }
      if let table = TableGuess(encoded.firstLine, fields: fields) {
        throw ValidationError("\(file) looks like a table; add \(table.options).")
      }
    }
    throw ValidationError(
      """
      Which field do the lines\(name) contain? Add --field NAME: \
      \(fields.map { "“\($0)”" }.formattedAlternatives). For a table of all fields, add \
      --format csv or --format jsonl.
      """)
  }
}
