/// Memory of the stack for the pieces of one edit.
///
/// The pieces of a longer text allocate their own.
struct PiecesRoom {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let spans: UnsafeMutableBufferPointer<Pieces.Span>

  /// Calls a function with memory for five pieces.
  @inline(__always)
  static func with<Result>(_ body: (PiecesRoom) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 5 * 200) { bytes in
      withUnsafeTemporaryAllocation(of: Pieces.Span.self, capacity: 5 * 25) { spans in
        body(PiecesRoom(bytes: bytes, spans: spans))
      }
    }
  }

  /// Returns pieces that use the memory at an index.
  @inline(__always)
  func pieces(_ index: Int) -> Pieces {
    Pieces(
      UnsafeMutableBufferPointer(rebasing: bytes[index &* 200..<(index &+ 1) &* 200]),
      UnsafeMutableBufferPointer(rebasing: spans[index &* 25..<(index &+ 1) &* 25]))
  }
}
