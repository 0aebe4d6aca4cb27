import Testing

/// Rules from options: their order, their values, what holds for all of them.
@Suite struct RuleOptionsTests {
  /// Arguments, and the codes of what they say about `1😀<\n`, in the order of the rules.
  static let orders: [(arguments: [String], codes: [String])] = [
    (["--emoji", "forbidden", "--max-length", "1"], ["emojiForbidden", "tooLong"]),
    (["--max-length", "1", "--emoji", "forbidden"], ["tooLong", "emojiForbidden"]),
    (["--max-length=1", "--emoji=forbidden"], ["tooLong", "emojiForbidden"]),
    (["--single-line", "--max-length", "1"], ["lineBreak", "tooLong"]),
    (["--max-length", "1", "--single-line"], ["tooLong", "lineBreak"]),
    (
      ["--max-length", "1", "--single-line", "--max-length", "2", "--unit", "utf8"],
      ["tooLong", "lineBreak", "tooLong"]
    ),
    (["--unit", "utf8", "--min-length", "9", "--decimal", "2"], ["tooShort", "notANumber"]),
    (
      ["--forbid", "<", "--numbers-only", "--allow", "1😀\n", "--matches", "[0-9]*"],
      ["characterNotAllowed", "notADigit", "characterNotAllowed", "patternMismatch"]
    ),
    // A value is no option, whatever it looks like.
    (["--forbid", "--single-line"], []),
    (["--allow", "--max-length", "--single-line"], ["characterNotAllowed", "lineBreak"]),
    (
      ["--forbid=--single-line<", "--emoji", "only"],
      ["characterNotAllowed", "emojiRequired", "emojiRequired"]
    ),
    (["--allow", ""], ["characterNotAllowed"]),
    (["--forbid", ""], []),
    (["--max-length", "0"], ["tooLong"]),
    // A rule as in a script is one among the others, and two lengths may have two units.
    (["--rule", "maxLength 1 graphemes", "--emoji", "forbidden"], ["tooLong", "emojiForbidden"]),
    (["--emoji=forbidden", "--rule=maxLength 1 gb18030"], ["emojiForbidden", "tooLong"]),
    (["--rule", "maxLength 8 utf8", "--rule", "maxLength 3 graphemes"], ["tooLong"]),
    (
      ["--rule", "maxLength 3 utf8", "--max-length", "4", "--unit", "utf16"],
      ["tooLong", "tooLong"]
    ),
    (["--max-length=7", "--unit=gb18030", "--max-length=3", "--unit=graphemes"], ["tooLong"]),
    (["--max-length=6", "--unit=gb18030", "--max-length=4", "--unit=graphemes"], ["tooLong"]),
    (
      ["--max-length=7", "--unit=gb18030", "--max-length=4", "--single-line", "--unit=utf16"],
      ["tooLong", "lineBreak"]
    ),
    (
      ["--max-length=3", "--min-length=7", "--unit=gb18030", "--max-length=4", "--unit=utf8"],
      ["tooLong", "tooLong"]
    ),
    (
      ["--single-line", "--on-violation=report", "--max-length=1", "--on-violation=amend"],
      ["lineBreak", "tooLong"]
    ),
    (
      ["--rule", #"forbiddenCharacters "<""#, "--rule", "matches '[0-9]*'"],
      ["characterNotAllowed", "patternMismatch"]
    ),
    (["--max-length", "9223372036854775807"], []),
  ]

  @Test(arguments: orders) func `rules are asked in the order given`(
    row: (arguments: [String], codes: [String])
  ) throws {
    let run = try Program.run(["process"] + row.arguments, input: #"{"validate":"1😀<\n"}"#.utf8)
    let codes = run.output.split(separator: "\"code\":\"").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
    #expect(codes == row.codes, "\(run)")
  }

  /// What belongs to another option, and the hint.
  static let misplaced: [(option: String, value: String, message: String)] = [
    ("--rule", "date de", "“date” is a format; use --field-format\ndate de\n^~~~\n"),
    ("--rule", "grouped en", "“grouped” is a format; use --field-format\n"),
    ("--field-format", "maxLength 10", "“maxLength” is a rule; use --rule\nmaxLength 10\n"),
    ("--rule", "trimWhitespace", "“trimWhitespace” is a fix, which only a profile can have\n"),
    ("--field-format", "nfc", "“nfc” is a fix, which only a profile can have\n"),
    ("--rule", "equal a", "“equal” is a rule across fields, which only a profile can have\n"),
  ]

  @Test(arguments: misplaced) func `a kind of another option names it`(
    row: (option: String, value: String, message: String)
  ) throws {
    let run = try Program.run(["process", row.option, row.value], input: [])
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("error: \(row.option): \(row.message)"), "\(run)")
  }

  @Test func `the format of a field is not that of a file`() throws {
    let run = try Program.run("check", "--format", "date de", "names.txt")
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix(
        """
        error: The value 'date de' is invalid for '--format <format>'. Please provide one of 'lines', \
        'csv', 'tsv' or 'jsonl'. The format of a field is --field-format.

        """), "\(run)")
    let other = try Program.run("check", "--format", "xml", "names.txt")
    #expect(other.status == 64 && !other.errors.contains("--field-format"))
  }

  static let wrongRules = [
    (
      "maxLegth 5",
      "--rule: unknown rule “maxLegth”; did you mean “maxLength”?\nmaxLegth 5\n^~~~~~~~"
    ),
    ("maxLength", "--rule: "), ("maxLength 5 gb1803", "gb1803"),
    ("", "--rule: expected the name of a rule"),
    ("emoji forbidden\nSet Text \"a\"", "--rule is one rule."),
  ]

  @Test(arguments: wrongRules) func `what is wrong in a rule is underlined`(
    rule: String, message: String
  ) throws {
    let run = try Program.run(["process", "--rule", rule], input: [])
    #expect(run.status == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `a rule has its own response to a violation`() throws {
    let run = try Program.run(
      ["process", "--rule", "maxLength 5 utf8", "--on-violation", "amend"], input: [])
    #expect(run.status == 64)
    #expect(run.errors.contains("a --rule has its own, such as onViolation:amend"))
    let edit = #"{"previous":{"text":""},"current":{"text":"ab"}}"#
    let answer = try Program.output(
      "process", "--rule", "maxLength 1 utf8 onViolation:amend", input: edit)
    #expect(answer.hasPrefix(#"{"outcome":"amended","state":{"text":"a""#))
  }

  @Test func `an amendment depends on the order`() throws {
    let edit = #"{"previous":{"text":""},"current":{"text":"a1b2","selection":[4,4]}}"#
    let filterFirst = try Program.output(
      "process", "--numbers-only", "--max-length", "2", "--on-violation", "amend", input: edit)
    let cutFirst = try Program.output(
      "process", "--max-length", "2", "--numbers-only", "--on-violation", "amend", input: edit)
    #expect(filterFirst.hasPrefix(#"{"outcome":"amended","state":{"text":"12","#))
    #expect(cutFirst.hasPrefix(#"{"outcome":"amended","state":{"text":"1","#))
  }

  @Test(arguments: [
    ("reject", "rejected", ""),
    ("amend", "amended", "a"),
    ("warn", "accepted", "a😀"),
  ]) func `one policy holds for all rules`(policy: String, outcome: String, text: String) throws {
    let answer = try Program.output(
      "process", "--on-violation", policy, "--emoji", "forbidden", "--max-length", "1",
      input: #"{"previous":{"text":""},"current":{"text":"a😀"}}"#)
    #expect(answer.hasPrefix(#"{"outcome":"\#(outcome)","state":{"text":"\#(text)","#))
  }

  @Test(arguments: [
    (["--locale", "de"], "1234,50"), (["--locale=fr"], "1234,50"), (["--locale", "en"], "1234.50"),
    ([], "1234.50"),
  ]) func `a locale says how decimal numbers are written`(
    arguments: [String], text: String
  ) throws {
    let paste = #"{"previous":{"text":""},"current":{"text":"1.234,50"}}"#
    let run = try Program.run(["process", "--decimal", "2"] + arguments, input: paste.utf8)
    #expect(run.output.hasPrefix(#"{"outcome":"amended","state":{"text":"\#(text)","#))
  }

  @Test(arguments: [
    ("graphemes", 2), ("scalars", 4), ("utf16", 6), ("utf8", 14), ("gb18030", 14),
    ("gb18030-2000", 14), ("gb18030-2005", 14), ("gb18030-2022", 14), ("doubleWidth", 4),
  ]) func `every unit has a name`(unit: String, length: Int) throws {
    let request = #"{"validate":"张👩‍🚀"}"#
    let fitting = try Program.output(
      "process", "--max-length", "\(length)", "--unit", unit, input: request)
    #expect(fitting == "{\"validity\":\"valid\",\"violations\":[]}\n")
    let refused = try Program.output(
      "process", "--max-length", "\(length - 1)", "--unit", unit, input: request)
    #expect(refused.contains(#""limit":\#(length - 1),"actual":\#(length),"#))
  }

  @Test(arguments: [
    ("whenCommitted", "composing"), ("immediately", "rejected"), ("off", "rejected"),
  ]) func `composition is a policy`(policy: String, outcome: String) throws {
    let answer = try Program.output(
      "process", "--max-length", "1", "--composition", policy,
      input: #"{"previous":{"text":""},"current":{"text":"ni","marked":[0,2]}}"#)
    #expect(answer.hasPrefix(#"{"outcome":"\#(outcome)","#))
  }
}
