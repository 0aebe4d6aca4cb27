internal import CAllocationCount

/// An operation, measured beside another implementation.
struct Benchmark {
  let name: String
  /// The implementation that ours is compared with.
  let baseline: String
  /// The number of operations in a round.
  let iterations: Int
  let ours: () -> Int
  let theirs: () -> Int
  /// The maximum number of memory allocations of ours, or `nil` if there is no limit.
  var mostAllocations: Int?
  /// Our operation on a sixteenth of the text, or `nil` if the growth of the time is not measured.
  var sixteenth: (() -> Int)?

  /// The groups, in the order of the table.
  static var all: [Benchmark] {
    keystrokes + decimalKeystrokes + everyRule + formats + diffs + units + locales + patterns
      + records + longTexts + lengths + emoji + replays
  }

  /// The fault of ours: a different answer, or more allocations than the limit.
  var fault: String? {
    if ours() != theirs() { return "another answer" }
    guard let mostAllocations, let allocations else { return nil }
    return allocations > mostAllocations
      ? "\(allocations) allocations instead of \(mostAllocations)" : nil
  }

  /// A Boolean value that indicates whether the program is optimized, which removes allocations.
  private static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  /// The number of memory allocations of ours after a first run, or `nil` if there is no limit or
  /// they cannot be counted.
  private var allocations: Int? {
    guard mostAllocations != nil, Self.isOptimized, allocation_count_is_known() else { return nil }
    _ = ours()
    let before = allocation_count()
    let result = ours()
    let after = allocation_count()
    withExtendedLifetime(result) {}
    return after - before
  }

  /// Measures both implementations in turns, so that other load on the machine affects both.
  func measure() -> Row {
    let fault = fault
    var best = (ours: Duration.seconds(1_000), theirs: Duration.seconds(1_000))
    for _ in 0..<9 {
      best.ours = min(best.ours, round(ours))
      best.theirs = min(best.theirs, round(theirs))
    }
    let sixteenth = sixteenth.map { operation in
      _ = operation()
      return (0..<9).map { _ in round(operation) }.min()! / iterations
    }
    return Row(
      name: name, baseline: baseline, ours: best.ours / iterations,
      theirs: best.theirs / iterations, sixteenth: sixteenth, allocations: allocations, fault: fault
    )
  }

  private func round(_ operation: () -> Int) -> Duration {
    var sum = 0
    let time = ProcessorTime.measure {
      for _ in 0..<iterations { sum &+= operation() }
    }
    withExtendedLifetime(sum) {}
    return time
  }
}

/// The result of a benchmark.
struct Row {
  let name: String
  let baseline: String
  let ours: Duration
  let theirs: Duration
  let sixteenth: Duration?
  let allocations: Int?
  let fault: String?

  /// The time of the other way, divided by the time of ours.
  var ratio: Double { theirs.nanoseconds / max(ours.nanoseconds, 0.001) }

  static let header = line("", "ours", "beside", "ratio", "allocates", "from 1/16", "beside what")

  var text: String {
    // A growth is the ratio of the time of ours to the time on a sixteenth.
    Self.line(
      name, Self.time(ours), Self.time(theirs), Self.times(theirs, ours),
      allocations.map(String.init) ?? "", sixteenth.map { Self.times(ours, $0) } ?? "",
      baseline + (fault.map { "  WRONG: \($0)" } ?? ""))
  }

  private static func line(_ cells: String...) -> String {
    let widths = [44, 10, 10, 9, 11, 11, 0]
    return zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: width == 0 ? 0 : max(1, width - cell.count))
    }.joined()
  }

  var json: String {
    """
    {"name":"\(name)","baseline":"\(baseline)","nanoseconds":\(ours.nanoseconds),\
    "baselineNanoseconds":\(theirs.nanoseconds),\(allocations.map { "\"allocations\":\($0)," } ?? "")\
    \(sixteenth.map { "\"nanosecondsOfSixteenth\":\($0.nanoseconds)," } ?? "")\
    "agrees":\(fault == nil)}
    """
  }

  private static func times(_ dividend: Duration, _ divisor: Duration) -> String {
    let ratio = dividend.nanoseconds / max(divisor.nanoseconds, 0.001)
    if ratio < 0.5 { return "1/\(Int((1 / ratio).rounded()))" }
    let tenths = Int((ratio * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)×"
  }

  private static func time(_ duration: Duration) -> String {
    let nanoseconds = duration.nanoseconds
    if nanoseconds < 10_000 { return "\(Int(nanoseconds.rounded())) ns" }
    if nanoseconds < 10_000_000 { return "\(Int((nanoseconds / 1_000).rounded())) µs" }
    return "\(Int((nanoseconds / 1_000_000).rounded())) ms"
  }
}

extension Duration {
  fileprivate var nanoseconds: Double { self / .nanoseconds(1) }
}
