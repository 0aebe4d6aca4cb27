import Testing
import TextInputIntercepter

/// The edits of `TextDiff`, in the notation of states: old → new, the replaced range and the insertion.
@Suite struct TextDiffTests {
  struct Row: Sendable, CustomStringConvertible {
    let old: String
    let new: String
    let range: Range<Int>
    let replacement: String
    let line: Int
    init(
      _ old: String, _ new: String, _ range: Range<Int>, _ replacement: String, line: Int = #line
    ) {
      (self.old, self.new, self.range, self.replacement, self.line) = (
        old, new, range, replacement, line
      )
    }
    var description: String { "line \(line): \(old) → \(new)" }
  }

  static let rows = [
    // The caret decides where an insertion among equals was.
    Row("aa", "a|aa", 0..<0, "a"),
    Row("aa", "aa|a", 1..<1, "a"),
    Row("aa", "aaa|", 2..<2, "a"),
    // Without a new caret, the old one does.
    Row("|aa", "aaa", 0..<0, "a"),
    Row("a|a", "aaa", 1..<1, "a"),
    Row("aa|", "aaa", 2..<2, "a"),
    // With neither: as far right as the common front allows.
    Row("aa", "aaa", 2..<2, "a"),
    Row("aba", "ababa", 3..<3, "ba"),
    Row("aaa", "aa", 2..<3, ""),
    // A deletion starts at the new caret, or ends at the old one.
    Row("aaa", "|aa", 0..<1, ""),
    Row("aaa", "a|a", 1..<2, ""),
    Row("aa|a", "aa", 1..<2, ""),
    Row("la‹la›la", "lala", 2..<4, ""),
    // A caret that fits none of them decides nothing.
    Row("xaay", "|xaaay", 3..<3, "a"),
    // Skin tones, joiners, selectors, marks: the cluster they join is replaced.
    Row("👍|", "👍🏽|", 0..<2, "👍🏽"),
    Row("👍🏽|", "👍|", 0..<4, "👍"),
    Row("👩|💻", "👩‍💻|", 0..<4, "👩‍💻"),
    Row("👨‍👩‍👧‍👦|", "👨‍👩‍👧|", 0..<11, "👨‍👩‍👧"),
    Row("❤|", "❤️|", 0..<1, "❤️"),
    Row("e|", "e\u{301}|", 0..<1, "e\u{301}"),
    Row("e\u{301}\u{308}|", "e\u{301}|", 0..<3, "e\u{301}"),
    Row("1|", "1️⃣|", 0..<1, "1️⃣"),
    // Regional indicators pair anew behind an insertion.
    Row("🇨🇳🇨🇳|", "🇨🇳🇨🇳🇨🇳|", 8..<8, "🇨🇳"),
    Row("🇨🇳", "🇯🇨🇳", 0..<4, "🇯🇨🇳"),
    Row("a🇯🇵🇨🇳b", "a🇵🇨🇳b", 1..<9, "🇵🇨🇳"),
    Row("🇨x🇳", "🇨🇳", 0..<5, "🇨🇳"),
    // Hangul: a syllable under composition replaces itself.
    Row("ㅎ|", "하|", 0..<1, "하"),
    Row("하|", "한|", 0..<1, "한"),
    Row("\u{1112}|", "\u{1112}\u{1161}|", 0..<1, "\u{1112}\u{1161}"),
    Row("\u{1112}\u{1161}|", "\u{1112}\u{1161}\u{11AB}|", 0..<2, "\u{1112}\u{1161}\u{11AB}"),
    // Indic conjuncts.
    Row("क|", "क्|", 0..<1, "क्"),
    Row("क्|", "क्ष|", 0..<2, "क्ष"),
    // Line ends.
    Row("a\r|b", "a\r\n|b", 1..<2, "\r\n"),
    Row("a\r\n|b", "a\n|b", 1..<3, "\n"),
    // Equivalent and yet another text.
    Row("\u{E9}", "e\u{301}", 0..<1, "e\u{301}"),
    Row("\u{AC00}", "\u{1100}\u{1161}", 0..<1, "\u{1100}\u{1161}"),
    // Scalars that share bytes are not shared.
    Row("中", "丰", 0..<1, "丰"),
    Row("é", "è", 0..<1, "è"),
    Row("😀", "😁", 0..<2, "😁"),
    // Replacements in the middle.
    Row("hello...|", "hello…|", 5..<8, "…"),
    Row("张三", "张小三", 1..<1, "小"),
    Row("0000", "1111", 0..<4, "1111"),
    Row("", "张三😀", 0..<0, "张三😀"),
    Row("张三😀", "", 0..<4, ""),
  ]

  @Test(arguments: rows) func `finds the edit`(row: Row) throws {
    let old = try #require(EditingState(notation: row.old), "\(row)")
    let new = try #require(EditingState(notation: row.new), "\(row)")
    #expect(
      TextDiff.edit(to: new, after: old) == Edit(range: row.range, replacement: row.replacement),
      "\(row)")
  }
}
