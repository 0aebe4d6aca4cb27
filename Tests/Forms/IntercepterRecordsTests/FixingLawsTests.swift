import Foundation
import IntercepterForms
import IntercepterProfiles
@testable import IntercepterRecords
import TestSupport
import Testing
import TextInputIntercepter

/// What `check --fix` may do to a value, and what it must not.
@Suite struct FixingLawsTests {
  static let profile = Profile(fields: [
    "name": FieldSpecification(
      isRequired: true,
      rules: [
        .emoji(.forbidden, onViolation: .amend), .singleLine(),
        .maxLength(8, in: .gb18030, onViolation: .amend),
      ], fixes: [.trimWhitespace, .collapseWhitespace]),
    "price": FieldSpecification(
      rules: [
        .decimal(DecimalSpecification(places: 2)), .maxLength(7, in: .utf16, onViolation: .amend),
      ], fixes: [.trimWhitespace, .removeLeadingZeros(), .padDecimals(places: 2)]),
    "code": FieldSpecification(
      rules: [
        .numbersOnly(onViolation: .amend), .maxLength(6, in: .graphemes, onViolation: .amend),
      ],
      fixes: [.trimWhitespace]),
    "note": FieldSpecification(
      rules: [.forbiddenCharacters("<>;"), .maxLength(6, in: .graphemes, onViolation: .warn)]),
  ])

  @Test func `thousands of records lose nothing`() throws {
    var checker = try RecordChecker(Self.profile, format: .jsonLines)
    checker.report = .fixed
    checker.listsChanges = true
    checker.appliesUnsafeFixes = true
    var generator = SeededGenerator(seed: 20_261_121)
    let records = (0..<2_000).map { _ in
      Dictionary(
        uniqueKeysWithValues: Self.profile.fieldNames.map { ($0, generator.value()) })
    }
    let lines = try records.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
    let checked = checker.check(lines.joined(separator: "\n"))
    let fixed = checked.output.split(separator: "\n")
    try #require(fixed.count == records.count)
    var changes = 0
    for (record, line) in zip(records, fixed) {
      let fixed = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
      for (name, old) in record {
        let new = try #require(fixed[name])
        let isUnchanged = new.unicodeScalars.elementsEqual(old.unicodeScalars)
        if isUnchanged { continue }
        changes += 1
        #expect(!new.isEmpty || old.allSatisfy(\.isWhitespace), "\(old.debugDescription)")
        let result = try #require(checker.validator[name]?.submit(new))
        #expect(result.isValid, "\(old.debugDescription) became \(new.debugDescription)")
        if let number = old.number {
          #expect(new.number == number, "\(old.debugDescription) became \(new.debugDescription)")
        }
      }
    }
    #expect(changes > 300)
    // Every change is listed.
    #expect(checked.notes.split(separator: "\n").count { $0.contains(" → ") } == changes)
  }

  @Test func `without unsafe fixes, each value is what a form stores`() throws {
    var checker = try RecordChecker(Self.profile, format: .csv)
    checker.report = .fixed
    checker.listsChanges = true
    let table = """
      name,price,code,note
       Ada ,007,12,a
      张三李四王五,1.5,12,b
      c,12345678.5,a12,<b>
      d,1.50,12,e

      """
    let checked = checker.check(table)
    #expect(
      checked.output == """
        name,price,code,note
        Ada,7.00,12,a
        张三李四王五,1.50,12,b
        c,12345678.5,a12,<b>
        d,1.50,12,e

        """)
    let tally = checked.outcome.tally
    #expect((tally.changed, tally.losingText, tally.nonconforming) == (2, 2, 2))
    #expect(!checked.notes.contains("loses text"))
    checker.appliesUnsafeFixes = true
    let cut = checker.check(table)
    #expect(
      cut.output == """
        name,price,code,note
        Ada,7.00,12,a
        张三李四,1.50,12,b
        c,12345678.5,a12,b
        d,1.50,12,e

        """)
    #expect(cut.notes.contains(#"3:1: name: "张三李四王五" → "张三李四" (loses text)"#))
    #expect(cut.notes.contains("3:8: price: \"1.5\" → \"1.50\"\n"))
    let losses = cut.outcome.tally
    #expect((losses.changed, losses.losingText, losses.nonconforming) == (3, 2, 1))
  }

  @Test func `changes are listed, and are safe to show`() throws {
    var checker = try RecordChecker.signup(.csv, report: .fixed)
    checker.fileName = "u.csv"
    checker.listsChanges = true
    checker.appliesUnsafeFixes = true
    let table = "nickname,amount\n\"a\u{1B}[31m\u{202E}😀\n\",1\nb😀,x\n"
    let checked = checker.check(table)
    #expect(
      checked.notes == """
        u.csv:2:2: nickname: "a\\u001b[31m\\u202e😀\\n" → "a[31m" (loses text)
        u.csv:4:4: amount: This is not a decimal number.
        u.csv:4:1: nickname: "b😀" → "b" (loses text)

        """)
    checker.report = .changes
    let listed = checker.check(table)
    #expect(
      listed.output == """
        u.csv:2:2: nickname: "a\\u001b[31m\\u202e😀\\n" → "a[31m" (loses text)
        u.csv:4:1: nickname: "b😀" → "b" (loses text)

        """)
    #expect(listed.notes == "u.csv:4:4: amount: This is not a decimal number.\n")
    #expect(listed.outcome.tally == checked.outcome.tally)
  }

  @Test func `objects have what fixing would write, and the validity then`() throws {
    var checker = try RecordChecker.signup(.csv, report: .json)
    checker.listsChanges = true
    checker.appliesUnsafeFixes = true
    let checked = checker.check("nickname,amount\n 张三😀,1\nb😀,x\n😀,1\nc,2\n")
    let ends = checked.output.split(separator: "\n").map { line in
      line.range(of: ",\"fixed\":").map { String(line[$0.upperBound...]) }
    }
    #expect(
      ends == [
        #"{"validity":"valid","losesText":["nickname"],"texts":{"nickname":" 张三"}}}"#,
        #"{"validity":"invalid","losesText":["nickname"],"texts":{"nickname":"b"}}}"#, nil, nil,
      ])
  }

  @Test func `a rule across fields is asked where all of them are`() throws {
    let any = FieldSpecification(rules: [])
    let profile = Profile(
      fields: ["a": any, "b": any], formRules: [.equal("b", to: "a"), .required("a", when: "b")])
    let both = try RecordChecker(profile, format: .csv)
    #expect(both.check("a,b\nx,y\n").output == "2:3: b: The two entries are not the same.\n")
    let column = try #require(CSVFormat(delimiter: ",", columns: ["b"]))
    #expect(try RecordChecker(profile, format: .csv(column)).check("b\ny\n").output == "")
    #expect(try RecordChecker(profile, format: .lines(field: "b")).check("y\n").output == "")
  }
}

extension SeededGenerator {
  /// A value of old data: a name, a number, or neither.
  fileprivate mutating func value() -> String {
    let pieces = [
      "1", "2.5", "12", "0", ".", ",", "-", " ", "a", "B", "张", "é", "😀", "👨‍👩‍👧‍👦", "<", ";",
      "\n", "\t", "Rs.", "€", "½", "１", "٣", "007", "9999999", "1.239", "1.2.3", "3K",
    ]
    return (0..<Int.random(in: 0...4, using: &self)).map { _ in pick(pieces) }.joined()
  }
}

extension String {
  /// The value of a number as programs write it; `nil` where the text is no number.
  fileprivate var number: Decimal? {
    guard contains(where: \.isASCIIDigit), allSatisfy({ $0.isASCIIDigit || "-. ".contains($0) })
    else { return nil }
    let text = trimmingCharacters(in: .whitespaces)
    return text.wholeMatch(of: /-?[0-9]*\.?[0-9]*/) == nil ? nil : Decimal(string: text)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
