/// A set of ASCII characters, stored as 128 bits.
@usableFromInline package struct ASCIISet: Sendable {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  @inlinable package init() {}

  @inlinable init(low: UInt64, high: UInt64) { (self.low, self.high) = (low, high) }

  @inlinable package static var digits: ASCIISet { ASCIISet(low: 0x3FF << 48, high: 0) }

  /// U+0020–7E.
  @inlinable package static var printable: ASCIISet { ASCIISet(low: .max << 32, high: .max >> 1) }

  /// Creates a set of the ASCII characters among some bytes.
  @inlinable package init(_ bytes: [UInt8]) {
    for byte in bytes where byte < 0x80 { insert(byte) }
  }

  @inlinable package mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
  }

  @inlinable package mutating func formUnion(_ other: ASCIISet) {
    low |= other.low
    high |= other.high
  }

  /// The printable ASCII characters that are not in the set.
  @inlinable package var inverted: ASCIISet {
    ASCIISet(low: ~low & Self.printable.low, high: ~high & Self.printable.high)
  }

  @inlinable @inline(__always)
  package func contains(_ byte: UInt8) -> Bool {
    (byte < 64 ? low : high) &>> UInt64(byte & 63) & 1 == 1
  }
}
