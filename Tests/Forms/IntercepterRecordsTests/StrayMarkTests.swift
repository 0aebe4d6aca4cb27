import IntercepterProfiles
@testable import IntercepterRecords
import TestSupport
import Testing
import TextInputIntercepter

/// A quotation mark too many or too few costs its own record alone.
@Suite struct StrayMarkTests {
  private static func checker() throws -> RecordChecker {
    try RecordChecker(
      Profile(fields: [
        "id": FieldSpecification(rules: [.numbersOnly()]),
        "name": FieldSpecification(rules: [.maxLength(6, in: .graphemes)]),
        "note": FieldSpecification(rules: []),
      ]), format: .csv)
  }

  /// Rows below the header, and the lines that are reported.
  private static let tables: [(rows: String, lines: [Int])] = [
    ("31,\"bob,a\n\"51,\",李四,zz\n6,bob,\n", [2, 3]),
    ("79,bob,b c\n\"x1,toolongname,zz\nx2,\"李四,\",a\n12,ann,\n", [3, 4]),
    ("78,李四,\"a\r\n\"74,\",toolongname,a\r\n65,bob,a\r\n", [2, 3]),
    ("\"33,bob,\n\"31,\",李四,\n", [2, 3]),
    ("\"77,toolongname,\"b c,\"\r\n72,toolongname,\"a,\"\r\n", [2, 3]),
    ("\"x2,ann,b c\n49,bob,zz\n\"96,\",bob,a\n95,bob,zz\n", [2, 4]),
    ("32,ann,\"zz\n72,bob,b c\nx6,toolongname,a\n74,\" eve,\",b c\n", [2, 4]),
    ("59,\"李四,\n5,ann,a\n56,toolongname,b c\n15,\"ann,\",zz\n", [2, 4]),
    // The mark is closed by one that opens a field, whose own mark is then in the middle of one.
    ("1,a,\"b\nx,a,b\n2,\",y\",b\nx,a,b\n", [2, 3, 5]),
  ]

  @Test(arguments: tables) func `the records after it are judged`(rows: String, lines: [Int]) throws
  {
    let checked = try Self.checker().check("id,name,note\n" + rows)
    let reported = checked.output.split(separator: "\n").map { Int($0.prefix { $0 != ":" })! }
    #expect(Set(reported).sorted() == lines, "\(checked.output)")
  }

  /// Returns the end of a record that RFC 4180 allows, of three fields, or `nil` for any other.
  private static func end(ofStrictRecordIn text: [Character], from start: Int) -> Int? {
    var (position, fields) = (start, 1)
    while true {
      if position < text.count, text[position] == "\"" {
        position += 1
        while true {
          guard let quote = text[position...].firstIndex(of: "\"") else { return nil }
          position = quote + 1
          if position == text.count || text[position] != "\"" { break }
          position += 1
        }
      } else {
        while position < text.count, text[position] != ",", !text[position].isNewline {
          if text[position] == "\"" { return nil }
          position += 1
        }
      }
      if position == text.count || text[position].isNewline {
        return fields == 3 ? min(position + 1, text.count) : nil
      }
      if text[position] != "," { return nil }
      (position, fields) = (position + 1, fields + 1)
    }
  }

  @Test func `every record that a strict reader finds in the rest is judged`() {
    #expect(
      firstBreach(cases: 3_000) { random in
        func cell() -> String {
          // No line of a field looks like a record.
          let text = random.pick([
            "1", "x2", "", "toolongname", "a,b", "c\"", "\"", "d\ne", ",f", ",\"",
          ])
          let isQuoted = random.chance(30) || text.contains { ",\"\n".contains($0) }
          return isQuoted ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
        }
        let end = random.pick(["\n", "\r\n"])
        let records = (0..<Int.random(in: 1...8, using: &random)).map { _ in
          "\(cell()),\(cell()),\(cell())\(end)"
        }
        let row = Int.random(in: records.indices, using: &random)
        var damaged = Array(records[row])
        let marks = damaged.indices.filter { damaged[$0] == "\"" }
        if !marks.isEmpty, random.chance(40) {
          damaged.remove(at: random.pick(marks))
        } else {
          damaged.insert("\"", at: Int.random(in: 0..<damaged.count, using: &random))
        }
        let before = "id,name,note\n" + records[..<row].joined()
        let table = before + String(damaged) + records[(row + 1)...].joined()
        let whole = Array(table)
        let own = Array(before).count
        // What RFC 4180 allows is legal, whatever was meant.
        let line = before.count { $0.isNewline } + 1
        let last = line + String(damaged).count { $0.isNewline }
        if let end = Self.end(ofStrictRecordIn: whole, from: own), end != own + damaged.count {
          return nil
        }
        guard var checker = try? Self.checker() else { return "none" }
        checker.report = .json
        func lines(_ text: String) -> [Substring] {
          checker.chunkSize = random.pick([1, 7, 4096])
          return checker.check(text).output.split(separator: "\n").filter { line in
            if line.contains("\"error\"") { return false }
            let digits = line.drop { !$0.isNumber }.prefix { $0.isNumber }
            return Int(digits)! >= last
          }
        }
        let intact = before + "1,2,3" + String(repeating: "\n", count: last - line)
        let expected = lines(intact + records[(row + 1)...].joined())
        let found = lines(table)
        if found == expected { return nil }
        return "\(table.debug), \(row + 1): \(found) instead of \(expected)"
      } == nil)
  }
}
