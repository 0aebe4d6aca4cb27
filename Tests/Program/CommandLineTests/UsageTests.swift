import Foundation
import Testing

/// What is said of a wrong call, and the statuses.
@Suite struct UsageTests {
  static let wrong: [(arguments: [String], message: String)] = [
    (["process", "--max-length", "-1"], number("--max-length", "-1")),
    (["process", "--max-length", "ten"], number("--max-length", "\"ten\"")),
    (
      ["process", "--max-length", "9223372036854775808"],
      """
      --max-length: expected a whole number from 0 to 9223372036854775807, found 9223372036854775808
      """
    ),
    (["process", "--min-length", "1.5"], number("--min-length", "1.5")),
    (["process", "--decimal", "--emoji"], number("--decimal", "\"--emoji\"")),
    (["process", "--max-length"], "Missing value for '--max-length <n>'"),
    (["process", "--emoji", "some"], "--emoji is “forbidden” or “only”, not “some”."),
    (
      ["process", "--matches", "a{2,1}"],
      """
      --matches: The maximum number of repetitions is less than the minimum. \
      (line 1, column 5 of the pattern)
      """
    ),
    (
      ["process", "--max-length", "1", "--unit", "bytes"],
      """
      The value 'bytes' is invalid for '--unit <unit>'. Please provide one of the following:
        - graphemes
        - scalars
        - utf16
        - utf8
        - gb18030
        - gb18030-2000
        - gb18030-2005
        - gb18030-2022
        - doubleWidth
      """
    ),
    (
      ["check", "--on-violation", "drop"],
      """
      The value 'drop' is invalid for '--on-violation <policy>'. Please provide one of 'reject', \
      'amend', 'flag' or 'warn'.
      """
    ),
    (
      ["process", "--max-lenght", "1"],
      "Unknown option '--max-lenght'. Did you mean '--max-length'?"
    ),
    (["process", "--json"], "Unknown option '--json'"),
    (
      ["process", "--max-length", "1", "--unit", "utf8", "--unit", "utf16"],
      "--unit is given once, for all rules, or several times, each behind a rule that has it."
    ),
    (
      ["process", "--unit", "utf8", "--max-length", "1", "--unit", "utf16", "--min-length", "1"],
      "--unit is given once, for all rules, or several times, each behind a rule that has it."
    ),
    (
      ["process", "--composition", "off", "--composition", "off"],
      "--composition can be given once."
    ),
    (["process", "--max-length", "1", "--locale", "de"], "--locale needs --decimal PLACES."),
    (
      ["process", "--decimal", "2", "--locale", "tlh"],
      #"--decimal: expected a locale that CLDR knows, such as "de-DE", found "tlh""#
    ),
    (
      ["process", "--field-format", "date en-US dayMonthYear"],
      """
      --field-format: the locale already determines this
      date en-US dayMonthYear
                 ^~~~~~~~~~~~
      """
    ),
    (
      ["process", "--field-format", #"grouped by:"," sizes:"100""#],
      """
      --field-format: expected a whole number from 1 to 64, found 100
      grouped by:"," sizes:"100"
                     ^~~~~~~~~~~
      """
    ),
    (
      ["process", "--rule", "decimal 2 locale:fa", "--field-format", "grouped fa digits:any"],
      "the digits of the format are “any”, but those of the rule “decimal” are “normalized”; write “any” in both or in neither."
    ),
    (["check", "--one-of", ","], "--one-of: expected at least one value"),
    (["process", "--field", "name"], "--field needs --profile FILE."),
    (
      ["check", "--profile", "Examples/users.json"],
      """
      Which field do the lines contain? Add --field NAME: “nickname”, “phone” or “balance”. For \
      a table of all fields, add --format csv or --format jsonl.
      """
    ),
    (
      ["process", "--profile", "Examples/users.json", "--field", "nickmane"],
      "Examples/users.json has no field “nickmane”; did you mean “nickname”?"
    ),
    (["check", "--format", "csv"], "--format csv needs --profile FILE."),
    (
      ["check", "--unit", "utf8", "--emoji", "forbidden"],
      "--unit utf8 counts a length; say which: --max-length N or --min-length N."
    ),
    (
      ["check", "--max-lenght", "3"], "Unknown option '--max-lenght'. Did you mean '--max-length'?"
    ),
    (["check", "--max-len", "3"], "Unknown option '--max-len'. Did you mean '--max-length'?"),
    (["check", "--fromline", "3"], "Unknown option '--fromline'. Did you mean '--from-line'?"),
    (["--zzz"], "Unknown option '--zzz'"),
    (["chekc"], "There is no subcommand “chekc”; did you mean “check”?"),
    (
      ["check", "--profile", "p.json", "--field", "f", "--single-line"],
      "--profile already contains rules; --single-line cannot add to them."
    ),
    (
      ["check", "--profile", "p.json", "--field", "f", "--on-violation", "amend"],
      """
      --unit, --locale and --on-violation are for rules given as options; those of a profile \
      have their own.
      """
    ),
    (
      ["check", "names.txt"],
      """
      There are no rules to check against. Give some, such as --max-length 10 --unit gb18030, or \
      --profile FILE --field NAME.
      """
    ),
    (["help", "chekc"], "There is no subcommand “chekc”; did you mean “check”?"),
    (["check", "--numbers-only", "--fix", "--json"], "--fix and --json cannot be combined."),
    (["measure", "a", "b"], "Unexpected argument 'b'"),
    (["prozess"], "There is no subcommand “prozess”; did you mean “process”?"),
    (
      ["xyz"],
      """
      There is no subcommand “xyz”; the subcommands are: repl, replay, process, check, measure, explain, compile, emoji, help
      """
    ),
  ]

  @Test(arguments: wrong) func `a wrong call is explained`(
    row: (arguments: [String], message: String)
  ) throws {
    let run = try Program.run(row.arguments, input: [])
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: \(row.message)\n"), "\(run)")
    #expect(run.errors.contains("Usage: intercepter"))
  }

  @Test func `help and version are no errors`() throws {
    let changes = try String(
      contentsOf: Program.package.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let version = try #require(changes.firstMatch(of: /\n## ([0-9.]+)/)).1
    #expect(try Program.output("--version") == "\(version) (CLDR 48)\n")
    let help = try Program.output("--help")
    for command in ["repl", "replay", "process", "check", "measure", "explain"] {
      #expect(help.contains("\n  \(command) "))
      let own = try Program.output(command, "--help")
      #expect(own.contains("\nEXAMPLE"))
      // Nothing is wrapped that was laid out by hand.
      #expect(own.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(own)")
    }
  }

  private static func number(_ option: String, _ value: String) -> String {
    "\(option): expected a whole number from 0, found \(value)"
  }
}
