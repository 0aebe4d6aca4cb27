internal import TextFieldSimulator

/// Benchmarks of many successive keystrokes.
extension Benchmark {
  static var replays: [Benchmark] {
    let source = (0..<500).map { _ in "Type \"张三李四王\"\nBackspace 5\n" }.joined()
    let script = try! KeystrokeScript("Set Rule maxLength 20 gb18030\n" + source)
    let keys = 5_000
    return [
      Benchmark(
        name: "replay/5,000 keystrokes", baseline: "the script read alone", iterations: 1,
        ours: {
          var steps = 0
          for step in script.steps() where step.failure == nil { steps += 1 }
          return steps == 1_001 ? keys : 0
        },
        theirs: {
          let read = try? KeystrokeScript("Set Rule maxLength 20 gb18030\n" + source)
          return read?.commands.count == 1_001 ? keys : 0
        })
    ]
  }
}
