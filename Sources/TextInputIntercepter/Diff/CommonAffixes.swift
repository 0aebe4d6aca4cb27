// The only loops over whole texts that a diff needs: 32 bytes at a time, then byte by byte.

extension UnsafeBufferPointer<UInt8> {
  private static var stride: Int { 32 }

  /// The number of bytes at the front that are equal in both.
  func commonPrefix(with other: UnsafeBufferPointer<UInt8>) -> Int {
    let shortest = Swift.min(count, other.count)
    guard shortest > 0, let mine = baseAddress, let theirs = other.baseAddress else { return 0 }
    var length = 0
    while length &+ Self.stride <= shortest, Self.areEqual(mine + length, theirs + length) {
      length &+= Self.stride
    }
    while length < shortest, mine[length] == theirs[length] { length &+= 1 }
    return length
  }

  /// The number of bytes at the back that are equal in both.
  func commonSuffix(with other: UnsafeBufferPointer<UInt8>) -> Int {
    let shortest = Swift.min(count, other.count)
    guard shortest > 0, let mine = baseAddress, let theirs = other.baseAddress else { return 0 }
    let (myEnd, theirEnd) = (mine + count, theirs + other.count)
    var length = 0
    while length &+ Self.stride <= shortest {
      let next = length &+ Self.stride
      guard Self.areEqual(myEnd - next, theirEnd - next) else { break }
      length = next
    }
    while length < shortest, myEnd[-1 &- length] == theirEnd[-1 &- length] { length &+= 1 }
    return length
  }

  /// Whether a stride of bytes is equal, which costs one branch.
  @inline(__always)
  private static func areEqual(_ one: UnsafePointer<UInt8>, _ two: UnsafePointer<UInt8>) -> Bool {
    let (mine, theirs) = (UnsafeRawPointer(one), UnsafeRawPointer(two))
    @inline(__always) func difference(at offset: Int) -> UInt64 {
      mine.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ theirs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    return difference(at: 0) | difference(at: 8) | difference(at: 16) | difference(at: 24) == 0
  }
}
