internal import ArgumentParser
internal import Foundation

/// The recorded ratios of some rows, which show that a row has become slower.
///
/// Each line of the file has the ratio of a row, which is the time of the other way divided by the
/// time of ours in the same run, and the name of the row.
struct Gate {
  /// The part of its recorded ratio that a row must reach.
  private static let least = 0.5
  /// The number of times that each row is measured; the best one counts.
  private static let repetitions = 3

  private let file: URL
  private let recorded: [(ratio: Double, name: String)]

  init(_ path: String) throws {
    file = URL(filePath: path)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw ValidationError("\(path): this file cannot be read")
    }
    recorded = try text.split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let ratio = Double(parts[0]) else {
        throw ValidationError("\(path): a line needs a ratio and a name, unlike “\(line)”")
      }
      return (ratio, String(parts[1]))
    }
  }

  /// Measures the rows, and throws if one has fallen below its part of the recorded ratio.
  func check(_ benchmarks: some Sequence<Benchmark>) throws {
    var slower: [String] = []
    for (row, now) in zip(recorded, try measured(benchmarks)) {
      let line =
        "\(row.name): \(Self.text(now)) times as fast as the other way, "
        + "recorded \(Self.text(row.ratio))"
      print(line)
      if now < row.ratio * Self.least { slower.append(line) }
    }
    if slower.isEmpty { return }
    print("Less than half as fast as recorded:\n" + slower.joined(separator: "\n"))
    throw ExitCode.failure
  }

  /// Measures the rows, and records their ratios.
  func update(_ benchmarks: some Sequence<Benchmark>) throws {
    let lines = zip(try measured(benchmarks), recorded).map { "\(Self.text($0)) \($1.name)\n" }
    try Data(lines.joined().utf8).write(to: file, options: .atomic)
  }

  /// Returns the best ratio of each row.
  private func measured(_ benchmarks: some Sequence<Benchmark>) throws -> [Double] {
    let named = Dictionary(benchmarks.map { ($0.name, $0) }) { first, _ in first }
    return try recorded.map { row in
      guard let benchmark = named[row.name] else {
        throw ValidationError("\(file.path): no row is called “\(row.name)”")
      }
      return (0..<Self.repetitions).map { _ in benchmark.measure().ratio }.max() ?? 0
    }
  }

  private static func text(_ ratio: Double) -> String { String(format: "%.3g", ratio) }
}
