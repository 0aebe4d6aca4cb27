import Testing
import TextInputIntercepter

/// A text is a beginning exactly when something can follow that makes it a match.
struct PatternBeginningTests {
  static let rows: [(pattern: String, options: PatternOptions, text: String, Validity.Status)] = [
    // Taken for too costly once.
    ("([a-zA-Z0-9]+[-_.]?)+@[a-z]+\\.[a-z]{2,}", [], "aaaaaaaaaaaaaa", .intermediate),
    ("(\\w+\\.?)+@\\w+\\.\\w+", [], "aaaaaaaaaaaaaaaaaaa", .intermediate),
    ("(a+)+$", [], String(repeating: "a", count: 40) + "b", .invalid),
    // An anchor at the end of the text is no end yet.
    ("a\\n^b", .anchorsMatchLines, "a\n", .intermediate),
    ("a\\n^b", .anchorsMatchLines, "a\nb", .valid),
    ("a\\n^", .anchorsMatchLines, "a\n", .invalid),
    ("a\\n^b", [], "a\n", .invalid),
    ("a\\n^b", [], "", .invalid),
    // What cannot come to an end is no beginning, however far away that is.
    ("abc[a&&b]", [], "", .invalid),
    ("abc[a&&b]|abd", [], "ab", .intermediate),
    ("abc[a&&b]|abd", [], "abc", .invalid),
    ("ab$c|abd", [], "ab", .intermediate),
    ("ab$c", [], "a", .invalid),
    ("ab$\\n", [], "ab", .intermediate),
    ("ab$\\nc", [], "a", .invalid),
    ("a\\b[a-c]+-", [], "a", .invalid),
    ("a\\b[a-c-]+", [], "a", .intermediate),
    ("a\\b[a-c-]+", [], "a-", .valid),
    ("a\\B-", [], "a", .invalid),
    ("\\z\\b", [], "", .invalid),
    ("a\\u0301*\\bb", [], "a\u{301}", .invalid),
    ("(?s)..\\n", [], "\r", .intermediate),
    ("(?s).\\n", [], "\r", .intermediate),
    ("(?s).\\n", [], "\r\n", .intermediate),
    ("(?s).\\n", [], "\r\na", .invalid),
    ("\\r\\R|\\R[a&&b]", [], "\r\n", .valid),
  ]

  @Test(arguments: rows.indices) func `tells beginnings from dead ends`(index: Int) throws {
    let (pattern, options, text, status) = Self.rows[index]
    let engine = Intercepter(rules: [try .matches(pattern, options: options)])
    #expect(engine.validate(text).status == status, "\(pattern) on \(text.debugDescription)")
  }

  /// Patterns whose beginnings all come to an end within two of the pieces.
  static let short = [
    "[a-c]*b", "(?:ab|a)c?", "(a|b)c?.{0,2}", "(?i)ABC?|É.*", "a{2,3}?b*", "[^a]+|c", "[a&&b]c|d",
    "(?m)(^a$\\n?)+|b", "a$\\n|b\\z", "\\w* \\w+", "[a ]?\\bb\\B.*", "(?s).{0,3}b", "a$\\r\\n?",
    "(\\r$\\n|\\n$|b)+", "(?m)a?\\R^b", "e?\\b.+\\u0301", "(?m)^$\\R?b?", "\\B.\\B.?",
  ]
  static let pieces = ["a", "b", "c", "A", " ", "é", "e", "\u{301}", "\n", "\r", "d"]

  @Test(arguments: short) func `something makes a match of every beginning, and of nothing else`(
    pattern: String
  ) throws {
    let engine = Intercepter(rules: [try .matches(pattern)])
    let endings = Self.pieces.flatMap { first in [first] + Self.pieces.map { first + $0 } } + [""]
    for text in endings {
      let isBeginning = engine.validate(text).status != .invalid
      let canMatch = endings.contains { engine.validate(text + $0).isValid }
      #expect(isBeginning == canMatch, "\(text.debugDescription)")
    }
  }
}
