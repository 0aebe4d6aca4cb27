public import ArgumentParser
public import TextInputIntercepter

/// The options that rules come from, in the order given, or the profile that has them.
///
/// ArgumentParser checks these options and explains them; it keeps no order between different ones, so
/// the rules are read from the arguments once more (`RuleArguments`).
struct RuleOptions: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("No emoji, or nothing but emoji.", valueName: "forbidden|only")
  )
  var emoji: [String] = []

  @Flag(help: "Digits 0 to 9 only.")
  var numbersOnly = false

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A decimal number with at most so many decimal places.",
      valueName: "places"
    )
  )
  var decimal: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("These characters only.", valueName: "characters")
  )
  var allow: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("None of these characters.", valueName: "characters")
  )
  var forbid: [String] = []

  @Flag(help: "No line breaks.")
  var singleLine = false

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("At most this length.", valueName: "n")
  )
  var maxLength: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("At least this length, when the text is finished.", valueName: "n")
  )
  var minLength: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "The finished text must match this pattern.",
      valueName: "pattern"
    )
  )
  var matches: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      What all lengths are counted in. (default: graphemes, what people see as characters)
      """,
      valueName: "unit"
    )
  )
  var unit: UnitName?

  @Option(
    help: ArgumentHelp(
      "Whose separators --decimal takes, such as de-DE: 1.234,50 is understood as well.",
      valueName: "locale"
    )
  )
  var locale: String?

  @Option(
    help: ArgumentHelp(
      """
      What all rules but --min-length do about a violation: refuse the edit (reject), let in what \
      conforms (amend), or let it in and say so, with a finished text invalid (flag) or valid (warn). \
      (default: reject)
      """,
      valueName: "policy"
    )
  )
  var onViolation: ViolationPolicy?

  @Option(
    help: ArgumentHelp(
      """
      When the text that an input method is still composing is judged. (default: whenCommitted)
      """,
      valueName: "policy"
    )
  )
  var composition: CompositionPolicy?

  @Option(
    help: ArgumentHelp(
      """
      When smart punctuation puts “…” for typed full stops: bring them back, write “...”, or take it \
      as an ordinary edit. (default: expand)
      """,
      valueName: "policy"
    )
  )
  var ellipsis: EllipsisPolicy?

  @Option(
    help: ArgumentHelp(
      "Rules from a profile, a JSON file, instead of options.",
      valueName: "file"
    )
  )
  var profile: String?

  @Option(help: ArgumentHelp("The field of the profile.", valueName: "name"))
  var field: String?
}

extension UnitName: ExpressibleByArgument {}
extension ViolationPolicy: ExpressibleByArgument {
  /// Reads a policy; `report` is what `warn` was called at first.
  public init?(argument: String) { self.init(rawValue: argument == "report" ? "warn" : argument) }
}
extension CompositionPolicy: ExpressibleByArgument {}
extension EllipsisPolicy: ExpressibleByArgument {}
