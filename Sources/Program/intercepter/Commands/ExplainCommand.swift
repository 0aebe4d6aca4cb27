struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Describes rules in sentences.",
    discussion: """
      Writes one line for each rule, to show below a field. Without --field, all
      fields of a profile are described, with the rules across them.

      EXAMPLES
        intercepter explain --max-length 10 --unit gb18030 --language ja
        intercepter explain --profile signup.json --language zh-Hans
      """)

  @OptionGroup(title: "Rules, in the order given") var options: RuleOptions

  @OptionGroup(title: "Messages") var language: LanguageOptions

  @OptionGroup(title: "Dates") var dates: TodayOptions

  @Flag(help: "Write an object for each field, as JSON Lines.")
  var json = false

  private func verify() throws {
    try options.verify()
    try language.verify()
    if options.hasRules { return }
    throw ValidationError(
      "There are no rules to explain. Give some, such as --max-length 10, or --profile FILE.")
  }

  func run() throws {
    try verify()
    let messages = language.messages ?? Messages(preferring: [])
    let profile = try options.readProfile().map(dates.resolved)
    var output = Output()
    for (index, (name, field)) in try options.makeFields(of: profile).enumerated() {
      let sentences =
        profile?.sentences(for: name, in: messages)
        ?? dates.resolved(field).sentences(in: messages)
      if json {
        try output.writeObject { line in
          if profile != nil { line.member("field", name) }
          if let label = field.label { line.member("label", label) }
          line.member("sentences") { $0.array(sentences) { $0.string($1) } }
        }
        continue
      }
      if index > 0 { try output.write("\n") }
      if profile != nil {
        let label = field.label.map { " (\($0))" } ?? ""
        try output.write("\(name)\(label):".shownOnTerminal + "\n")
      }
      let indentation = profile == nil ? "" : "  "
      for sentence in sentences {
        try output.write("\(indentation)\(sentence.shownOnTerminal)\n")
      }
    }
    try output.flush()
  }
}
