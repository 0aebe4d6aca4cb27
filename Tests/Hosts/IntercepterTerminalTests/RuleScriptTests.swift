import IntercepterICU
import IntercepterProfiles
import TestSupport
import Testing
import TextFieldSimulator
import TextInputIntercepter

@testable import IntercepterTerminal

struct RuleScriptTests {
  @Test func `a rule is written as scripts read it`() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      for rule in Self.rules(&generator) {
        let script = try KeystrokeScript("Set Rule \(rule.script)", patternLibrary: .icu)
        guard case .set(.rule(let setting))? = script.commands.first?.action else {
          Issue.record("\(rule.script) is no rule")
          continue
        }
        #expect(setting.specification == rule, "\(rule.script)")
      }
    }
  }

  @Test func `a rule is written in a few words`() {
    var decimal = DecimalSpecification(places: 2)
    decimal.minimum = "-1.5"
    decimal.separator = "#"
    let rules: [(RuleSpecification, String)] = [
      (.maxLength(10, in: .gb18030, onViolation: .amend), "maxLength 10 gb18030 onViolation:amend"),
      (
        .emoji(.allowed(upTo: EmojiVersion(15, 1)), counting: .any),
        "emoji allowed \"15.1\" counting:any"
      ),
      (.decimal(decimal), "decimal 2 separator:\"#\" minimum:-1.5"),
      (
        .matches("a b", options: [.comments, .caseInsensitive]),
        "matches \"a b\" options:caseInsensitive,comments"
      ),
      (.normalizeWidth, "normalizeWidth"),
      (.oneOf(["S", "XL"]), "oneOf S,XL"),
      (.oneOf(["a b", "c,d"]), #"oneOf `a b,c\,d`"#),
      (
        .custom(
          CustomRule("own", arguments: ["a": 1, "unit": "x"], rule: Rule("own") { _ in .accept })),
        "own a:1 unit:x"
      ),
    ]
    for (rule, script) in rules { #expect(rule.script == script) }
  }

  @Test func `every rule has its name in the list`() {
    var generator = SeededGenerator(seed: 1)
    let names = Self.rules(&generator).map(\.name)
    #expect(Set(names) == Set(RuleSpecification.ruleNames))
  }

  /// One rule of each kind.
  static func rules(_ generator: inout SeededGenerator) -> [RuleSpecification] {
    let policy = generator.pick(ViolationPolicy.allCases)
    let locale = generator.pick([nil, "de", "ar-EG-u-nu-latn", "ar_EG@numbers=latn"])
    var decimal = DecimalSpecification(places: generator.pick([0, 2]), locale: locale)
    if generator.chance(50) { decimal.integerDigits = 4 }
    if locale == nil {
      if generator.chance(50) { decimal.separator = generator.pick([",", "\"", " ", "#"]) }
      if generator.chance(50) { decimal.alternativeSeparators = "" }
      if generator.chance(50) { decimal.groupingSeparators = " '\"" }
    }
    if generator.chance(50) { decimal.digits = .normalized }
    decimal.negative = generator.chance(50)
    decimal.leadingZeros = generator.pick(LeadingZeroPolicy.allCases)
    decimal.leadingSeparator = generator.pick(LeadingSeparatorPolicy.allCases)
    if generator.chance(50) { decimal.minimum = DecimalNumber("-1.5") }
    if generator.chance(50) { decimal.maximum = DecimalNumber("99999.99") }
    decimal.onViolation = policy
    let version = EmojiVersion("15.1")!
    let unit = generator.pick(LengthUnit.Name.allCases)
    return [
      .emoji(
        generator.pick([.forbidden, .only, .allowed(upTo: version)]),
        counting: generator.pick(EmojiScope.allCases), onViolation: policy),
      .maxLength(Int.random(in: 0...99, using: &generator), in: unit, onViolation: policy),
      .minLength(Int.random(in: 0...99, using: &generator), in: unit),
      .numbersOnly(generator.pick(DigitPolicy.allCases), onViolation: policy),
      .decimal(decimal),
      .allowedCharacters(generator.text(), onViolation: policy),
      .forbiddenCharacters(generator.text(), onViolation: policy),
      .matches(
        generator.pick(["[a-z]+", "\"#'`", "a b"]),
        options: generator.pick([[], [.caseInsensitive, .comments]]),
        engine: generator.pick([.automaton, .library(.icu), .library(.icu, timeLimit: 7)]),
        onViolation: policy),
      .singleLine(replacement: generator.pick([" ", "", "\"", "a b"]), onViolation: policy),
      .oneOf(
        generator.pick([["S", "XL"], ["a b", "c,d", "e\\", "\""], ["7"], ["a:b"]]),
        ignoresCase: generator.chance(50), onViolation: policy),
      .normalizeWidth, .straightPunctuation, .capitals,
      .checkDigit(
        generator.pick(CheckDigit.allCases),
        weights: generator.pick([[2, 3, 4, 5, 6, 7], [3, 1]]),
        length: generator.pick([nil, 8])),
    ]
  }
}
