import IntercepterICU
import Testing
import TextInputIntercepter

struct ICUPatternErrorTests {
  struct Row: CustomTestStringConvertible {
    let pattern: String
    let line: Int
    let column: Int
    let message: String
    var testDescription: String { pattern }

    init(_ pattern: String, _ line: Int, _ column: Int, _ message: String) {
      (self.pattern, self.line, self.column, self.message) = (pattern, line, column, message)
    }
  }

  static let rows: [Row] = [
    Row("", 1, 1, "The pattern is empty."),
    Row("abc(def", 1, 7, "A parenthesis is not closed, or closed without being opened."),
    Row("a)", 1, 2, "A parenthesis is not closed, or closed without being opened."),
    Row("a\n(b\n[c", 3, 2, "A character class is not closed: “]” is missing."),
    Row("\\q", 1, 2, "This escape sequence does not exist."),
    Row("\\p{Foo}", 1, 7, "This property or property value does not exist."),
    Row("*a", 1, 1, "This is not valid here."),
    Row("a**", 1, 3, "This is not valid here."),
    Row("a{x}", 1, 3, "A repetition is written {n}, {n,} or {n,m}."),
    Row("a{2,1}", 1, 6, "The maximum number of repetitions is less than the minimum."),
    Row("a{99999999999}", 1, 12, "This number is too large."),
    Row("[z-a]", 1, 4, "The range's end comes before its beginning."),
    Row("(?<n>a)\\k<m>", 1, 12, "There is no group with this name, or the name is invalid."),
    Row(String(repeating: "(", count: 150), 1, 101, "The pattern is nested too deeply."),
    Row("(?<=a*)b", 1, 7, "A look-behind must have a bounded length, without * or +."),
  ]

  @Test(arguments: rows) func `says what is wrong with a pattern, and where`(_ row: Row) throws {
    let error = #expect(throws: PatternError.self) { try Rule.matchesICU(row.pattern) }
    #expect(error?.message == row.message)
    #expect(error?.line == row.line)
    #expect(error?.column == row.column)
    #expect(error?.pattern == row.pattern)
  }

  @Test func `points at the place`() throws {
    let error = #expect(throws: PatternError.self) { try Rule.matchesICU("ab\n张😀(c\nd[e]") }
    #expect(
      error?.description == """
        error: A parenthesis is not closed, or closed without being opened.
         --> pattern:3:4
        d[e]
           ^
        """)
  }

  @Test func `counts columns of the terminal to the place`() throws {
    let error = #expect(throws: PatternError.self) { try Rule.matchesICU("张😀[z-a]") }
    #expect(
      error?.description == """
        error: The range's end comes before its beginning.
         --> pattern:1:6
        张😀[z-a]
               ^
        """)
  }
}
