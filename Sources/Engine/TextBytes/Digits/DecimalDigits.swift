/// The decimal digits of all scripts (general category Nd), of Unicode 17.0 on every platform.
package enum DecimalDigits {
  /// Returns the value of a decimal digit, 0 to 9, or `nil` for any other scalar.
  ///
  /// - Complexity: O(1) for ASCII, otherwise a search among fewer than a hundred sets of digits.
  package static func value(of scalar: UInt32) -> Int? {
    if scalar < 0x80 { return 0x30...0x39 ~= scalar ? Int(scalar &- 0x30) : nil }
    return zeros.withUnsafeBufferPointer { zeros in
      let place = zeros.indices.partitioningIndex { zeros[$0] > scalar } - 1
      let value = scalar &- zeros[place]
      return value < 10 ? Int(value) : nil
    }
  }
}

extension Character {
  /// The value of a decimal digit of any script, 0 to 9, or `nil` for any other character.
  ///
  /// A digit with a combining mark also gives `nil`.
  package var decimalDigit: Int? { onlyScalar.flatMap { DecimalDigits.value(of: $0.value) } }
}

extension String {
  /// The decimal digits among the characters, in ASCII.
  package var asciiDigits: [UInt8] {
    var digits: [UInt8] = []
    for scalar in scalarClusters {
      if let digit = DecimalDigits.value(of: scalar) { digits.append(UInt8(0x30 + digit)) }
    }
    return digits
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the end of the digits 0 to 9 from an offset on, each of which is a grapheme cluster.
  @inlinable @inline(__always)
  package func endOfDigits(from start: Int) -> Int {
    var end = start
    let bytes = UnsafeRawBufferPointer(self)
    while end &+ 8 <= count, bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self).isDigits {
      end &+= 8
    }
    while end < count, self[end].isASCIIDigit { end &+= 1 }
    // A scalar beyond ASCII may join the last one.
    return end > start && end < count && self[end] >= 0x80 ? end &- 1 : end
  }
}

extension UInt64 {
  /// A Boolean value that indicates whether all eight bytes are 0x30–39.
  @inlinable var isDigits: Bool {
    let high: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
    return self & high == 0x3030_3030_3030_3030
      && (self &+ 0x0606_0606_0606_0606) & high == 0x3030_3030_3030_3030
  }
}
