public import ArgumentParser
internal import IntercepterICU
internal import IntercepterProfiles
public import TextInputIntercepter

/// The options for rules, in the order given, or for the profile that contains them.
///
/// ArgumentParser validates and documents these options, but does not preserve the order of
/// different options. `RuleArguments` therefore parses the rules again.
struct RuleOptions: ParsableArguments {
  @Option(
    rule: "No emoji, or nothing but emoji.", value: "forbidden|only",
    completion: .list(["forbidden", "only"]))
  var emoji: [String] = []

  @Flag(help: "Digits 0 to 9 only.")
  var numbersOnly = false

  @Option(rule: "A decimal number with at most so many decimal places.", value: "places")
  var decimal: [String] = []

  @Option(rule: "These characters only.", value: "characters")
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
    "What all lengths are counted in. (default: graphemes, what people see as characters)",
    value: "unit")
  var unit: UnitName?

  @Option(
    "Whose separators --decimal takes, such as de-DE: 1.234,50 is understood as well.",
    value: "locale")
  var locale: String?

  @Option(
    """
    What all rules but --min-length do about a violation: refuse the edit (reject), let in what \
    conforms (amend), or let it in and say so, with a finished text invalid (flag) or valid (warn). \
    (default: reject)
    """,
    value: "policy")
  var onViolation: ViolationPolicy?

  @Option(
    "When the text that an input method is still composing is judged. (default: whenCommitted)",
    value: "policy")
  var composition: CompositionPolicy?

  @Option(
    """
    When smart punctuation puts “…” for typed full stops: bring them back, write “...”, or take it \
    as an ordinary edit. (default: expand)
    """,
    value: "policy")
  var ellipsis: EllipsisPolicy?

  @Option(
    """
    How the field shows its text, as scripts have it behind “Set Format”: paymentCard, iban, “date de”, month, time, \
    dateAndTime, dateRange, oneTimeCode, “grouped en-IN”, 'pattern "#### ####"'. (default: as it is)
    """,
    value: "format")
  var fieldFormat: String?

  @Option(
    "Rules from a profile, a JSON file, instead of options.", value: "file",
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

extension UnitName: ExpressibleByArgument {}
extension ViolationPolicy: ExpressibleByArgument {
  /// Creates a policy from its name.
  ///
  /// `report` is the former name of `warn`.
  public init?(argument: String) { self.init(rawValue: argument == "report" ? "warn" : argument) }
}
extension CompositionPolicy: ExpressibleByArgument {}
extension EllipsisPolicy: ExpressibleByArgument {}
