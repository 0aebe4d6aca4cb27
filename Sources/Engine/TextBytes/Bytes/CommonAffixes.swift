// The only loops over whole texts that a diff needs. They compare blocks, then words of eight
// bytes, whose first or last differing bit shows which byte differs.

extension UnsafeBufferPointer<UInt8> {
  /// Returns the number of leading bytes that both buffers share.
  @inlinable package func commonPrefix(with other: UnsafeBufferPointer<UInt8>) -> Int {
    let shortest = Swift.min(count, other.count)
    guard shortest > 0, let mine = baseAddress, let theirs = other.baseAddress else { return 0 }
    var length = 0
    while length &+ ComparedBlock.size <= shortest,
      ComparedBlock.areEqual(mine + length, theirs + length)
    {
      length &+= ComparedBlock.size
    }
    while length < shortest {
      // The last word overlaps bytes that are known to be equal.
      let offset = Swift.min(length, shortest &- 8)
      guard offset >= 0 else { break }
      let difference = ComparedBlock.difference(mine + offset, theirs + offset)
      if difference != 0 { return offset &+ difference.trailingZeroBitCount / 8 }
      length = offset &+ 8
    }
    while length < shortest, mine[length] == theirs[length] { length &+= 1 }
    return length
  }

  /// Returns the number of trailing bytes that both buffers share.
  @inlinable package func commonSuffix(with other: UnsafeBufferPointer<UInt8>) -> Int {
    let shortest = Swift.min(count, other.count)
    guard shortest > 0, let mine = baseAddress, let theirs = other.baseAddress else { return 0 }
    let (myEnd, theirEnd) = (mine + count, theirs + other.count)
    var length = 0
    while length &+ ComparedBlock.size <= shortest {
      let next = length &+ ComparedBlock.size
      guard ComparedBlock.areEqual(myEnd - next, theirEnd - next) else { break }
      length = next
    }
    while length < shortest {
      let next = Swift.min(length &+ 8, shortest)
      guard next >= 8 else { break }
      let difference = ComparedBlock.difference(myEnd - next, theirEnd - next)
      if difference != 0 { return next &- 8 &+ difference.leadingZeroBitCount / 8 }
      length = next
    }
    while length < shortest, myEnd[-1 &- length] == theirEnd[-1 &- length] { length &+= 1 }
    return length
  }
}

/// A block of bytes that are compared together.
@usableFromInline enum ComparedBlock {
  @inlinable @inline(__always) static var size: Int { 64 }

  /// Returns whether two blocks of bytes are equal, with one branch.
  @inlinable @inline(__always)
  static func areEqual(_ one: UnsafePointer<UInt8>, _ two: UnsafePointer<UInt8>) -> Bool {
    var differences: UInt64 = 0
    for word in 0..<size / 8 {
      differences |= difference(one + word &* 8, two + word &* 8)
    }
    return differences == 0
  }

  /// Returns the bits in which two words of eight bytes differ, those of the first byte lowest.
  @inlinable @inline(__always)
  static func difference(_ one: UnsafePointer<UInt8>, _ two: UnsafePointer<UInt8>) -> UInt64 {
    word(one) ^ word(two)
  }

  @inlinable @inline(__always)
  static func word(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether bytes are at an offset.
  @inlinable @inline(__always)
  package func holds(_ bytes: some RandomAccessCollection<UInt8>, at offset: Int) -> Bool {
    guard offset >= 0, offset &+ bytes.count <= count else { return false }
    var offset = offset
    for byte in bytes {
      if self[offset] != byte { return false }
      offset &+= 1
    }
    return true
  }
}
