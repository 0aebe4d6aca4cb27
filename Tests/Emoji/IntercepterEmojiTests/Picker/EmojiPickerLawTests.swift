import IntercepterEmoji
import TestSupport
import Testing
import TextInputIntercepter

/// What holds of a picker whatever is done to it.
@Suite struct EmojiPickerLawTests {
  /// Seeded: keys and pointers in any order leave a picker whose rows hold each emoji once and whose
  /// selection is one of them; what is chosen was offered.
  @Test func `any keys and pointers`() {
    for seed in UInt64(0)..<12 {
      var random = SeededGenerator(seed: seed)
      let newest = EmojiVersion(Int.random(in: 1...17, using: &random))
      var picker = EmojiPicker(
        columns: Int.random(in: -1...20, using: &random),
        groups: EmojiGroup.choices.filter { _ in Bool.random(using: &random) },
        frequentLimit: Int.random(in: -1...40, using: &random), filter: .upTo(newest))
      for _ in 0..<60 {
        picker.time += Int.random(in: 0...1_000_000, using: &random)
        let answer = Self.act(on: &picker, using: &random)
        if case .choose(let emoji) = answer {
          #expect(emoji.version <= newest, "seed \(seed)")
          #expect(picker.recents.entries.contains { $0.text == emoji.emoji.text })
        }
        Self.check(picker, seed)
      }
    }
  }

  private static func act(
    on picker: inout EmojiPicker, using random: inout SeededGenerator
  ) -> EmojiPickerAnswer {
    let place = Int.random(in: -3..<max(1, picker.count + 3), using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return picker.press(place)
    case 1: picker.hold(place)
    case 2: picker.select(place)
    case 3:
      return picker.pressTone(
        row: Int.random(in: -1...6, using: &random), column: Int.random(in: -1...6, using: &random))
    case 4: picker.columns = Int.random(in: -2...12, using: &random)
    default: return picker.handle(keys.randomElement(using: &random)!)
    }
    return .stay
  }

  private static let keys: [EmojiPickerKey] = [
    .left, .right, .up, .down, .home, .end, .pageUp(rows: 3), .pageDown(rows: 3),
    .pageDown(rows: .max), .pageUp(rows: .min), .nextSection, .previousSection, .character("h"),
    .character("a"), .character(" "), .character("👍"), .backspace, .clear, .choose, .tones,
    .favorite, .cancel,
  ]

  private static func check(_ picker: EmojiPicker, _ seed: UInt64) {
    let rows = picker.rows
    #expect(rows.flatMap { Array($0.places) } == Array(0..<picker.count), "seed \(seed)")
    #expect(rows.allSatisfy { (1...picker.columns).contains($0.places.count) }, "seed \(seed)")
    #expect(picker.sections.allSatisfy { !$0.emoji.isEmpty }, "seed \(seed)")
    #expect((picker.selectedEmoji == nil) == (picker.count == 0), "seed \(seed)")
    #expect((picker.selectedRow == nil) == (picker.count == 0), "seed \(seed)")
    if let chooser = picker.toneChooser {
      #expect(chooser.emoji == picker.selectedEmoji?.emoji, "seed \(seed)")
      #expect(chooser.rows.allSatisfy { !$0.isEmpty }, "seed \(seed)")
    }
  }

  @Test func `down and up again, and right and left again, come back`() {
    var picker = EmojiPicker(columns: 7)
    for place in stride(from: 0, to: picker.count - 40, by: 11) {
      for (there, back) in [(EmojiPickerKey.right, EmojiPickerKey.left), (.down, .up)] {
        picker.select(place)
        picker.handle(there)
        // A shorter row has no such column.
        let row = picker.rows[picker.selectedRow!]
        let isClamped = there == .down && row.places.count < 7
        picker.handle(back)
        if !isClamped { #expect(picker.selected == place) }
      }
    }
  }
}
