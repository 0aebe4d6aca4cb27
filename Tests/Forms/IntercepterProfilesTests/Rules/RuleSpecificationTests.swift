import IntercepterICU
import IntercepterProfiles
import Testing
import TextInputIntercepter

@Suite struct RuleSpecificationTests {
  @Test(arguments: [
    (#"["caseInsensitive"]"#, "AB", true), (#"["caseInsensitive"]"#, "a b", false),
    (#"["comments"]"#, "ab", true), (#"["comments"]"#, "AB", false),
    (#"["caseInsensitive","comments"]"#, "AB", true),
  ]) func `options are those of either engine`(options: String, text: String, isValid: Bool) throws
  {
    for engine in ["automaton", "icu"] {
      let pattern = options.contains("comments") ? "a b  # two letters" : "ab"
      let json = """
        {"version":1,"fields":{"f":{"rules":[\
        {"rule":"matches","pattern":"\(pattern)","options":\(options),"engine":"\(engine)"}]}}}
        """
      let profile = try Profile(json: json, patternLibrary: .icu)
      #expect(try profile.intercepter(for: "f")?.validate(text).isValid == isValid, "\(engine)")
    }
  }

  static let rules: [(json: String, rule: RuleSpecification)] = [
    (#"{"rule":"emoji","policy":"forbidden"}"#, .emoji(.forbidden)),
    (
      #"{"rule":"emoji","policy":"only","counting":"rgi","onViolation":"amend"}"#,
      .emoji(.only, counting: .rgi, onViolation: .amend)
    ),
    (
      #"{"rule":"emoji","policy":"allowed","upTo":"15.1"}"#,
      .emoji(.allowed(upTo: EmojiVersion(15, 1)))
    ),
    (#"{"rule":"maxLength","limit":0,"unit":"utf16"}"#, .maxLength(0, in: .utf16)),
    (
      #"{"rule":"maxLength","limit":10,"unit":"gb18030-2000","onViolation":"warn"}"#,
      .maxLength(10, in: .gb18030Of2000, onViolation: .warn)
    ),
    (
      #"{"limit":9223372036854775807,"unit":"doubleWidth","rule":"minLength"}"#,
      .minLength(.max, in: .doubleWidth)
    ),
    (#"{"rule":"numbersOnly"}"#, .numbersOnly()),
    (
      #"{"rule":"numbersOnly","digits":"ascii","onViolation":"amend"}"#,
      .numbersOnly(.ascii, onViolation: .amend)
    ),
    (#"{"rule":"decimal","places":2}"#, .decimal(DecimalSpecification(places: 2))),
    (
      #"{"rule":"decimal","places":2,"locale":"de-DE"}"#,
      .decimal(DecimalSpecification(places: 2, locale: "de-DE"))
    ),
    (#"{"rule":"allowedCharacters","characters":"abc"}"#, .allowedCharacters("abc")),
    (
      #"{"rule":"forbiddenCharacters","characters":"<>","onViolation":"amend"}"#,
      .forbiddenCharacters("<>", onViolation: .amend)
    ),
    (#"{"rule":"matches","pattern":"[a-z]+"}"#, .matches("[a-z]+")),
    (
      #"{"rule":"matches","pattern":"a b","options":["comments","caseInsensitive"],"engine":"icu","timeLimit":7}"#,
      .matches("a b", options: [.caseInsensitive, .comments], engine: .library(.icu, timeLimit: 7))
    ),
    (#"{"rule":"singleLine"}"#, .singleLine()),
    (
      #"{"rule":"singleLine","replacement":"","onViolation":"amend"}"#,
      .singleLine(replacement: "", onViolation: .amend)
    ),
    (#"{"rule":"normalizeWidth"}"#, .normalizeWidth),
    (#"{"rule":"straightPunctuation"}"#, .straightPunctuation),
    (#"{"rule":"capitals"}"#, .capitals),
    (#"{"rule":"checkDigit","scheme":"mod97-10"}"#, .checkDigit(.mod97)),
    (
      #"{"rule":"checkDigit","scheme":"mod11","weights":[2,3],"length":8}"#,
      .checkDigit(.mod11, weights: [2, 3], length: 8)
    ),
    (#"{"rule":"oneOf","values":["S","M, L"]}"#, .oneOf(["S", "M, L"])),
    (
      #"{"rule":"oneOf","values":["de"],"ignoresCase":true,"onViolation":"flag"}"#,
      .oneOf(["de"], ignoresCase: true, onViolation: .flag)
    ),
  ]

  @Test(arguments: rules) func `reads`(row: (json: String, rule: RuleSpecification)) throws {
    #expect(try RuleSpecification(text: row.json) == row.rule)
    // The rule has the name under which its violations are known.
    let identifier = try row.rule.makeRule().identifier
    #expect(row.json.contains("\"rule\":\"\(identifier)\""))
  }

  @Test func `reads all arguments of a decimal number`() throws {
    let json = """
      {"rule":"decimal","places":3,"integerDigits":5,"separator":",","alternativeSeparators":".",
       "groupingSeparators":" ’",
       "digits":"any","negative":true,"leadingZeros":"remove","leadingSeparator":"insertZero",
       "minimum":"-0.10","maximum":0.10,"onViolation":"amend"}
      """
    var expected = DecimalSpecification(places: 3)
    expected.integerDigits = 5
    expected.separator = ","
    expected.alternativeSeparators = "."
    expected.groupingSeparators = " ’"
    expected.digits = .any
    expected.negative = true
    expected.leadingZeros = .remove
    expected.leadingSeparator = .insertZero
    expected.minimum = "-0.1"
    expected.maximum = "0.1"
    expected.onViolation = .amend
    #expect(try RuleSpecification(text: json) == .decimal(expected))
  }

  @Test func `a decimal number of a locale is read as people there write it`() throws {
    let rule = try RuleSpecification(
      text: #"{"rule":"decimal","places":2,"locale":"de-DE","onViolation":"amend"}"#)
    let intercepter = Intercepter(rules: [try rule.makeRule()])
    #expect(intercepter.sanitize("1.234,50 €") == "1234,50")
    #expect(intercepter.sanitize("１２３") == "123")
  }

  /// Bounds are exact: as binary fractions, these two would be the same number.
  @Test func `bounds are read exactly`() throws {
    let rule = try RuleSpecification(
      text: #"{"rule":"decimal","places":20,"maximum":0.10000000000000000001}"#)
    let intercepter = Intercepter(rules: [try rule.makeRule()])
    #expect(intercepter.validate("0.10000000000000000001").isValid)
    #expect(!intercepter.validate("0.10000000000000000002").isValid)
  }

  /// What a specification leaves out is as the factory has it.
  @Test(arguments: ["12.5", "12.345", "-1", ".5", "007", "1,5", "１２", "1."])
  func `the defaults are those of the factory`(text: String) throws {
    let specified = Intercepter(rules: [try RuleSpecification.decimal(.init(places: 2)).makeRule()])
    let made = Intercepter(rules: [.decimal(places: 2)])
    let empty = EditingState("", caret: 0)
    #expect(specified.validate(text) == made.validate(text))
    #expect(
      specified.intercept(EditingState(text), after: empty)
        == made.intercept(EditingState(text), after: empty))
  }

  @Test(arguments: LengthUnit.Name.allCases) func `every unit has its own name`(
    name: LengthUnit.Name
  ) {
    #expect(name.rawValue.hasPrefix(name.unit.identifier))
  }

  @Test func `the editions of GB 18030 differ`() {
    let ḿ = "\u{1E3F}"
    #expect(LengthUnit.Name.gb18030Of2000.unit.length(of: ḿ) == 4)
    #expect(LengthUnit.Name.gb18030Of2005.unit.length(of: ḿ) == 2)
    let comma = "\u{FE10}"
    #expect(LengthUnit.Name.gb18030Of2005.unit.length(of: comma) == 4)
    #expect(LengthUnit.Name.gb18030Of2022.unit.length(of: comma) == 2)
    #expect(LengthUnit.Name.gb18030.unit.length(of: comma) == 2)
  }
}

extension RuleSpecification {
  init(text: String) throws {
    let context = JSONNode.Context(limits: .none, patternLibrary: .icu)
    self = try context.read(JSONValue(text: text)) { RuleSpecification.read($0) }
  }
}
