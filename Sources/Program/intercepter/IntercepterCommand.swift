internal import IntercepterForms
internal import TextTools

/// The program, which evaluates the rules of text fields on the command line.
@main
struct IntercepterCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "intercepter",
    abstract: "Applies the rules of an app's text fields on the command line.",
    discussion: """
      Rules limit the text of a field, for example to 10 bytes of GB 18030, no emoji,
      or two decimal places. You give them as options, or in a profile that an app
      and a server share.

      EXAMPLES
        How long is this, and why?
          intercepter measure "张三😀"

        Which of these names are too long for the database?
          intercepter check names.txt --max-length 10 --unit gb18030

        How does a field respond to a keystroke?
          echo '{"previous":{"text":"张三"},"current":{"text":"张三😀"}}' \\
            | intercepter process --emoji forbidden

      EXIT STATUS
        0   All is well.
        1   Something does not conform.
        64  The options or arguments are wrong.
        65  Some of the input could not be read.
        66  A file does not exist or cannot be read.
        69  The terminal lacks a capability that the program needs.
        74  Reading or writing failed, as on a full disk.
        128 plus a signal's number: the signal ended the program. 130 is Ctrl+C, and
            also means that no text was entered or no emoji was chosen.

      COMPLETIONS, for zsh, bash or fish
        intercepter --generate-completion-script zsh
      """,
    version: "\(version) (CLDR \(NumberSymbols.versionOfCLDR))",
    subcommands: [
      ReplCommand.self, ReplayCommand.self, ProcessCommand.self, CheckCommand.self,
      MeasureCommand.self, ExplainCommand.self, CompileCommand.self, EmojiCommand.self,
    ],
    defaultSubcommand: ReplCommand.self
  )

  static let _errorLabel = "error"

  static func main() {
    // Ctrl+\ must not make the runtime report a crash.
    signal(SIGQUIT, SIG_DFL)
    do {
      let arguments = RuleArguments.split(CommandLine.arguments.dropFirst())
      let isHelp = arguments.first == "help" && arguments.count > 1
      try verify(subcommand: isHelp ? arguments[1] : arguments.first)
      try run(try parse(arguments))
    } catch let failure as Failure {
      complain(failure.message)
      exit(withError: failure.status)
    } catch Errno.brokenPipe {
      // The reader has closed the pipe (`| head`). Usually the signal SIGPIPE ends the program
      // first. Where it is ignored, as in a service of systemd, somebody has to notice.
      complain("The reader of standard output has closed it; the rest was not written.")
      exit(withError: ExitCode.inputOutputError)
    } catch let error as Errno {
      complain(error.description)
      exit(withError: ExitCode.inputOutputError)
    } catch {
      let status = exitCode(for: error)
      if status.isSuccess, CommandLine.arguments.contains("--generate-completion-script") {
        print(CompletionScript.completingDefaultSubcommand(in: fullMessage(for: error)))
        exit(withError: status)
      }
      // Help is not an error, and an exit status alone has no message.
      if status.isSuccess || error is ExitCode { exit(withError: error) }
      note(withSuggestion(fullMessage(for: error)))
      exit(withError: status)
    }
  }

  /// Parses the arguments of a subcommand, or of the default subcommand.
  ///
  /// From the root, ArgumentParser also inspects the options of the default subcommand, which can
  /// take longer than the run itself. A named subcommand is parsed directly. Only if that fails,
  /// also for a request for help, the root parses again, because its errors name the whole command.
  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    guard let name = arguments.first, let named = subcommand(named: name),
      named.configuration.subcommands.isEmpty,
      let command = try? named.parseAsRoot(Array(arguments.dropFirst()))
    else { return try parseAsRoot(arguments) }
    return command
  }

  private static func subcommand(named name: String) -> (any ParsableCommand.Type)? {
    // The help of `replay` names the arguments of every kind, and takes longest to write.
    (configuration.subcommands.filter { $0 != ReplayCommand.self } + [ReplayCommand.self])
      .first { $0._commandName == name }
  }

  /// Runs a command and adds the usage to errors in its options.
  private static func run(_ command: any ParsableCommand) throws {
    var command = command
    do {
      try command.run()
    } catch let error as ValidationError {
      throw wrongUsage(error.message, of: type(of: command))
    }
  }

  /// Reports an unknown subcommand with the most similar name.
  ///
  /// ArgumentParser would pass the word to the default subcommand as an argument.
  private static func verify(subcommand name: String?) throws {
    guard let name, !name.hasPrefix("-"), name != "help", subcommand(named: name) == nil else {
      return
    }
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    let hint =
      name.suggestion(in: names) ?? "the subcommands are: \(names.joined(separator: ", "))"
    throw wrongUsage("There is no subcommand “\(name)”; \(hint)", of: Self.self)
  }

  /// Replaces ArgumentParser's suggestion of an option by the most similar one, and adds one about
  /// the format of a field.
  ///
  /// Its own may share only a few letters.
  private static func withSuggestion(_ message: String) -> String {
    let parts = message.split(separator: "'", maxSplits: 4, omittingEmptySubsequences: false)
    if parts.count == 5, parts[3] == "--format <format>",
      Intercepter.kinds.names().contains(String(parts[1].prefix { $0 != " " }))
    {
      return message.replacing(
        "\n", with: " The format of a field is --field-format.\n", maxReplacements: 1)
    }
    guard parts.count == 5, parts[2] == ". Did you mean " else { return message }
    let name = CommandLine.arguments.dropFirst().first ?? ""
    let command = configuration.subcommands.first { $0._commandName == name } ?? ReplCommand.self
    let options = Set(
      helpMessage(for: command).split(whereSeparator: { " ,\n".contains($0) })
        .filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) })
    let nearest = String(parts[1].dropFirst(2)).nearest(in: options.sorted())
    let hint = nearest.map { ". Did you mean '--\($0)'?" } ?? ""
    return "\(parts[0])'\(parts[1])'\(hint)\(parts[4].dropFirst())"
  }

  private static func wrongUsage(_ message: String, of command: any ParsableCommand.Type) -> Failure
  {
    let usage = command == Self.self ? usageString() : usageString(for: command)
    let name = command == Self.self ? "" : " \(command._commandName)"
    return Failure(
      message: """
        \(message)
        Usage: \(usage)
          See 'intercepter\(name) --help' for more information.
        """,
      status: .validationFailure)
  }
}
