import Testing

/// How much memory a check takes of a file that does not end.
@Suite struct CheckMemoryTests {
  @Test(.measuresMemory) func `memory does not grow with the lines`() throws {
    let program = try Conversation("check", "--json", "--forbid", "x")
    let line = String(repeating: "张三", count: 1000) + "\n"
    var asked = 0
    func ask() throws {
      try program.say(String(repeating: line, count: 100))
      for _ in 0..<100 {
        asked += 1
        #expect(program.hear() == #"{"line":\#(asked),"validity":"valid","violations":[]}"#)
      }
    }
    for _ in 0..<3 { try ask() }
    let before = try program.peakMemory()
    for _ in 0..<14 { try ask() }
    let after = try program.peakMemory()
    #expect(after - before < 5500, "kilobytes after 8 megabytes")
    #expect(try program.end() == 0)
  }
}
