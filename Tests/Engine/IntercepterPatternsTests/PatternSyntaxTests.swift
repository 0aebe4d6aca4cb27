import Testing
import TextInputIntercepter

/// What the parts of a pattern match.
struct PatternSyntaxTests {
  struct Row: CustomTestStringConvertible {
    let pattern: String
    let matching: [String]
    let others: [String]
    var testDescription: String { pattern }

    init(_ pattern: String, _ matching: [String], not others: [String]) {
      (self.pattern, self.matching, self.others) = (pattern, matching, others)
    }
  }

  static let rows: [Row] = [
    Row("abc", ["abc"], not: ["", "ab", "abcd", "ABC", "xabc"]),
    Row("a|bc|", ["a", "bc", ""], not: ["b", "abc"]),
    Row("(a)(?:b)(?<n>c)", ["abc"], not: ["ab"]),
    Row("a(?#not b)c", ["ac"], not: ["abc"]),
    Row("()", [""], not: ["a"]),
    Row("]-", ["]-"], not: ["]"]),
    // Repetitions.
    Row("a*", ["", "a", "aaaa"], not: ["b", "ab"]),
    Row("a+b?", ["a", "aab"], not: ["", "b", "abb"]),
    Row("a{2}", ["aa"], not: ["a", "aaa"]),
    Row("a{2,}", ["aa", "aaaaa"], not: ["a"]),
    Row("a{1,3}", ["a", "aaa"], not: ["", "aaaa"]),
    Row("a{0}b{0,1}", ["", "b"], not: ["a", "bb"]),
    Row("a*?b+?c??d{1,2}?", ["bd", "aabbcdd"], not: ["a", "bddd"]),
    Row("(a*)*", ["", "aaa"], not: ["b"]),
    Row("(a|b?)+c", ["c", "abac"], not: ["", "ab"]),
    Row("(?:){5}", [""], not: ["a"]),
    Row("\\Qa*b\\E*", ["a*", "a*bb"], not: ["aab"]),
    Row("\\Q(\\E\\Q)", ["()"], not: ["("]),
    // Escapes.
    Row("\\t\\n\\r\\f\\a\\e", ["\t\n\r\u{C}\u{7}\u{1B}"], not: [""]),
    Row("\\x41\\x{1F600}\\u5F20\\U0001F600\\ud83d\\ude00", ["A😀张😀😀"], not: ["A"]),
    Row("\\cA\\011\\0101", ["\u{1}\tA"], not: ["A"]),
    Row("\\.\\*\\\\\\]\\é\\ ", [".*\\]é "], not: ["a*\\]é "]),
    Row("\\d", ["7", "٣", "७", "𝟗"], not: ["a", "²", "½", ""]),
    Row("\\D", ["a", "²"], not: ["7", "٣"]),
    Row("\\w+", ["Az_9", "é", "e\u{301}", "张", "\u{200D}", "ॐ", "Ⅷ"], not: ["-", " ", "😀", "'"]),
    Row("\\W", ["-", "😀"], not: ["a", "_"]),
    Row("\\s", [" ", "\n", "\u{A0}", "\u{3000}", "\u{85}"], not: ["a", "\u{200B}"]),
    Row("\\S", ["a"], not: [" "]),
    Row("\\h", [" ", "\t", "\u{3000}"], not: ["\n"]),
    Row("\\v", ["\n", "\u{B}", "\u{2028}"], not: [" ", "\r\n"]),
    Row("\\R", ["\n", "\r", "\r\n", "\u{2029}"], not: ["\n\r", "a"]),
    Row("\\R\\n", ["\n\n", "\r\n\n"], not: ["\r\n"]),
    Row("\\H\\V", ["aa"], not: ["\ta", "a\n"]),
    // Dots.
    Row(".", ["a", "😀", "\t"], not: ["\n", "\r", "\u{85}", "\u{2028}", "", "ab"]),
    Row("(?s).", ["a", "\n", "\r\n", "\r"], not: ["\n\r", "", "ab"]),
    // Classes.
    Row("[a-c9]", ["a", "b", "9"], not: ["d", "", "ab"]),
    Row("[^a-c]", ["d", "\n", "😀"], not: ["a", ""]),
    Row("[]a]", ["]", "a"], not: ["b"]),
    Row("[^]a]", ["b"], not: ["]", "a"]),
    Row("[a-]", ["a", "-"], not: ["b"]),
    Row("[-a]", ["a", "-"], not: ["b"]),
    Row("[a-z-9]", ["a", "-", "9"], not: ["5", "A"]),
    Row("[\\w-.]", ["a", "-", "."], not: ["#"]),
    Row("[+&-]", ["+", "&", "-"], not: ["*"]),
    Row("[.*(]", [".", "*", "("], not: ["a"]),
    Row("[\\t\\x{41}-\\x{43}\\]\\-]", ["\t", "B", "]", "-"], not: ["D", "\\"]),
    Row("[\\Q]-\\Ea]", ["]", "-", "a"], not: ["\\", "Q", "E"]),
    Row("[a-c[x-z]]", ["b", "y"], not: ["d"]),
    Row("[a-z&&[^aeiou]]", ["b"], not: ["a", "B"]),
    Row("[a-z&&b-d&&c]", ["c"], not: ["b", "d"]),
    Row("[\\w--[a-c]x]", ["d"], not: ["a", "x"]),
    Row("[\\p{L}--[a-z]]", ["A", "张"], not: ["a", "1"]),
    Row("[[a-d]-[b]]", ["a", "c"], not: ["b"]),
    Row("[[a-d]&[b-z]]", ["b", "d"], not: ["a", "e"]),
    // Behind a shorthand, a single operator is a character.
    Row("[\\W&[a]]", ["a", ".", "&"], not: ["b"]),
    Row("[\\d-[a]]", ["a", "1", "-"], not: ["b"]),
    Row("[a&&b]|c", ["c"], not: ["a", "b", ""]),
    Row("[[:alpha:]][[:^digit:]]", ["a-", "éa"], not: ["1a", "a1"]),
    Row("[:upper:]", ["A", "É"], not: ["a", ":"]),
    Row("[[:punct:][:space:]]", ["!", " "], not: ["a", "+"]),
    Row("[\\d\\s]", ["1", " "], not: ["a"]),
    // Properties.
    Row("\\p{L}\\p{Lu}\\p{Lowercase_Letter}", ["张Éé"], not: ["1Aa"]),
    Row("\\P{L}\\p{gc=Nd}\\p{general category=Po}", ["-٣!"], not: ["a1!"]),
    Row("\\p{Han}\\p{sc=Latn}\\p{Script=Greek}\\p{IsCyrillic}", ["张aαж"], not: ["あaαж"]),
    Row("\\p{sc=Deva}", ["क"], not: ["।"]),
    Row("\\p{scx=Deva}", ["क", "।"], not: ["a"]),
    Row("\\p{Alphabetic}\\p{White_Space}\\p{Emoji}\\p{ASCII}", ["é 😀a"], not: ["1 😀a"]),
    Row("\\p{Alphabetic=No}\\p{uppercase=y}", ["1A"], not: ["aA"]),
    Row("\\p{Any}[\\p{Assigned}--\\p{ASCII}]", ["\u{378}é"], not: ["aa", "a\u{378}"]),
    Row("\\p{L}&&", ["a&&"], not: ["a"]),
    // Flags.
    Row("(?i)aÉ[b-c]\\x{212A}", ["AéBk", "aÉck"], not: ["aeBk"]),
    Row("(?i)σ+", ["Σσς"], not: ["s"]),
    Row("a(?i)b|c", ["aB", "C"], not: ["AB"]),
    Row("a(?i:b)c", ["aBc"], not: ["aBC"]),
    Row("(?i)a(?-i)b", ["Ab"], not: ["AB"]),
    Row("(?i)[^a]", ["b"], not: ["a", "A"]),
    Row("(?i)\\P{Lu}|\\p{Lu}1", ["-", "a1", "A1"], not: ["a", "A"]),
    Row("(?x) a b # c\n [ d ] \\ ", ["abd "], not: ["ab", "ab d"]),
    Row("(?x: a )\\ b", ["a b"], not: ["ab"]),
    Row("(?mi-s:^a.$)", ["Ab"], not: ["A\n"]),
  ]

  @Test(arguments: rows) func `matches what it says`(_ row: Row) throws {
    let engine = Intercepter(rules: [try .matches(row.pattern)])
    for text in row.matching { #expect(engine.validate(text).isValid, "\(text.debugDescription)") }
    for text in row.others { #expect(!engine.validate(text).isValid, "\(text.debugDescription)") }
  }

  static let anchors: [Row] = [
    Row("^a$", ["a"], not: ["a\n", "\na"]),
    Row("\\Aa\\z", ["a"], not: ["a\n"]),
    Row("a^b|a\\Ab", [], not: ["ab", "a\nb"]),
    Row("a$\\n", ["a\n"], not: ["a"]),
    Row("a\\Z\\r\\n", ["a\r\n"], not: ["a"]),
    Row("a\\r$\\n", [], not: ["a\r\n"]),
    Row("a$\\r?\\n?", ["a", "a\n", "a\r\n", "a\r"], not: ["a\n\n"]),
    Row("a$\\n\\n", [], not: ["a\n\n"]),
    Row("a\\z\\n", [], not: ["a", "a\n"]),
    Row("(?m)a$\\n^b", ["a\nb"], not: ["ab", "a\n"]),
    Row("(?m)a\\n^", [], not: ["a\n"]),
    Row("(?m)a\\r$\\nb", [], not: ["a\r\nb"]),
    Row("(?m)(^a$\\n?)+", ["a", "a\na", "a\n"], not: ["aa", "a\n\na"]),
    Row("a\\b-\\bb", ["a-b"], not: ["ab"]),
    Row("a\\Bb\\b", ["ab"], not: ["a", "b"]),
    Row("\\ba\\u0301\\b.*", ["a\u{301}", "a\u{301} "], not: ["a\u{301}b"]),
    Row("a\\b\\u0301", [], not: ["a\u{301}"]),
    Row("\\b", [], not: ["", "a"]),
    Row("\\B", [""], not: ["a"]),
  ]

  @Test(arguments: anchors) func `anchors take up nothing`(_ row: Row) throws {
    try `matches what it says`(row)
  }
}
