/// Numbers in printable ASCII.
///
/// A character has five bits, the lowest first, from `0`. It is 32 higher if the number continues.
struct PackedRuns {
  private var text = ""

  init() {}

  /// Packs runs, each as its length and its value.
  init(runs: [(count: Int, value: Int)]) {
    for run in runs { add(run.count, run.value) }
  }

  mutating func add(_ numbers: Int...) {
    for number in numbers {
      var rest = number
      repeat {
        let digit = rest & 31
        rest >>= 5
        text.unicodeScalars.append(Unicode.Scalar(UInt8(0x30 + digit + (rest > 0 ? 32 : 0))))
      } while rest > 0
    }
  }

  /// The text in lines.
  ///
  /// The line breaks have no meaning.
  var lines: [String] {
    let scalars = Array(text.unicodeScalars)
    return stride(from: 0, to: scalars.count, by: 100).map { start in
      var line = String.UnicodeScalarView()
      line.append(contentsOf: scalars[start..<min(start + 100, scalars.count)])
      return String(line)
    }
  }
}
