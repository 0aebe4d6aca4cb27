internal import TextInputIntercepter

/// Benchmarks of a keystroke in the middle of a text of about 20 clusters, under three rules.
extension Benchmark {
  static var keystrokes: [Benchmark] {
    let letters = "abcdefghijklmnopqrst"
    let chinese = "张三李四王五赵六孙七周八吴九郑十冯陈褚"
    let families = String(repeating: "👨‍👩‍👧‍👦", count: 20)
    return [
      keystroke("ascii", letters, "x"),
      // The caret is after `j`, and after 孙.
      keystroke("ascii, beside its equal", letters, "j"),
      keystroke("ascii, refused emoji", letters, "😀"),
      keystroke("ascii, refused family", letters, "👨‍👩‍👧‍👦"),
      keystroke("ascii, refused line break", letters, "\n"),
      keystroke("ascii, too long", letters + letters, "x"),
      keystroke("chinese", chinese, "钱"),
      keystroke("chinese, beside its equal", chinese, "孙"),
      keystroke("chinese, refused emoji", chinese, "😀"),
      keystroke("chinese, refused family", chinese, "👨‍👩‍👧‍👦"),
      keystroke("chinese, refused line break", chinese, "\n"),
      keystroke("chinese, too long", chinese + "卫", "钱"),
      // A family has 28 bytes.
      keystroke("families", families, "x", maxBytes: 600),
      keystroke("families, refused emoji", families, "😀", maxBytes: 600),
      keystroke("families, refused family", families, "👩‍👩‍👦", maxBytes: 600),
      keystroke("families, refused line break", families, "\n", maxBytes: 600),
      keystroke("families, too long", families, "x", maxBytes: 560),
      asked("ascii, delegate mode", letters, "x"),
      asked("ascii, delegate mode, refused emoji", letters, "😀"),
      asked("chinese, delegate mode", chinese, "钱"),
      asked("chinese, delegate mode, refused emoji", chinese, "😀"),
    ]
  }

  /// Returns a keystroke in notification mode: the new text already exists.
  private static func keystroke(
    _ name: String, _ text: String, _ typed: String, maxBytes: Int = 40
  ) -> Benchmark {
    let (key, engine) = (Keystroke(typed, in: text), Keystroke.engine(maxBytes: maxBytes))
    return Benchmark(
      name: "keystroke/" + name, baseline: "Characters, Foundation", iterations: 5_000,
      ours: { answer(engine.intercept(key.new, after: key.old).violations.first?.range) },
      theirs: {
        answer(Straightforward.refusal(of: key.new.text, after: text, maxBytes: maxBytes))
      },
      mostAllocations: 0)
  }

  /// Returns a keystroke in delegate mode, which allocates one new string.
  private static func asked(_ name: String, _ text: String, _ typed: String) -> Benchmark {
    let (key, engine) = (Keystroke(typed, in: text), Keystroke.engine(maxBytes: 40))
    return Benchmark(
      name: "keystroke/" + name, baseline: "Characters, Foundation", iterations: 5_000,
      ours: { answer(engine.intercept(key.edit, in: key.old).violations.first?.range) },
      theirs: {
        var new = text
        new.insert(contentsOf: typed, at: new.utf16.index(new.startIndex, offsetBy: key.old.caret!))
        return answer(Straightforward.refusal(of: new, after: text, maxBytes: 40))
      },
      mostAllocations: 1)
  }

  private static func answer(_ refused: Range<Int>?) -> Int {
    refused.map { $0.lowerBound * 1_000 + $0.count } ?? -1
  }
}
