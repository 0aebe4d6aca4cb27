/// Numbers in printable ASCII.
///
/// A character has five bits, the lowest first, from `0`. It is 32 higher if the number continues.
struct PackedRuns {
  private var bytes: [UInt8] = []

  mutating func add(_ numbers: Int...) {
    for number in numbers {
      var rest = number
      repeat {
        let digit = rest & 31
        rest >>= 5
        bytes.append(UInt8(0x30 + digit + (rest > 0 ? 32 : 0)))
      } while rest > 0
    }
  }

  /// The text in lines, whose breaks have no meaning.
  var lines: [String] {
    stride(from: 0, to: bytes.count, by: 100).map { start in
      String(decoding: bytes[start..<min(start + 100, bytes.count)], as: UTF8.self)
    }
  }
}

func runs<Value: Equatable>(of values: [Value]) -> [(count: Int, value: Value)] {
  var runs: [(count: Int, value: Value)] = []
  for value in values {
    if let last = runs.last, last.value == value {
      runs[runs.count - 1].count += 1
    } else {
      runs.append((1, value))
    }
  }
  return runs
}

/// Returns a string literal of several lines, indented as a member.
func packedLiteral(_ lines: [String]) -> String {
  "#\"\"\"\n" + lines.map { "    " + $0 + "\n" }.joined() + "    \"\"\"#"
}
