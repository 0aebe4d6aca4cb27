internal import TextInputIntercepter

/// Benchmarks of a keystroke in the middle of 20 characters under each rule, alone and with two
/// other rules. The baseline is the same keystroke in a field without rules.
extension Benchmark {
  static var everyRule: [Benchmark] {
    keystrokesByRule.flatMap { keystroke in
      [
        keystroke.benchmark(under: []),
        keystroke.benchmark(under: keystroke.others),
      ]
    }
  }

  private static var keystrokesByRule: [RuleKeystroke] {
    let digits = "12345678901234567890"
    let amount = "12345678901234567.8"
    let (euro, full) = ("12345678901234567,8", "1234567890123456.78")
    let letters = "abcdefghijklmnopqrst"
    let chinese = "一二三四五六七八九十一二三四五六七八九十"
    let emoji = "😀😂😍👍🎉🔥🙏😭🤔🥰"
    let rows: [RuleKeystroke] = [
      .init("digits", .numbersOnly(), digits, "5"),
      .init("digits, refused letter", .numbersOnly(), digits, "x", .rejected),
      .init("own definition", Rule("shortRuns", ShortRuns()), digits, "5"),
      .init(
        "own definition, refused", Rule("shortRuns", ShortRuns()), "12345678900012345678", "0",
        .rejected),
      .init("digits of any script", .numbersOnly(.any), "١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦٧٨٩٠", "٥"),
      .init("decimal", .decimal(places: 2), amount, "5"),
      .init("decimal, refused letter", .decimal(places: 2), amount, "x", .rejected),
      .init("decimal, refused point", .decimal(places: 2), amount, ".", .rejected),
      .init("decimal, refused third place", .decimal(places: 2), full, "5", .rejected, at: 18),
      .init("decimal in a locale", .decimal(places: 2, locale: "de"), euro, "5"),
      .init(
        "decimal in a locale, refused letter", .decimal(places: 2, locale: "de"), euro, "x",
        .rejected),
      .init("list", .allowedCharacters(letters + "x"), letters, "x"),
      .init("list, refused", .allowedCharacters(letters), letters, "x", .rejected),
      .init("list, Chinese", .allowedCharacters(chinese), chinese, "七"),
      .init("list, Chinese refused", .allowedCharacters(chinese), chinese, "中", .rejected),
      .init("list by a closure", .allowedCharacters { $0.isLetter }, letters, "x"),
      .init(
        "list by a closure, refused", .allowedCharacters { $0.isLetter }, letters, "5", .rejected),
      .init("forbidden list", .forbiddenCharacters("<>&"), letters, "x"),
      .init("forbidden list, Chinese", .forbiddenCharacters("<>&"), chinese, "中"),
      .init("forbidden list, refused", .forbiddenCharacters("<>&"), letters, "&", .rejected),
      .init("single line", .singleLine(), letters, "x"),
      .init("single line, refused", .singleLine(), letters, "\n", .rejected),
      .init("normalizeWidth", .normalizeWidth(), letters, "x"),
      .init("normalizeWidth, rewritten", .normalizeWidth(), letters, "ｘ", .amended, allocations: 5),
      .init("straightPunctuation", .straightPunctuation(), letters, "x"),
      .init("oneOf", .oneOf([letters, "abcdefghijxk"]), "abcdefghij", "x"),
      .init("oneOf, refused", .oneOf([letters]), letters, "x", .rejected),
      .init("minLength", .minLength(3, in: .graphemes), letters, "x"),
      .init("minLength, Chinese", .minLength(3, in: .graphemes), chinese, "中"),
      .init("emoji forbidden, refused", .emoji(.forbidden), letters, "😀", .rejected),
      .init("emoji only", .emoji(.only), emoji, "😀"),
      .init("emoji only, refused", .emoji(.only), emoji, "x", .rejected),
      .init("emoji up to 15.0", .emoji(.allowed(upTo: EmojiVersion(15, 0))), letters, "😀"),
      .init(
        "emoji up to 15.0, refused", .emoji(.allowed(upTo: EmojiVersion(15, 0))), letters, "🪾",
        .rejected),
      .init("pattern", pattern("[a-z]{0,40}"), letters, "x"),
      .init("pattern, refused", pattern("[a-z]{0,40}"), letters, "5", .rejected),
    ]
    let units: [LengthUnit] = [.graphemes, .scalars, .utf16, .utf8, .gb18030, .doubleWidth]
    return rows
      + units.flatMap { unit -> [RuleKeystroke] in
        [
          .init("\(unit)", .maxLength(40, in: unit), letters, "x"),
          .init("\(unit), refused", .maxLength(20, in: unit), letters, "x", .rejected),
          .init("\(unit), Chinese", .maxLength(80, in: unit), chinese, "中"),
          .init("\(unit), Chinese refused", .maxLength(20, in: unit), chinese, "中", .rejected),
        ]
      }
      + [ViolationPolicy.flag, .warn].flatMap { policy -> [RuleKeystroke] in
        [
          .init("\(policy)", .maxLength(40, in: .graphemes, onViolation: policy), letters, "x"),
          .init(
            "\(policy), listed", .maxLength(20, in: .graphemes, onViolation: policy), letters, "x"),
          .init(
            "\(policy), Chinese listed", .maxLength(20, in: .gb18030, onViolation: policy), chinese,
            "中"),
          .init("\(policy), a letter listed", .numbersOnly(onViolation: policy), digits, "x"),
          .init(
            "\(policy), third place listed", .decimal(places: 2, onViolation: policy), full, "5",
            at: 18),
          .init(
            "\(policy), a digit listed", .allowedCharacters(letters, onViolation: policy), letters,
            "5"),
          .init(
            "\(policy), Chinese list", .allowedCharacters(chinese, onViolation: policy), chinese,
            "七"),
          .init("\(policy), emoji listed", .emoji(.forbidden, onViolation: policy), chinese, "😀"),
          .init("\(policy), line listed", .singleLine(onViolation: policy), letters, "\n"),
          .init("\(policy), pattern listed", pattern("[a-z]{0,40}", policy), letters, "5"),
        ]
      }
  }

  private static func pattern(_ pattern: String, _ policy: ViolationPolicy = .reject) -> Rule {
    do {
      return try .matches(pattern, onViolation: policy)
    } catch {
      preconditionFailure(error.message)
    }
  }
}

/// A keystroke in a text, under a rule.
private struct RuleKeystroke {
  let name: String
  let rule: Rule
  let key: Keystroke
  let outcome: Decision.Outcome
  let allocations: Int

  init(
    _ name: String, _ rule: Rule, _ text: String, _ typed: String,
    _ outcome: Decision.Outcome = .accepted, at place: Int = 10, allocations: Int = 0
  ) {
    (self.name, self.rule, self.outcome, self.allocations) = (name, rule, outcome, allocations)
    key = Keystroke(typed, in: text, at: place)
  }

  /// Two other rules, which accept the keystroke.
  var others: [Rule] {
    let first: Rule = rule.identifier == "emoji" ? .forbiddenCharacters("<>&") : .emoji(.forbidden)
    return [first, rule.identifier == "singleLine" ? .normalizeWidth() : .singleLine()]
  }

  func benchmark(under others: [Rule]) -> Benchmark {
    let engine = Intercepter(rules: others + [rule])
    let free = Intercepter(rules: [])
    return Benchmark(
      name: "rule/" + name + (others.isEmpty ? "" : ", with two others"),
      baseline: "without rules", iterations: 5_000,
      ours: { [key, outcome] in
        engine.intercept(key.new, after: key.old).outcome == outcome ? 1 : 0
      },
      theirs: { [key] in free.intercept(key.new, after: key.old).outcome == .accepted ? 1 : 0 },
      mostAllocations: allocations)
  }
}

/// At most three equal digits in a row, defined as a guide shows it.
private struct ShortRuns: ByteRule {
  func findFaults(in text: EditedText, _ faults: inout Faults) {
    let part = text.evaluated
    var start = part.lowerBound
    while start > 0, start < text.count, text[start - 1] == text[start] { start -= 1 }
    while start < part.upperBound {
      var end = start + 1
      while end < text.count, text[end] == text[start] { end += 1 }
      if (0x30...0x39).contains(text[start]), end - start > 3 { faults.add(start + 3..<end) }
      start = end
    }
  }
}
