/// Numbers that are written once, in memory without reference counting.
///
/// Each thread that reads an array retains it, so threads that share a rule would wait for one
/// another. The creator of these numbers must free them.
struct FixedNumbers<Number: FixedWidthInteger & BitwiseCopyable & Sendable>: Sendable {
  // Sendable, because nothing is written after the initializer.
  private nonisolated(unsafe) let start: UnsafeMutablePointer<Number>

  init(_ numbers: [Number]) {
    start = .allocate(capacity: max(1, numbers.count))
    numbers.withUnsafeBufferPointer { numbers in
      if let first = numbers.baseAddress { start.initialize(from: first, count: numbers.count) }
    }
  }

  /// Frees the memory, which must not be read afterwards.
  func free() { start.deallocate() }

  /// The number at an index, which is not checked.
  @inline(__always)
  subscript(index: Int) -> Int { Int(truncatingIfNeeded: start[index]) }

  /// The number at a column of the row that begins at an index.
  ///
  /// The column is known first, so it is added first.
  @inline(__always)
  subscript(row: Int, column: Int) -> Int { Int(truncatingIfNeeded: (start + column)[row]) }
}
