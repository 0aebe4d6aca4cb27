/// Standard output, written in large pieces.
///
/// The destructor does not flush: call ``flush()`` at the end.
struct Output: ~Copyable {
  private var json = JSONLine()

  mutating func write(_ text: String) throws {
    json.bytes += text.utf8
    try flushIfLarge()
  }

  /// Writes a text with symbols for characters that act on a terminal.
  mutating func writeForTerminal(_ text: String) throws { try write(text.linesShownOnTerminal) }

  mutating func write(_ value: JSONValue) throws { try writeLine { $0.value(value) } }

  /// Writes a JSON object, whose members the closure writes, as a line.
  mutating func writeObject(_ write: (inout JSONLine) -> Void) throws {
    try writeLine { $0.object(write) }
  }

  mutating func writeLine<Result>(_ write: (inout JSONLine) -> Result) throws -> Result {
    let result = write(&json)
    json.bytes.append(UInt8(ascii: "\n"))
    try flushIfLarge()
    return result
  }

  mutating func flush() throws {
    if json.bytes.isEmpty { return }
    try FileDescriptor.standardOutput.writeAllWaiting(json.bytes)
    json.bytes.removeAll(keepingCapacity: json.bytes.count <= 1 << 20)
  }

  private mutating func flushIfLarge() throws {
    if json.bytes.count >= 1 << 16 { try flush() }
  }
}
