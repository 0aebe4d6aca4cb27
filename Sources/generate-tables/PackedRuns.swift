/// Numbers as printable ASCII: five bits a character, the lowest first, from `0` on; 32 more where the
/// number goes on.
struct PackedRuns {
  private var text = ""

  init() {}

  /// Packs runs, each as its length and its value.
  init(runs: [(count: Int, value: Int)]) {
    for run in runs {
      add(run.count)
      add(run.value)
    }
  }

  mutating func add(_ number: Int) {
    var rest = number
    repeat {
      let digit = rest & 31
      rest >>= 5
      text.unicodeScalars.append(Unicode.Scalar(UInt8(0x30 + digit + (rest > 0 ? 32 : 0))))
    } while rest > 0
  }

  /// The text in lines; the line ends mean nothing.
  var lines: [String] {
    let scalars = Array(text.unicodeScalars)
    return stride(from: 0, to: scalars.count, by: 100).map { start in
      var line = String.UnicodeScalarView()
      line.append(contentsOf: scalars[start..<min(start + 100, scalars.count)])
      return String(line)
    }
  }
}
