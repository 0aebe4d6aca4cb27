struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compiles a profile for web pages, with the messages of one language.",
    discussion: """
      A page that loads the compiled profile needs neither a reader of JSON nor the
      tables of locales, and its engine is smaller: the program says which one.
      Custom rules and patterns of ICU cannot be compiled.

      EXAMPLES
        intercepter compile signup.json --language zh-Hans --output signup.intercepter
        intercepter compile signup.json --field nickname --output nickname.intercepter
      """)

  @Argument(help: "The profile, a file.")
  var profile: String

  @OptionGroup(title: "Messages") var language: LanguageOptions

  @Option(
    name: .customLong("field"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A field to compile; can be given more than once. (default: all)", valueName: "name"))
  var fields: [String] = []

  @Option("The file to write. (default: standard output)", value: "file")
  var output: String?

  func run() throws {
    try language.verify()
    if output == nil, isatty(STDOUT_FILENO) == 1 {
      throw ValidationError("A compiled profile is binary. Write it to a file with --output FILE.")
    }
    let json = try contents(of: profile)
    let compiled = try reportingErrors(in: profile) { () throws(ProfileErrors) in
      let tables = PatternTables()
      let profile = try Profile(json: json, patternTables: tables)
      profile.warnings.forEach { note($0.description(in: self.profile)) }
      return try profile.compiled(
        language: language.language ?? "en", fields: fields.isEmpty ? nil : fields, tables)
    }
    guard let output else {
      _ = try FileDescriptor.standardOutput.writeAll(compiled)
      return
    }
    try FileReplacement.write(compiled, to: output)
    let engine = CompiledProfile.engine(for: compiled)!
    note("\(output.shownOnTerminal): \(compiled.count) bytes, for \(engine)")
  }
}
