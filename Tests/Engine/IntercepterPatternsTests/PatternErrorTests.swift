import Testing
import TextInputIntercepter

/// What is wrong with a pattern is said in a sentence, with its place.
struct PatternErrorTests {
  struct Row: CustomTestStringConvertible {
    let pattern: String
    let line: Int
    let column: Int
    let message: String
    var testDescription: String { String(pattern.prefix(40)) }

    init(_ pattern: String, _ line: Int, _ column: Int, _ message: String) {
      (self.pattern, self.line, self.column, self.message) = (pattern, line, column, message)
    }
  }

  private static let noEscape = "This escape sequence does not exist."
  private static let noProperty = "This property or property value does not exist."
  private static let nothing = "There is nothing to repeat here."
  private static let repeated = "To repeat a repetition, put it in a group."
  private static let interval = "A repetition is written {n}, {n,} or {n,m}."
  private static let unclosed = "A parenthesis is not closed."
  private static let openClass = "A character class is not closed: “]” is missing."
  private static let tooDeep = "The pattern is nested too deeply."
  private static let tooLarge = "The pattern is too large."

  static let rows: [Row] = [
    Row("", 1, 1, "The pattern is empty."),
    // Groups.
    Row("abc(def", 1, 4, unclosed),
    Row("a)", 1, 2, "This parenthesis has no matching “(”."),
    Row("(?", 1, 1, unclosed),
    Row("a(?i", 1, 2, unclosed),
    Row("(?#never", 1, 1, unclosed),
    Row("(?<name", 1, 1, unclosed),
    Row("(?z)", 1, 3, "This flag does not exist."),
    Row("(?i--s)", 1, 5, "This flag does not exist."),
    Row(
      "(?<1>a)", 1, 4, "A group name has only ASCII letters and digits, and starts with a letter."),
    Row("(?<>a)", 1, 4, "This group has an empty name."),
    Row("(?<n>a)(?<n>b)", 1, 11, "Another group already has this name."),
    // Repetitions.
    Row("*a", 1, 1, nothing),
    Row("a|+", 1, 3, nothing),
    Row("(?i)?", 1, 5, nothing),
    Row("\\b{2}", 1, 3, nothing),
    Row("a**", 1, 3, repeated),
    Row("a{2}{3}", 1, 5, repeated),
    Row("a{x}", 1, 3, interval),
    Row("a{,3}", 1, 3, interval),
    Row("a{1", 1, 3, interval),
    Row("a}", 1, 2, "A literal brace needs a backslash."),
    Row("a{2,1}", 1, 5, "The maximum number of repetitions is less than the minimum."),
    Row("a{99999999999}", 1, 3, "This number is too large."),
    // Classes.
    Row("a\n(b\n[c", 3, 1, openClass),
    Row("[]", 1, 1, openClass),
    Row("[z-a]", 1, 4, "The range's end comes before its beginning."),
    Row("[a-\\d]", 1, 4, "A range must end with a character, not with a set."),
    Row("[a&&]", 1, 4, "This operator needs a set after it."),
    Row("[--a]", 1, 2, "This operator needs a set before it."),
    Row("[&&a]", 1, 2, "This operator needs a set before it."),
    // Escapes.
    Row("\\q", 1, 2, noEscape),
    Row("a\\E", 1, 3, noEscape),
    Row("[\\b]", 1, 3, noEscape),
    Row("[\\R]", 1, 3, noEscape),
    Row("\\x", 1, 2, noEscape),
    Row("\\x{41", 1, 2, noEscape),
    Row("\\u12", 1, 2, noEscape),
    Row("\\c", 1, 2, noEscape),
    Row("\\0", 1, 2, noEscape),
    Row("\\x{110000}", 1, 2, "This is not a Unicode code point."),
    Row("\\ud83d", 1, 2, "This is half of a surrogate pair."),
    Row("\\ude00\\ud83d", 1, 2, "This is half of a surrogate pair."),
    Row("[\\x{dfff}]", 1, 3, "This is half of a surrogate pair."),
    Row("a\\", 1, 2, "Nothing follows this backslash."),
    Row("\\p{Foo}", 1, 4, noProperty),
    Row("\\p{Script=Foo}", 1, 4, noProperty),
    Row("\\p{a=b=c}", 1, 4, noProperty),
    Row("[[:foo:]]", 1, 4, noProperty),
    Row("\\pL", 1, 2, "A property is written \\p{…}."),
    Row("\\p{L", 1, 3, "A property is written \\p{…}."),
    // Not regular.
    Row("a(?=b)", 1, 2, only("look-ahead")),
    Row("a(?!b)", 1, 2, only("look-ahead")),
    Row("(?<=a)b", 1, 1, only("look-behind")),
    Row("(?<!a)b", 1, 1, only("look-behind")),
    Row("(?>a)", 1, 1, only("atomic groups")),
    Row("a*+", 1, 3, only("possessive quantifiers")),
    Row("(a)\\1", 1, 5, only("back-references")),
    Row("(?<n>a)\\k<n>", 1, 9, only("back-references")),
    Row("\\X", 1, 2, only("\\X")),
    Row("\\Ga", 1, 2, only("\\G")),
    Row("\\N{BULLET}", 1, 2, only("character names")),
    Row("(?w)a\\b", 1, 7, only("unicodeWordBoundaries")),
    // Absurd.
    Row("(a{1000}){1000}", 1, 10, "This repetition makes the pattern too large."),
    Row("((a{100}){100}){100}", 1, 16, "This repetition makes the pattern too large."),
    Row(String(repeating: "(", count: 10_000), 1, 101, tooDeep),
    Row(String(repeating: "[", count: 10_000), 1, 101, tooDeep),
    Row(String(repeating: "(?i:", count: 10_000) + "a", 1, 401, tooDeep),
    Row(String(repeating: "a", count: 1_000_000), 1, 50_001, tooLarge),
    Row(String(repeating: "a|", count: 500_000), 1, 50_001, tooLarge),
    Row(String(repeating: "[^a]", count: 250_000), 1, 200_004, tooLarge),
  ]

  private static func only(_ what: String) -> String {
    "Only ICU supports \(what): use matchesICU in IntercepterICU, "
      + "or “\"engine\": \"icu\"” in a profile."
  }

  @Test(arguments: rows) func `says what is wrong with a pattern, and where`(_ row: Row) throws {
    let error = #expect(throws: PatternError.self) { try Rule.matches(row.pattern) }
    #expect(error?.message == row.message)
    #expect(error?.line == row.line)
    #expect(error?.column == row.column)
    #expect(error?.pattern == row.pattern)
  }

  @Test func `points at the place, in columns of the terminal`() throws {
    let error = #expect(throws: PatternError.self) { try Rule.matches("ab\n张😀(c\nd[e]") }
    #expect(
      error?.description == """
        error: A parenthesis is not closed.
         --> pattern:2:3
        张😀(c
            ^
        """)
  }

  @Test func `shows of a long line what is around the place`() throws {
    let before = String(repeating: "a", count: 1_000)
    let after = String(repeating: "b", count: 1_000)
    let error = #expect(throws: PatternError.self) { try Rule.matches("\(before))\(after)") }
    #expect(
      error?.description == """
        error: This parenthesis has no matching “(”.
         --> pattern:1:1001
        …\(before.suffix(60)))\(after.suffix(59))…
        \(String(repeating: " ", count: 61))^
        """)
  }

  @Test func `counts lines as they are shown`() throws {
    for (pattern, line, column) in [
      ("a\r\nb\u{85}c\r)", 4, 1), ("\n\n)", 3, 1), ("a)\n", 1, 2), ("(\n", 1, 1),
    ] {
      let error = #expect(throws: PatternError.self) { try Rule.matches(pattern) }
      #expect(error?.line == line)
      #expect(error?.column == column)
    }
  }

  @Test func `a megabyte is read, if it says little`() throws {
    let members = String(repeating: "a", count: 1_000_000)
    #expect(throws: Never.self) { try Rule.matches("[\(members)]") }
    #expect(throws: Never.self) { try Rule.matches("a(?#\(members))") }
    #expect(throws: Never.self) { try Rule.matches("(?x)a #\(members)") }
    #expect(throws: PatternError.self) { try Rule.matches("\\p{\(members)}") }
  }

  @Test func `too many different sets are refused in bounded time`() throws {
    var pattern = ""
    for value in 0..<20_000 where value % 2 == 0 {
      pattern += "[\\p{L}\\x{\(String(0xE000 + value, radix: 16))}]"
    }
    #expect(throws: PatternError.self) { try Rule.matches(pattern) }
    let scalars = (0..<9_000).map { String(Unicode.Scalar(0x3400 + $0 * 2)!) }.joined()
    #expect(throws: PatternError.self) { try Rule.matches(scalars) }
  }
}
