/// One thing done in two ways.
struct Benchmark {
  let name: String
  /// What ours is measured beside.
  let baseline: String
  /// How many operations a round has.
  let iterations: Int
  let ours: () -> Int
  let theirs: () -> Int

  /// The groups, in the order of the table.
  static var all: [Benchmark] { keystrokes + diffs + units + longTexts + replays }

  /// Whether both ways give the same answer.
  var agrees: Bool { ours() == theirs() }

  /// Measures both ways, in turns, so that what else the machine does falls on both.
  func measure() -> Row {
    let agrees = agrees
    var best = (ours: Duration.seconds(1_000), theirs: Duration.seconds(1_000))
    for _ in 0..<9 {
      best.ours = min(best.ours, round(ours))
      best.theirs = min(best.theirs, round(theirs))
    }
    return Row(
      name: name, baseline: baseline, ours: best.ours / iterations,
      theirs: best.theirs / iterations, agrees: agrees)
  }

  private func round(_ operation: () -> Int) -> Duration {
    var sum = 0
    let time = ContinuousClock().measure {
      for _ in 0..<iterations { sum &+= operation() }
    }
    withExtendedLifetime(sum) {}
    return time
  }
}

/// What came of a benchmark.
struct Row {
  let name: String
  let baseline: String
  let ours: Duration
  let theirs: Duration
  let agrees: Bool

  static let header =
    pad("", 34) + pad("ours", 12) + pad("beside", 12) + pad("ratio", 9) + "beside what"

  var text: String {
    "\(Self.pad(name, 34))\(Self.pad(Self.time(ours), 12))\(Self.pad(Self.time(theirs), 12))"
      + "\(Self.pad(ratio, 9))\(baseline)\(agrees ? "" : "  WRONG")"
  }

  var json: String {
    """
    {"name":"\(name)","baseline":"\(baseline)","nanoseconds":\(ours.nanoseconds),\
    "baselineNanoseconds":\(theirs.nanoseconds),"agrees":\(agrees)}
    """
  }

  private var ratio: String {
    let tenths = Int((theirs.nanoseconds / max(ours.nanoseconds, 0.001) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)×"
  }

  private static func time(_ duration: Duration) -> String {
    let nanoseconds = duration.nanoseconds
    if nanoseconds < 10_000 { return "\(Int(nanoseconds.rounded())) ns" }
    if nanoseconds < 10_000_000 { return "\(Int((nanoseconds / 1_000).rounded())) µs" }
    return "\(Int((nanoseconds / 1_000_000).rounded())) ms"
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}

extension Duration {
  fileprivate var nanoseconds: Double { self / .nanoseconds(1) }
}
