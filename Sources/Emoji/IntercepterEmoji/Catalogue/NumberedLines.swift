/// The lines of a text, which are found by their numbers.
struct NumberedLines {
  private let text: UnsafeBufferPointer<UInt8>
  /// The offsets of the lines, and the end of the last one.
  private let offsets: [UInt16]

  /// Finds the lines of a text, which outlives them and has at most 64 KiB.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    var offsets: [UInt16] = [0]
    for offset in text.indices where text[offset] == UInt8(ascii: "\n") {
      offsets.append(UInt16(offset + 1))
    }
    self.offsets = offsets
  }

  /// The line with a number, without its line feed.
  subscript(number: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text[Int(offsets[number])..<Int(offsets[number + 1]) - 1])
  }
}
