internal import CICU
internal import TextInputIntercepter

internal import Platform

/// Benchmarks of measuring and searching a mebibyte.
extension Benchmark {
  static var units: [Benchmark] {
    [
      gb18030("chinese", Sample.chinese), gb18030("ascii", Sample.ascii), asciiBesideMemchr,
      doubleWidth, noEmoji,
    ]
  }

  private static func gb18030(_ name: String, _ text: String) -> Benchmark {
    let units = Array(text.utf16)
    return Benchmark(
      name: "gb18030/1 MiB \(name)", baseline: "libicu's converter", iterations: 10,
      ours: { LengthUnit.gb18030(edition: .v2005).length(of: text) },
      theirs: {
        units.withUnsafeBufferPointer {
          Int(cicu_gb18030_preflight($0.baseAddress, Int32($0.count)))
        }
      }, mostAllocations: 0)
  }

  private static var asciiBesideMemchr: Benchmark {
    // A string that contained other characters does not know that it is ASCII.
    var text = "张" + Sample.ascii
    text.removeFirst()
    let bytes = Array(text.utf8)
    return Benchmark(
      name: "gb18030/1 MiB ascii that was not", baseline: "memchr for a missing byte",
      iterations: 50,
      ours: { [text] in
        LengthUnit.gb18030.length(of: text) == bytes.count ? 1 : 0
      },
      theirs: {
        bytes.withUnsafeBytes { memchr($0.baseAddress!, 0x01, $0.count) == nil ? 1 : 0 }
      })
  }

  private static var doubleWidth: Benchmark {
    let text = Sample.chinese
    return Benchmark(
      name: "doubleWidth/1 MiB chinese", baseline: "libicu's property per scalar", iterations: 3,
      ours: { LengthUnit.doubleWidth.length(of: text) },
      theirs: {
        text.unicodeScalars.reduce(0) { sum, scalar in
          // Ambiguous, full-width and wide scalars count as two.
          let width = cicu_property(scalar.value, .eastAsianWidth)
          return sum + (width == 1 || width == 3 || width == 5 ? 2 : 1)
        }
      }, mostAllocations: 0)
  }

  private static var noEmoji: Benchmark {
    let text = Sample.chinese
    let engine = Intercepter(rules: [.emoji(.forbidden)])
    return Benchmark(
      name: "emoji/1 MiB chinese without any", baseline: "a test of each Character", iterations: 5,
      ours: { engine.validate(text).isValid ? 1 : 0 },
      theirs: { text.contains(where: Straightforward.isEmoji) ? 0 : 1 }, mostAllocations: 0)
  }
}
