internal import TestSupport

extension SeededGenerator {
  /// A generator whose choices are the bytes in front of the first 0xFF, and up to two texts behind that, with
  /// another one between them.
  static func reading(_ bytes: [UInt8]) -> (SeededGenerator, texts: [String]) {
    let parts = bytes.split(separator: 0xFF, maxSplits: 2, omittingEmptySubsequences: false)
    let texts = parts.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    return (SeededGenerator(choices: Array(parts[0])), texts)
  }
}
