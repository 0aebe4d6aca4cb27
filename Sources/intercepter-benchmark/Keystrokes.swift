internal import Foundation
internal import TextInputIntercepter

/// One keystroke in the middle of a text of about 20 clusters, in notification mode.
extension Benchmark {
  static var keystrokes: [Benchmark] {
    [
      keystroke("keystroke/ascii", "abcdefghijklmnopqrst", "x"),
      keystroke("keystroke/chinese", "张三李四王五赵六孙七周八吴九郑十", "钱"),
      keystroke("keystroke/families", "👨‍👩‍👧‍👦a", "x"),
      keystroke("keystroke/refused emoji", "张三李四王五赵六孙七周八吴九郑十", "😀"),
      keystroke("keystroke/too long", String(repeating: "张三李四", count: 5), "钱"),
    ]
  }

  private static func keystroke(_ name: String, _ text: String, _ typed: String) -> Benchmark {
    let (old, new) = states(text, typed)
    let engine = Intercepter(rules: [
      .emoji(.forbidden), .maxLength(40, in: .gb18030), .singleLine(),
    ])
    return Benchmark(
      name: name, baseline: "Characters, Foundation", iterations: 20_000,
      ours: { engine.intercept(new, after: old).outcome == .accepted ? 1 : 0 },
      theirs: { Straightforward.accepts(new.text, after: old.text, maxBytes: 40) ? 1 : 0 })
  }

  /// A text with a caret in its middle, and the state after typing there.
  static func states(_ text: String, _ typed: String) -> (EditingState, EditingState) {
    let middle = text.index(text.startIndex, offsetBy: text.count / 2)
    let front = String(text[..<middle])
    return (
      EditingState(text, caret: front.utf16.count),
      EditingState(front + typed + text[middle...], caret: (front + typed).utf16.count)
    )
  }
}

/// What one would write in an afternoon.
enum Straightforward {
  private static let gb18030 = String.Encoding(rawValue: 0x8000_0632)

  /// The inserted characters, by common prefix and suffix; then the three rules.
  static func accepts(_ new: String, after old: String, maxBytes: Int) -> Bool {
    let (before, after) = (Array(old), Array(new))
    let prefix = zip(before, after).prefix { $0 == $1 }.count
    let rest = min(before.count, after.count) - prefix
    let suffix = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    let inserted = after[prefix..<(after.count - min(suffix, rest))]
    if inserted.contains(where: isEmoji) || inserted.contains(where: \.isNewline) { return false }
    return new.data(using: gb18030)!.count <= maxBytes
  }

  static func isEmoji(_ character: Character) -> Bool {
    let first = character.unicodeScalars.first!
    return first.properties.isEmojiPresentation
      || (first.properties.isEmoji && character.unicodeScalars.count > 1)
  }
}
