import Testing
import TextInputIntercepter

/// Law 17: marks go with their letter.
@Suite struct RefusedLetterLawTests {
  static let words = [
    "नमस्ते", "हिन्दी", "कृपया", "สวัสดีครับ", "ขอบคุณค่ะ", "ភាសាខ្មែរ", "សួស្តី", "ශ්‍රී ලංකා",
    "தமிழ்", "বাংলাদেশ", "മലയാളം", "မြန်မာ", "e\u{301}te\u{301}", "cafe\u{301}s",
  ]

  /// Typed scalar by scalar, a word at a limit is cut between two of its clusters, in either mode.
  @Test(arguments: words, 1...5) func `a word at a limit is cut between its clusters`(
    word: String, limit: Int
  ) {
    let rules = Intercepter(rules: [.maxLength(limit, in: .graphemes)])
    for isAsked in [false, true] {
      for isNewPress in [false, true] {
        var session = HostSession(rules)
        for scalar in word.unicodeScalars {
          if isNewPress { session.handle(.pressed(HostPress(typesText: true))) }
          let caret = session.state.text.utf16.count
          let edit = Edit(range: caret..<caret, replacement: String(scalar))
          session.handle(
            isAsked ? .edited(edit) : .changed(HostView(edit.applied(to: session.state))))
          session.handle(.released)
        }
        let kept = String(word.prefix(limit))
        #expect(EditingState(session.state.text) == EditingState(kept), "\(isAsked) \(isNewPress)")
        let isCut = word.count > limit
        #expect(session.reasons.contains { $0.code == .tooLong } == isCut, "\(isAsked)")
      }
    }
  }

  @Test func `a text that the program sets ends what belongs to a refused letter`() {
    var session = HostSession(
      Intercepter(rules: [.maxLength(2, in: .graphemes)]), state: EditingState("कर", caret: 2))
    session.handle(.edited(Edit(range: 2..<2, replacement: "स")))
    session.handle(.set(HostView(EditingState("कर", caret: 2))))
    #expect(session.reasons.isEmpty)
    session.handle(.edited(Edit(range: 2..<2, replacement: "े")))
    #expect(session.state.description == "करे|")
  }
}
