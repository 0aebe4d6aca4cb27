internal import IntercepterProfiles
internal import SystemPackage

/// Standard output, written in large pieces.
///
/// Nothing is written at the end by itself: a program that is done must flush.
struct Output: ~Copyable {
  private var bytes: [UInt8] = []

  mutating func write(_ text: String) throws {
    bytes += text.utf8
    try flushIfLarge()
  }

  /// Writes a text for people; what a terminal would act on becomes a symbol.
  mutating func tell(_ text: String) throws { try write(text.linesShownOnTerminal) }

  /// Writes a JSON value as a line.
  mutating func write(_ value: JSONValue) throws {
    JSONWriter.write(value, to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    try flushIfLarge()
  }

  /// Hands everything to the system.
  mutating func flush() throws {
    if bytes.isEmpty { return }
    try FileDescriptor.standardOutput.writeAll(bytes)
    bytes.removeAll(keepingCapacity: bytes.count <= 1 << 20)
  }

  private mutating func flushIfLarge() throws {
    if bytes.count >= 1 << 16 { try flush() }
  }
}
