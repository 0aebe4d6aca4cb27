internal import TextInputIntercepter

/// The effect on search words of scalars beyond ASCII that have no replacement.
struct ScalarKinds {
  enum Kind: UInt32 {
    case letter, symbol, blank, ignored
  }

  /// The starts of the runs of scalars of a kind, times 4, and the kind.
  private let runs: [UInt32]

  /// Reads runs that are a letter for the kind, from `a`, and a number of scalars each.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    var (runs, start, count): ([UInt32], UInt32, UInt32) = ([], 0, 0)
    for byte in text {
      if byte < UInt8(ascii: "a") {
        count = count * 10 + UInt32(byte) - 48
      } else {
        (start, count) = (start + count, 0)
        runs.append(start << 2 + UInt32(byte) - 97)
      }
    }
    self.runs = runs
  }

  subscript(scalar: UInt32) -> Kind {
    let next = runs.indices.partitioningIndex { runs[$0] >> 2 > scalar }
    return Kind(rawValue: runs[next - 1] & 3) ?? .blank
  }
}
