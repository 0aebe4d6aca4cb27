internal import ArgumentParser
internal import TextFieldSimulator

/// Runs of keystroke scripts.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Runs keystroke scripts and shows the state after each command.",
    usage: "intercepter replay [<options>] [<script> ...]",
    discussion: """
      A script sets the rules of a field, types into it, and states what it must show
      then. Docs/KeystrokeScripts.md is the reference of the language.

      Prints the state after each command, with `|` for the caret, `‹…›` for a
      selection and `[…]` for marked text, and the reason for a refused edit. The
      exit status is 1 if an expectation fails, and 65 if a script has errors.

      EXAMPLES
        intercepter replay Examples/Scripts/nickname.keys
        intercepter replay --mode both --quiet Examples/Scripts/*.keys
        printf 'Set Rule numbersOnly\\nType "12a"\\nExpect "12|"\\n' \\
          | intercepter replay

        A transcript that must not change by accident:
          intercepter replay story.keys --golden story.txt --update-golden
          intercepter replay story.keys --golden story.txt
      """
  )

  /// The ways in which the host talks to the intercepter.
  enum Modes: String, ExpressibleByArgument, CaseIterable {
    case delegate
    case notification
    case both

    var all: [SimulatedTextField.HostMode] {
      switch self {
      case .delegate: [.delegate]
      case .notification: [.notification]
      case .both: [.delegate, .notification]
      }
    }
  }

  @Option(
    help: """
      Whether the field proposes each edit (delegate), reports each changed text \
      (notification), or runs the scripts in both modes.
      """
  )
  var mode = Modes.delegate

  @Flag(name: .shortAndLong, help: "Print failed expectations and the summary only.")
  var quiet = false

  @Flag(help: "Write an object for each command, and one for each script, as JSON Lines.")
  var json = false

  @Option(
    help: ArgumentHelp("Compare the transcripts with those in a file.", valueName: "file"),
    completion: .file()
  )
  var golden: String?

  @Flag(help: "Write the transcripts to the file of --golden instead.")
  var updateGolden = false

  @Argument(
    help: ArgumentHelp("Scripts. (default: standard input)", valueName: "script"),
    completion: .file(extensions: ["keys"])
  )
  var scripts: [String] = []

  private func verify() throws {
    if quiet, json { throw ValidationError("--quiet and --json cannot go together.") }
    if updateGolden, golden == nil {
      throw ValidationError("--update-golden needs the file: --golden FILE.")
    }
  }

  func run() throws {
    try verify()
    var replay = Replay(
      report: json ? .json : quiet ? .failures : .transcript,
      modes: mode.all,
      scriptCount: max(1, scripts.count),
      golden: golden.map { GoldenFile(path: $0, isUpdating: updateGolden) }
    )
    let outcome = try forEachFile(scripts) { file, name in
      let name = name == "-" ? "standard input" : name
      return try replay.run(contents(of: file, named: name), named: name)
    }
    let status = try replay.finish(outcome)
    if status != .success { throw status }
  }
}

extension ReplayCommand.Modes {
  static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
