// The only loops over whole texts that a diff needs: eight bytes at a time.

extension UnsafeBufferPointer<UInt8> {
  /// The number of bytes at the front that are equal in both.
  func commonPrefix(with other: UnsafeBufferPointer<UInt8>) -> Int {
    let shortest = Swift.min(count, other.count)
    let mine = UnsafeRawBufferPointer(self)
    let theirs = UnsafeRawBufferPointer(other)
    var offset = 0
    while offset &+ 8 <= shortest {
      let difference =
        mine.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
        ^ theirs.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      if difference != 0 { return offset &+ difference.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < shortest, self[offset] == other[offset] { offset &+= 1 }
    return offset
  }

  /// The number of bytes at the back that are equal in both.
  func commonSuffix(with other: UnsafeBufferPointer<UInt8>) -> Int {
    let shortest = Swift.min(count, other.count)
    let mine = UnsafeRawBufferPointer(self)
    let theirs = UnsafeRawBufferPointer(other)
    var length = 0
    while length &+ 8 <= shortest {
      let next = length &+ 8
      let difference =
        mine.loadUnaligned(fromByteOffset: count &- next, as: UInt64.self).littleEndian
        ^ theirs.loadUnaligned(fromByteOffset: other.count &- next, as: UInt64.self).littleEndian
      if difference != 0 { return length &+ difference.leadingZeroBitCount / 8 }
      length = next
    }
    while length < shortest, self[count &- length &- 1] == other[other.count &- length &- 1] {
      length &+= 1
    }
    return length
  }
}
