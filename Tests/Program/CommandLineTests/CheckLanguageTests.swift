import Testing

/// `check --language`: messages in the user's language.
@Suite struct CheckLanguageTests {
  /// The codes that finished texts can have, with the numbers that their messages tell.
  static let codes: [(code: String, numbers: [Int])] = [
    ("tooLong", [10, 12]), ("tooShort", [6, 2]), ("emojiForbidden", []), ("emojiRequired", []),
    ("emojiTooNew", []), ("notADigit", []), ("notANumber", []), ("tooManyDecimalPlaces", [2, 4]),
    ("tooManyIntegerDigits", [3, 4]), ("leadingSeparator", []), ("leadingZero", []),
    ("negativeNotAllowed", []), ("outOfRange", []), ("characterNotAllowed", []), ("lineBreak", []),
    ("patternMismatch", []), ("notEqual", []), ("required", []), ("oneRequired", []),
  ]

  @Test func `each violation is told once, in Japanese, with its numbers`() throws {
    let run = try Program.run(
      "check", "--language", "ja", "--profile", "Examples/every-violation.json", "--format",
      "jsonl", "Examples/every-violation.jsonl")
    let messages = run.output.split(separator: "\n").map { line in
      line.split(separator: ":", maxSplits: 4).map(String.init)
    }
    try #require(messages.allSatisfy { $0.count == 5 }, "\(run.output)")
    #expect(
      Array(messages.prefix(3).map { $0[4].dropFirst() }) == [
        "10バイト以内で入力してください（漢字やかなは2バイトです）。現在は12バイトです。",
        "6文字以上で入力してください。現在は2文字です。", "絵文字（「😀」）は使用できません。",
      ])
    #expect(messages.map { $0[3].dropFirst() } == Self.codes.map { Substring($0.code) })
    #expect(Set(messages.map { $0[4] }).count == Self.codes.count)
    for (message, expected) in zip(messages, Self.codes) {
      let isJapanese = message[4].unicodeScalars.contains { ("ぁ"..."ヿ").contains($0) }
      #expect(isJapanese, "\(message)")
      let numbers = message[4].split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
      #expect(expected.numbers.allSatisfy(numbers.contains), "\(message)")
    }
    #expect(run.errors == "19 records, 19 do not conform\n")
    #expect(run.status == 1)
  }

  @Test func `lines and objects speak it too`() throws {
    let rules = ["check", "--max-length", "4", "--unit", "gb18030", "--language", "zh-Hans"]
    let run = try Program.run(rules, input: "张三李\n".utf8)
    let json = try Program.run(rules + ["--json"], input: "张三李\n".utf8)
    let message = run.output.dropFirst("1:3: ".count).dropLast()
    #expect(message.contains("4") && message.contains("6"))
    #expect(json.output.contains("\"message\":\"\(message)\""))
    #expect(!message.contains("allowed"))
  }
}
