internal import ArgumentParser

/// Measures what the engine does beside what one would write instead.
@main
struct BenchmarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "intercepter-benchmark",
    abstract: "Measures the engine beside what one would write instead.",
    discussion: """
      Each row does one thing in two ways in the same run, checks that both give the
      same answer, and says how many times faster ours is. Build with -c release.
      Times are the best of several rounds, for one operation.
      """
  )

  @Option(help: "Only rows whose name contains this text.")
  var filter: String?

  @Flag(help: "Write an object for each row, as JSON Lines.")
  var json = false

  @Flag(help: "Only check that both ways agree; measure nothing.")
  var check = false

  func run() throws {
    var wrong: [String] = []
    if !json, !check { print(Row.header) }
    for benchmark in Benchmark.all {
      if let filter, !benchmark.name.contains(filter) { continue }
      if check {
        if !benchmark.agrees { wrong.append(benchmark.name) }
        continue
      }
      let row = benchmark.measure()
      print(json ? row.json : row.text)
      if !row.agrees { wrong.append(row.name) }
    }
    if !wrong.isEmpty {
      print("The two ways do not agree: \(wrong.joined(separator: ", "))")
      throw ExitCode.failure
    }
    if check { print("In every row, both ways agree.") }
  }
}
