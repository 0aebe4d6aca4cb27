import Foundation
import IntercepterForms
import IntercepterICU
import IntercepterProfiles
import Testing
import TextInputIntercepter

/// `Docs/FieldAnswers.jsonl`: a profile, and what is said of 575 texts in its fields, here, in Embedded Swift
/// (`.ci/embedded`) and, where it has an answer of its own, by libicu.
///
/// `FIELD_ANSWERS=write swift test --filter FieldAnswersTests` writes it.
@Suite struct FieldAnswersTests {
  static let profile = #"""
    {"version":1,"fields":{
    "date":{"required":true,"rules":[{"rule":"matches","pattern":"[0-9]{4}-[0-9]{2}-[0-9]{2}"}]},
    "colour":{"rules":[{"rule":"matches","pattern":"#(?:[0-9a-fA-F]{3}){1,2}"}]},
    "plate":{"rules":[{"rule":"matches","pattern":"\\p{Han}\\p{Lu}[\\p{Lu}\\p{Nd}]{5}"}]},
    "mail":{"rules":[{"rule":"matches","pattern":"[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+"}]},
    "words":{"rules":[{"rule":"matches","pattern":"\\b\\w+\\b(?:[ -]\\b\\w+\\b)*"}]},
    "case":{"rules":[{"rule":"matches","pattern":"(?:œuvre|ǆ|[k-m])+|σίσυφος","options":["caseInsensitive"]}]},
    "scripts":{"rules":[{"rule":"matches","pattern":"\\p{Script=Cyrillic}+|[\\p{Hira}\\p{Kana}ー]+|\\p{scx=Deva}+"}]},
    "letters":{"rules":[{"rule":"matches","pattern":"[\\p{L}\\p{M}&&[^aeiou]]{2,8}"}]},
    "lines":{"rules":[{"rule":"matches","pattern":"(?m)(?:^[a-z ]+$\\R?)+"}]},
    "dots":{"rules":[{"rule":"matches","pattern":"(?s)a.*b|(?-s).{3,5}\\z"}]},
    "columns":{"rules":[{"rule":"maxLength","limit":10,"unit":"doubleWidth"}]},
    "bytes":{"rules":[{"rule":"singleLine"},{"rule":"emoji","policy":"forbidden"},{"rule":"maxLength","limit":10,"unit":"gb18030"}]},
    "price":{"rules":[{"rule":"decimal","places":2,"minimum":"1"}],"fixes":[{"fix":"trimWhitespace"},{"fix":"padDecimals","places":2}]},
    "francs":{"rules":[{"rule":"decimal","places":2,"locale":"de-CH","negative":true}]},
    "rupees":{"rules":[{"rule":"decimal","places":2,"locale":"hi-IN-u-nu-deva"}]},
    "digits":{"rules":[{"rule":"numbersOnly","digits":"normalized"},{"rule":"minLength","limit":4,"unit":"graphemes"}],"fixes":[{"fix":"trimWhitespace"}]},
    "hex":{"rules":[{"rule":"allowedCharacters","characters":"0123456789ABCDEFabcdef"}]},
    "nickname":{"required":true,"rules":[{"rule":"forbiddenCharacters","characters":"<>"},{"rule":"maxLength","limit":8,"unit":"graphemes"}],"fixes":[{"fix":"trimWhitespace"},{"fix":"collapseWhitespace"}]},
    "sticker":{"rules":[{"rule":"emoji","policy":"only"},{"rule":"maxLength","limit":2,"unit":"graphemes"}]},
    "note":{"rules":[{"rule":"singleLine","onViolation":"flag"},{"rule":"maxLength","limit":9,"unit":"utf16","onViolation":"warn"}]},
    "betrag":{"rules":[{"rule":"decimal","places":2,"locale":"de","negative":true,"maximum":"99999.99"}],"fixes":[{"fix":"padDecimals","places":2}]},
    "pin":{"rules":[{"rule":"numbersOnly","digits":"normalized"},{"rule":"maxLength","limit":4,"unit":"graphemes"}]},
    "asWritten":{"rules":[{"rule":"decimal","places":2,"locale":"de"}],"fixes":[{"fix":"verbatim"}]}
    }}
    """#.replacing("\n", with: "")

  /// Five texts for each field, of which five are made.
  static let samples: KeyValuePairs = [
    "date": ["2024-02-29", "1999-12-31", "0000-00-00", "２０２４-01-01", "2024/02/29"],
    "colour": ["#fff", "#12aBcD", "#12345", "fff", "#0000000"],
    "plate": ["京A1B2C3", "沪B12345", "粤Ǆ٣٣٣٣٣", "京a12345", "AB12345"],
    "mail": ["a.b+1@mail.com", "josé@пример.рф", "a@b", "@b.com", "a b@c.de"],
    "words": ["one two", "naïve-été", "e\u{301}a ab", "一二 三四", " lead"],
    "case": ["ŒuvrE", "ΣΊΣΥΦΟΣ", "KLm\u{212A}", "Ǆǅǆ", "ςίσυφος"],
    "scripts": ["Привет", "ひらカタ", "देवनागरी", "カー゚ー", "Прhello"],
    "letters": ["bcdf", "e\u{301}bcd", "张三李四", "xyzzy", "naïve"],
    "lines": ["ab\ncd", "ab\r\ncd", "a b\u{2028}c", "ab\n\ncd", "AB\ncd"],
    "dots": ["a\nb", "abc", "a😀b", "\r\n\r\n", "abcdefgh"],
    "columns": ["张三李四王", "abcdefghij", "ｶﾞｶﾞｶﾞ①②", "é\u{301}Жabcd\r\n", "☎️👨‍👩‍👧1234567"],
    "bytes": ["张三李四王", "Müller\u{80}", "hello", "a\nb", "张三😀"],
    "price": ["12.5", " 12.50 ", "0.99", "1,234.50", "12.345"],
    "francs": ["1234.50", "-0.5", "1’234.50", "−12", "12,50"],
    "rupees": ["१२.५०", "12.5", "१,२३४.५०", "१२.५०७", "१..२"],
    "digits": ["12345", "１２３４", " ٠١٢٣ ", "12 34", "1234a"],
    "hex": ["00ffAA", "DEADbeef", "0x1F", "１２", "abc\u{301}"],
    "nickname": ["  张三 ", "Anne  Marie", "<b>", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👍🏽", "a\r\nb"],
    "sticker": ["😀👍🏽", "👨‍👩‍👧‍👦", "1️⃣©", "🇨🇳🇨", "☎\u{FE0E}"],
    "note": ["hello", "a long note", "a\nb", "\u{85}", "👨‍👩‍👧‍👦"],
    "betrag": ["1.234,5", "12.5", "12,5 €", "1,234", "−１２٫５"],
    "pin": ["１７", "٠١٢٣", "12 34", "-7", "١٢٣٤٥"],
    "asWritten": ["1.234,5", "12.5", "12,5", "１２", "12,5 €"],
  ]

  static let form = Result { try Profile(json: profile).makeFormValidator() }

  /// The fields that libicu has an answer of its own for.
  static let formOfICU = Result {
    let patterns = try Profile(
      json: profile.replacing("\"pattern\":", with: "\"engine\":\"icu\",\"pattern\":"),
      patternLibrary: .icu
    ).makeFormValidator().fields.filter { $0.intercepter.rules[0].identifier == "matches" }
    let columns = FormField(
      "columns", Intercepter(rules: [.maxLength(10, in: .icuDoubleWidth)]))
    return FormValidator(fields: patterns + [columns])
  }

  /// The sample, two of its fronts, and the sample with something behind it and in its middle.
  static func texts(_ sample: String, _ number: Int) -> [String] {
    let middle = sample.index(sample.startIndex, offsetBy: (sample.count + 1) / 2)
    let behind = ["😀", "\u{301}", "Ａ", " ", "\n"][number]
    let inside = ["9", "９", "é", "-", "\u{200D}"][number]
    return [
      sample, String(sample.dropLast()), String(sample[..<middle]), sample + behind,
      sample[..<middle] + inside + sample[middle...],
    ]
  }

  struct Row {
    let field: String
    let text: String
    let result: FieldResult
    let statusOfICU: Validity.Status?

    /// The field, the text, and the answers as `.ci/embedded` writes them.
    var json: JSONValue {
      let violations = result.violations.map {
        " \($0.code.rawValue)@\($0.range.lowerBound)-\($0.range.upperBound)"
      }
      let isFixed = !result.text.utf8.elementsEqual(text.utf8)
      let answer =
        result.status.rawValue + violations.joined() + (isFixed ? " → \(result.text)" : "")
      return .array(
        ([field, text, answer] + (statusOfICU.map { [$0.rawValue] } ?? [])).map { .string($0) })
    }
  }

  static let rows: Result<[Row], any Error> = Result {
    let (native, icu) = (try form.get(), try formOfICU.get())
    return try samples.flatMap { name, samples in
      let field = try #require(native[name])
      return samples.enumerated().flatMap { texts($1, $0) }.map {
        Row(
          field: name, text: $0, result: field.submit($0),
          statusOfICU: icu[name]?.submit($0).status)
      }
    }
  }

  @Test func `the table has every answer`() throws {
    let rows = try Self.rows.get()
    #expect(rows.count == 575)
    let table = ([Self.profile] + rows.map { $0.json.json() })
      .map { $0 + "\n" }.joined()
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/FieldAnswers.jsonl")
    if ProcessInfo.processInfo.environment["FIELD_ANSWERS"] == "write" {
      try Data(table.utf8).write(to: file)
    }
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.elementsEqual(table.split(separator: "\n")))
  }

  /// ICU calls what only looks like one a beginning: `Docs/Guides/Matches.md`.
  @Test func `libicu says the same of all that is finished`() throws {
    let asked = try Self.rows.get().filter { $0.statusOfICU != nil }
    #expect(asked.count == 11 * 25)
    let others = asked.filter { $0.statusOfICU != $0.result.status }
    #expect(others.count < 10)
    for row in others {
      #expect(row.result.status == .invalid && row.statusOfICU == .intermediate, "\(row)")
    }
  }

  @Test func `the table has all kinds of answers`() throws {
    let rows = try Self.rows.get()
    for status in [Validity.Status.valid, .intermediate, .invalid] {
      #expect(rows.count { $0.result.status == status } > 50, "\(status)")
    }
  }
}
