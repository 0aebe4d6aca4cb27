import TestSupport
import Testing
import TextInputIntercepter

/// Keystrokes in a megabyte: what is not linear takes hours here.
@Suite(.serialized) struct MegabyteTests {
  @Test(arguments: TotalTests.texts(ofBytes: 1 << 20))
  func `a keystroke in a megabyte reads it a few times`(_ example: TotalTests.LongText) {
    let text = example.text
    let engine = Intercepter(rules: [
      .singleLine(), .emoji(.forbidden), .maxLength(1 << 22, in: .gb18030),
    ])
    let scalars = text.unicodeScalars
    let middle = scalars.index(scalars.startIndex, offsetBy: scalars.count / 2)
    for (place, typed) in zip([text.startIndex, middle, text.endIndex], ["x", "🇨", "\u{301}"]) {
      let caret = text.utf16.distance(from: text.startIndex, to: place)
      let state = EditingState(text, caret: caret)
      let edit = Edit(range: caret..<caret, replacement: typed)
      let told = engine.intercept(edit.applied(to: state), after: state)
      #expect(told.outcome == .accepted || typed != "x")
      if place == middle { #expect(engine.intercept(edit, in: state) == told) }
    }
  }

  @Test(arguments: TotalTests.texts(ofBytes: 1 << 20))
  func `the clusters of a megabyte are counted in one pass`(_ example: TotalTests.LongText) {
    let engine = Intercepter(rules: [.maxLength(1 << 21, in: .perCharacter("own") { _ in 2 })])
    let fits = 2 * example.text.count <= 1 << 21
    #expect(engine.validate(example.text).isValid == fits)
  }
}
