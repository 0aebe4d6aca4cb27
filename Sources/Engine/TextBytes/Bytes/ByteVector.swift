/// Sixteen bytes that are processed together.
///
/// The operators here take two vectors. Those of the standard library that take a vector and a
/// number process the bytes one by one.
@usableFromInline package typealias ByteVector = SIMD16<UInt8>

extension ByteVector {
  @usableFromInline package typealias Mask = SIMDMask<MaskStorage>

  /// A Boolean value that indicates whether processors have such vectors.
  ///
  /// A web page has none: quick checks with vectors would cost more there than what they avoid.
  @inlinable @inline(__always)
  package static var isInHardware: Bool {
    #if arch(wasm32)
      false
    #else
      true
    #endif
  }

  @inlinable @inline(__always)
  package static func all(_ byte: UInt8) -> ByteVector { ByteVector(repeating: byte) }

  /// Returns a vector with the number where the mask is set, and zeros elsewhere.
  @inlinable @inline(__always)
  package static func number(_ number: UInt8, where mask: Mask) -> ByteVector {
    all(0).replacing(with: all(number), where: mask)
  }

  @inlinable @inline(__always)
  package static var lanes: ByteVector {
    ByteVector(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
  }

  @inlinable @inline(__always)
  package var total: Int {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    let everySecond: UInt64 = 0x00FF_00FF_00FF_00FF
    let pairs =
      (halves[0] & everySecond) &+ (halves[0] >> 8 & everySecond)
      &+ (halves[1] & everySecond) &+ (halves[1] >> 8 & everySecond)
    // The highest sixteen bits of the product are the sum of all four.
    return Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) >> 48)
  }
}

extension ByteVector.Mask {
  /// A Boolean value that indicates whether the mask is set for any byte.
  @inlinable @inline(__always)
  package var isAnySet: Bool {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] != 0
  }
}

extension UnsafeRawPointer {
  @inlinable @inline(__always)
  package func vector(at offset: Int) -> ByteVector {
    loadUnaligned(fromByteOffset: offset, as: ByteVector.self)
  }

  /// Returns a vector of the first 1 to 15 bytes, some of them twice or more.
  @usableFromInline
  func shortVector(of count: Int) -> ByteVector {
    func word<Word: BitwiseCopyable>(_ offset: Int, as type: Word.Type) -> Word {
      loadUnaligned(fromByteOffset: offset, as: type)
    }
    if count >= 8 {
      let halves = SIMD2(word(0, as: UInt64.self), word(count &- 8, as: UInt64.self))
      return unsafeBitCast(halves, to: ByteVector.self)
    }
    if count >= 4 {
      let (first, last) = (word(0, as: UInt32.self), word(count &- 4, as: UInt32.self))
      return unsafeBitCast(SIMD4(first, last, first, last), to: ByteVector.self)
    }
    var vector = ByteVector.all(word(0, as: UInt8.self))
    vector[1] = word(count / 2, as: UInt8.self)
    vector[2] = word(count &- 1, as: UInt8.self)
    return vector
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether any byte satisfies a condition, which is evaluated without a branch.
  ///
  /// - Complexity: O(*n*), some gigabytes per second.
  @inlinable @inline(__always)
  package func containsAny(_ condition: (ByteVector) -> ByteVector.Mask) -> Bool {
    guard let start = UnsafeRawPointer(baseAddress), count > 0 else { return false }
    // The last sixteen bytes cover the rest, which may be shorter than a vector.
    let last = count < 16 ? start.shortVector(of: count) : start.vector(at: count &- 16)
    var found = condition(last)
    var offset = 0
    while offset &+ 16 <= count {
      found = found .| condition(start.vector(at: offset))
      offset &+= 16
    }
    return found.isAnySet
  }
}
