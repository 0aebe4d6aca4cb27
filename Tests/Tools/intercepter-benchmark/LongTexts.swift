internal import TextInputIntercepter

internal import Platform

/// Texts of a mebibyte.
///
/// Benchmarks also use a sixteenth of it, to show that time grows no faster than length.
enum Sample {
  static let size = 1 << 20
  static let ascii = ascii(size)
  static let chinese = chinese(size)

  static func ascii(_ size: Int) -> String {
    repeated("The quick brown fox jumps over the lazy dog. ", size)
  }

  static func chinese(_ size: Int) -> String {
    repeated("天地玄黄宇宙洪荒日月盈昃辰宿列张寒来暑往秋收冬藏", size)
  }

  private static func repeated(_ piece: String, _ size: Int) -> String {
    String(repeating: piece, count: size / piece.utf8.count)
  }
}

extension Benchmark {
  static var diffs: [Benchmark] {
    [
      diff("64 KiB ascii", Sample.ascii(1 << 16), "x"),
      diff("1 MiB ascii", Sample.ascii, "x"),
      diff("64 KiB chinese", Sample.chinese(1 << 16), "钱"),
      diff("1 MiB chinese", Sample.chinese, "钱"),
    ]
  }

  static var longTexts: [Benchmark] {
    [
      ("64 KiB ascii", Sample.ascii(1 << 16), "x", [0.5]),
      ("1 MiB ascii", Sample.ascii, "x", [0, 0.5, 1]),
      ("64 KiB chinese", Sample.chinese(1 << 16), "钱", [0.5]),
      ("1 MiB chinese", Sample.chinese, "钱", [0, 0.5, 1]),
    ].flatMap { name, text, typed, places in
      places.flatMap { place in keystrokes("long/" + name, text, typed, at: place) }
    }
  }

  /// A keystroke in the middle of texts of 64 bytes to a mebibyte, without and with a format.
  static var lengths: [Benchmark] {
    stride(from: 6, through: 20, by: 2).flatMap { power in
      let size = 1 << power
      let (text, number) = (Sample.ascii(size), String(repeating: "1234567890", count: size / 10))
      let (key, engine) = (Keystroke("x", in: text), Keystroke.engine())
      let formatted = operations(
        [.numbersOnly()], .grouped(locale: "en"), number, "5", at: number.utf8.count / 2)
      return [
        ("plain", { engine.intercept(key.new, after: key.old).outcome == .accepted ? 1 : 0 }),
        ("formatted", formatted.ours),
      ].map { name, ours in
        Benchmark(
          name: "length/\(size) \(name)", baseline: "memcmp of the same bytes",
          iterations: max(4, (1 << 18) / size), ours: ours, theirs: compare(text))
      }
    }
  }

  private static func diff(_ name: String, _ text: String, _ typed: String) -> Benchmark {
    let key = Keystroke(typed, in: text)
    return Benchmark(
      name: "diff/" + name, baseline: "memcmp of the same bytes", iterations: 20,
      ours: { TextDiff.edit(to: key.new, after: key.old) == nil ? 0 : 1 }, theirs: compare(text))
  }

  /// Returns the same keystroke in both host modes.
  private static func keystrokes(
    _ name: String, _ text: String, _ typed: String, at place: Double
  ) -> [Benchmark] {
    let key = Keystroke(typed, in: text, atPart: place)
    let (old, edit, new) = (key.old, key.edit, key.new)
    let engine = Keystroke.engine()
    let index = text.utf16.index(text.startIndex, offsetBy: old.caret!)
    let name = "\(name), \(Keystroke.name(ofPart: place))"
    return [
      Benchmark(
        name: "\(name), delegate mode", baseline: "building the new string", iterations: 20,
        ours: { engine.intercept(edit, in: old).outcome == .accepted ? new.text.utf8.count : 0 },
        theirs: {
          var copy = text
          copy.insert(contentsOf: typed, at: index)
          return copy.utf8.count
        }),
      Benchmark(
        name: "\(name), notification mode", baseline: "memcmp of the same bytes",
        iterations: 20, ours: { engine.intercept(new, after: old).outcome == .accepted ? 1 : 0 },
        theirs: compare(text)),
    ]
  }

  /// Returns a comparison of all bytes of a text and of its copy, which returns 1.
  private static func compare(_ text: String) -> () -> Int {
    let (bytes, copy) = (Array(text.utf8), Array(text.utf8))
    return {
      bytes.withUnsafeBytes { one in
        copy.withUnsafeBytes { two in
          memcmp(one.baseAddress!, two.baseAddress!, one.count) == 0 ? 1 : 0
        }
      }
    }
  }
}
