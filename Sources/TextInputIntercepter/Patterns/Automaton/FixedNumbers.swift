/// Numbers that are written once, in memory whose references nobody counts.
///
/// An array would be retained by each thread that reads it, and threads that share a rule would wait for
/// one another. Whoever makes these numbers frees them.
struct FixedNumbers<Number: FixedWidthInteger & BitwiseCopyable & Sendable>: Sendable {
  // Sendable, for nothing is written behind the initializer.
  private nonisolated(unsafe) let start: UnsafeMutablePointer<Number>

  init(_ numbers: [Number]) {
    start = .allocate(capacity: max(1, numbers.count))
    numbers.withUnsafeBufferPointer { numbers in
      if let first = numbers.baseAddress { start.initialize(from: first, count: numbers.count) }
    }
  }

  /// Frees the memory; nothing may be read then.
  func free() { start.deallocate() }

  /// A number; the index is not checked.
  @inline(__always)
  subscript(index: Int) -> Int { Int(truncatingIfNeeded: start[index]) }

  /// The number in a row, given by the place where it begins, and a column: what is known first, the
  /// column, is added first.
  @inline(__always)
  subscript(row: Int, column: Int) -> Int { Int(truncatingIfNeeded: (start + column)[row]) }
}
