internal import ArgumentParser
internal import CAllocationCount
internal import Foundation

/// The rows whose instructions `.ci/speed` counts with callgrind.
///
/// Each line of the file has the recorded instructions of an operation, and the name of its row.
struct Gate {
  private let path: String
  private let names: [String]

  init(_ path: String) throws {
    self.path = path
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw ValidationError("\(path): this file cannot be read")
    }
    names = try text.split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else {
        throw ValidationError("\(path): a line needs a number and a name, unlike “\(line)”")
      }
      return String(parts[1])
    }
  }

  /// Runs each row between two marks, and prints the number of its operations and its name.
  func run(_ benchmarks: some Sequence<Benchmark>) throws {
    let named = Dictionary(benchmarks.map { ($0.name, $0) }) { first, _ in first }
    for name in names {
      guard let benchmark = named[name] else {
        throw ValidationError("\(path): no row is called “\(name)”")
      }
      let count = min(200, benchmark.iterations)
      // Tables are read, and caches filled, before the first operation that counts.
      for _ in 0..<3 { _ = benchmark.ours() }
      counting_begins()
      for _ in 0..<count { _ = benchmark.ours() }
      counting_ends()
      print(count, name)
    }
  }
}
