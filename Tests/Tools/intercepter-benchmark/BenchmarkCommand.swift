internal import ArgumentParser

@main
struct BenchmarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "intercepter-benchmark",
    abstract: "Measures the engine beside what one would write instead.",
    discussion: """
      Each row does one thing in two ways in the same run, checks that both give the
      same answer, and says how many times faster ours is. Build with -c release.
      Times are the best of several rounds, for one operation. Where the engine
      promises how often it allocates memory, that is counted and checked.
      """)

  @Option(help: "Only rows whose name contains this text.")
  var filter: String?

  @Flag(help: "Write an object for each row, as JSON Lines.")
  var json = false

  @Flag(help: "Only check answers and allocations; measure nothing.")
  var check = false

  @Option(help: "Only run the rows of this file, each between two marks for callgrind.")
  var gate: String?

  func run() throws {
    // Checking the answers does not need texts of a mebibyte.
    let adversaries = Benchmark.adversaries(size: check ? 1 << 12 : Sample.size)
    let benchmarks = [AnySequence(Benchmark.all), AnySequence(adversaries)].joined()
    if let gate = try gate.map(Gate.init) { return try gate.run(benchmarks) }
    var faults: [String] = []
    func report(_ row: Row) {
      print(json ? row.json : row.text)
      if let fault = row.fault { faults.append("\(row.name): \(fault)") }
    }
    if !json, !check { print(Row.header) }
    if !check, filter.map(FirstDecision.name.contains) != false { report(FirstDecision.measure()) }
    for benchmark in benchmarks {
      if let filter, !benchmark.name.contains(filter) { continue }
      if !check {
        report(benchmark.measure())
      } else if let fault = benchmark.fault {
        faults.append("\(benchmark.name): \(fault)")
      }
    }
    if !faults.isEmpty {
      print("This is wrong:\n" + faults.joined(separator: "\n"))
      throw ExitCode.failure
    }
    if check { print("In every row, both ways agree, and ours allocates no more than it may.") }
  }
}
