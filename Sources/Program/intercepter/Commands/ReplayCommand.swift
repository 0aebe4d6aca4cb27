internal import IntercepterTerminal
internal import TextFieldSimulator

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Runs keystroke scripts and shows the state after each command.",
    usage: "intercepter replay [<options>] [<script> ...]",
    discussion: """
      A script sets the rules of a field, types into it, and states the expected
      text. Prints the state after each command, with `|` for the caret, `‹…›` for a
      selection and `[…]` for marked text, and the reason for a rejected edit. The
      exit status is 1 if an expectation fails, and 65 if a script has errors or no
      commands. With --json, errors are objects, too.

      THE LANGUAGE
      A line has one command: a verb and its arguments, with white space between. A
      text is in quotes: "a", 'a', or `a` without escapes. \\n \\t \\" \\\\ \\u{301} are
      escapes, and \\| \\‹ \\› \\[ \\] in a STATE. # begins a comment. Settings come
      first.

      Settings
        \(Self.settings)

      Verbs
        \(Self.verbs)

      COUNT is the number of repetitions. A STATE is a text with markers: "ab|" for
      a caret, "a‹b›" for a selection, "a[ni]|" for marked text. FROM..TO are
      grapheme cluster offsets. A KEY is for example Tab, Shift+Left or Ctrl+A. A
      CODE is the code of a violation, such as tooLong. A maxLength and a minLength
      need their UNIT, which is one of
        \(LengthUnit.Name.allCases.prefix(6).map(\.rawValue).joined(separator: ", ")),
        \(LengthUnit.Name.allCases.dropFirst(6).map(\.rawValue).joined(separator: ", ")).

      The file of --golden names scripts without their folders. --update-golden
      replaces it in one step, also through a symbolic link, unless a script fails.

      EXAMPLES
        intercepter replay Examples/Scripts/nickname.keys
        intercepter replay --mode both --quiet Examples/Scripts/*.keys
        printf 'Set Rule numbersOnly\\nType "12a"\\nExpect "12|"\\n' \\
          | intercepter replay

        A transcript that must not change by accident:
          intercepter replay story.keys --golden story.txt --update-golden
          intercepter replay story.keys --golden story.txt
      """)

  private static let settings = lines(
    [
      "Set Profile FILE FIELD",
      "Set Composition whenCommitted|immediately|off", "Set Ellipsis restore|expand|accept",
      "Set Text TEXT", "Set Platform ios|macos",
    ]
      + lines("Format", SettingHelp.formats) + ["Set Format off"]
      + SimulatedTextField.KeyboardFeature.allCases.map { "Set \($0.rawValue) on|off" }
      + lines("Rule", SettingHelp.rules)
      + ["and for most rules: onViolation:reject|amend|flag|warn"])

  private static let verbs = lines(KeystrokeScript.Verb.allCases.filter { $0 != .set }.map(\.usage))

  private static func lines(_ setting: String, _ kinds: [SettingHelp]) -> [String] {
    kinds.map { "Set \(setting) \($0.name)\($0.usage.isEmpty ? "" : " \($0.usage)")" }
  }

  /// Joins lines for an indented block of the help.
  private static func lines(_ all: [String]) -> String { all.joined(separator: "\n  ") }

  enum Modes: String, ExpressibleByArgument, CaseIterable {
    case delegate, notification, both

    var all: [SimulatedTextField.HostMode] {
      SimulatedTextField.HostMode(rawValue: rawValue).map { [$0] }
        ?? SimulatedTextField.HostMode.allCases
    }
  }

  @Option(
    help: """
      The host mode: the field proposes each edit (delegate) or reports each changed text \
      (notification). With “both”, each script runs in both modes.
      """)
  var mode = Modes.delegate

  @Flag(name: .shortAndLong, help: "Print failed expectations and the summary only.")
  var quiet = false

  @Flag(help: "Write an object for each command, and one for each script, as JSON Lines.")
  var json = false

  @Flag(help: "Show how each edit was decided, step by step.")
  var explain = false

  @Option(
    help: ArgumentHelp("Compare the transcripts with those in a file.", valueName: "file"),
    completion: .file())
  var golden: String?

  @Flag(help: "Write the transcripts to the file of --golden instead.")
  var updateGolden = false

  @OptionGroup(title: "Dates") var dates: TodayOptions

  @Argument(
    help: ArgumentHelp("Scripts. (default: standard input)", valueName: "script"),
    completion: .file(extensions: ["keys"]))
  var scripts: [String] = []

  private func verify() throws {
    if quiet, json { throw ValidationError("--quiet and --json cannot be combined.") }
    if explain, quiet || json {
      throw ValidationError("--explain is for transcripts, without --quiet and --json.")
    }
    if updateGolden, golden == nil {
      throw ValidationError("--update-golden needs the file: --golden FILE.")
    }
  }

  func run() throws {
    try verify()
    let report: Replay.Report = json ? .json : quiet ? .failures : .transcript
    var replay = Replay(
      report: report, explains: explain, modes: mode.all, today: dates.today,
      scriptCount: max(1, scripts.count),
      golden: golden.map { GoldenFile(path: $0, isUpdating: updateGolden) },
      progress: ProgressLine(isShown: report == .failures && scripts.count > 1))
    let outcome = try forEachFile(scripts, reportingBy: { try replay.report($0, of: $1) }) {
      file, name in
      let name = name == "-" ? "standard input" : name
      return try replay.run(contents(of: file, named: name), named: name)
    }
    let status = try replay.finish(outcome)
    if status != .success { throw status }
  }
}
