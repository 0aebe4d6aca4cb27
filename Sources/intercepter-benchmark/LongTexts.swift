internal import TextInputIntercepter

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

enum Sample {
  static let size = 1 << 20
  static let ascii = repeated("The quick brown fox jumps over the lazy dog. ")
  static let chinese = repeated("天地玄黄宇宙洪荒日月盈昃辰宿列张寒来暑往秋收冬藏")

  private static func repeated(_ piece: String) -> String {
    String(repeating: piece, count: size / piece.utf8.count)
  }
}

/// Texts of a megabyte.
extension Benchmark {
  static var diffs: [Benchmark] {
    [("ascii", Sample.ascii, "x"), ("chinese", Sample.chinese, "钱")].map { name, text, typed in
      let (old, new) = states(text, typed)
      return Benchmark(
        name: "diff/1 MiB \(name)", baseline: "memcmp of the same bytes", iterations: 20,
        ours: { TextDiff.edit(from: old, to: new) == nil ? 0 : 1 },
        theirs: compare(old.text, copy(old.text)))
    }
  }

  static var longTexts: [Benchmark] {
    let engine = Intercepter(rules: [.emoji(.forbidden), .maxLength(.max, in: .gb18030)])
    return [("ascii", Sample.ascii, "x"), ("chinese", Sample.chinese, "钱")].flatMap {
      name, text, typed in
      let (old, new) = states(text, typed)
      let caret = old.caret!
      let edit = Edit(range: caret..<caret, replacement: typed)
      return [
        Benchmark(
          name: "long/1 MiB \(name), delegate", baseline: "building the new string",
          iterations: 20,
          ours: { engine.intercept(edit, in: old).outcome == .accepted ? 1 : 0 },
          theirs: { edit.applied(to: text).utf8.count == new.text.utf8.count ? 1 : 0 }),
        Benchmark(
          name: "long/1 MiB \(name), notification", baseline: "memcmp of the same bytes",
          iterations: 20,
          ours: { engine.intercept(new, after: old).outcome == .accepted ? 1 : 0 },
          theirs: compare(old.text, copy(old.text))),
      ]
    }
  }

  /// The same text in other memory.
  private static func copy(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// 1, once both have been compared to their ends.
  private static func compare(_ text: String, _ copy: [UInt8]) -> () -> Int {
    let bytes = Array(text.utf8)
    return {
      bytes.withUnsafeBytes { one in
        copy.withUnsafeBytes { two in
          memcmp(one.baseAddress!, two.baseAddress!, one.count) == 0 ? 1 : 0
        }
      }
    }
  }
}
