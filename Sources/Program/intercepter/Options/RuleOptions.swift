public import ArgumentParser
internal import IntercepterICU
internal import IntercepterTerminal

/// The options for rules, in the order given, or for the profile that contains them.
///
/// ArgumentParser validates and documents these options, but does not preserve the order of
/// different options. `RuleArguments` therefore parses the rules again.
struct RuleOptions: ParsableArguments {
  @Option(
    rule: """
      A rule with its arguments, as after “Set Rule” in scripts: 'maxLength 10 gb18030', \
      'decimal 2 locale:de', 'emoji forbidden onViolation:amend'. The following options are \
      shorthands.
      """,
    value: "rule", completion: .custom { _, _, text in SettingHelp.completions(ofRule: text) })
  var rule: [String] = []

  @Option(
    rule: "No emoji, or only emoji.", value: "forbidden|only",
    completion: .list(["forbidden", "only"]))
  var emoji: [String] = []

  @Flag(help: "Only digits; those of other scripts become 0 to 9.")
  var numbersOnly = false

  @Option(rule: "A decimal number with at most this number of decimal places.", value: "places")
  var decimal: [String] = []

  @Option(rule: "Only these characters.", value: "characters")
  var allow: [String] = []

  @Option(rule: "None of these characters.", value: "characters")
  var forbid: [String] = []

  @Flag(help: "No line breaks.")
  var singleLine = false

  @Option(rule: "At most this length.", value: "n")
  var maxLength: [String] = []

  @Option(rule: "At least this length, when the text is finished.", value: "n")
  var minLength: [String] = []

  @Option(rule: "The finished text must match this pattern.", value: "pattern")
  var matches: [String] = []

  @Option(
    rule: "Only these values, separated by commas. A backslash precedes a comma in a value.",
    value: "values")
  var oneOf: [String] = []

  @Flag(help: "Typographic quotation marks and dashes become ASCII.")
  var straightPunctuation = false

  @Option(
    """
    The unit of all lengths; if it is given several times, of the length before it. (default: \
    graphemes, the user-perceived characters)
    """, value: "unit")
  var unit: LengthUnit.Name?

  @Option(
    "The locale of the separators of --decimal, such as de-DE, where 1.234,50 is accepted too.",
    value: "locale")
  var locale: String?

  @Option(
    """
    The response of all rules except --min-length to a violation (of the rule before it, if it is \
    given several times): reject the edit (reject), accept the part that conforms (amend), or \
    accept and report it, with a finished text that is invalid (flag) or valid (warn). (default: \
    reject)
    """,
    value: "policy")
  var onViolation: ViolationPolicy?

  @Option(
    "When the rules judge text that an input method is composing. (default: whenCommitted)",
    value: "policy")
  var composition: CompositionPolicy?

  @Option(
    """
    When smart punctuation substitutes “…” for typed dots: restore the previous dots (restore), \
    insert “...” instead (expand), or treat it as an ordinary edit (accept). (default: expand)
    """,
    value: "policy")
  var ellipsis: EllipsisPolicy?

  @Option(
    """
    The format of the field, as after “Set Format” in scripts: paymentCard, iban, “date de”, month, time, \
    dateAndTime, dateRange, oneTimeCode, “grouped en-IN”, 'pattern "#### ####"'. Outside \
    quotation marks, # begins a comment. (default: none)
    """,
    value: "format")
  var fieldFormat: String?

  @Option(
    "Use the rules of a profile, a JSON file, instead of options.", value: "file",
    completion: .file(extensions: ["json"]))
  var profile: String?

  @Option("The field of the profile.", value: "name", completion: .custom(fieldNames))
  var field: String?

  /// Returns the fields of the profile that an incomplete command line names.
  @Sendable private static func fieldNames(_ words: [String], _: Int, _: String) -> [String] {
    let words = RuleArguments.split(words)
    guard let place = words.firstIndex(of: "--profile"), words.indices.contains(place + 1),
      let bytes = try? contents(of: words[place + 1].expandingTilde),
      let profile = try? Profile(json: bytes, patternLibrary: .icu)
    else { return [] }
    return profile.fieldNames
  }
}

extension LengthUnit.Name: ExpressibleByArgument {}
extension ViolationPolicy: ExpressibleByArgument {
  /// Creates a policy from its name.
  ///
  /// `report` is the former name of `warn`.
  public init?(argument: String) { self.init(rawValue: argument == "report" ? "warn" : argument) }
}
extension CompositionPolicy: ExpressibleByArgument {}
extension EllipsisPolicy: ExpressibleByArgument {}
