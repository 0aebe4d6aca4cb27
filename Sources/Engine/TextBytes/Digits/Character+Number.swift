// Characters that appear in and around numbers.

extension Character {
  /// The scalar of the character, or `nil` if it has several.
  @inlinable package var onlyScalar: Unicode.Scalar? {
    String(self).withUTF8Bytes { utf8 in
      let (value, width) = utf8.scalar(at: 0)
      return width == utf8.count ? Unicode.Scalar(value) : nil
    }
  }

  /// A Boolean value that indicates whether the cluster is a minus sign, or a dash or hyphen used
  /// as one.
  @inlinable package var isMinusSign: Bool { onlyScalar?.value.isMinusSign == true }

  /// A Boolean value that indicates whether the cluster is an invisible direction mark, as
  /// right-to-left languages write beside a sign.
  @inlinable package var isDirectionMark: Bool { onlyScalar?.value.isDirectionMark == true }

  /// A Boolean value that indicates whether the cluster has no visible content.
  @inlinable package var isNothing: Bool { isBlank || isDirectionMark }

  /// A Boolean value that indicates whether the cluster begins with a letter, in the same version of
  /// Unicode on every platform.
  package var isAlphabetic: Bool { unicodeScalars.first?.value.isAlphabeticScalar == true }
}

extension UInt8 {
  /// A Boolean value that indicates whether the byte is `a` to `z` or `A` to `Z`.
  @inlinable @inline(__always)
  package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// A Boolean value that indicates whether the byte is `0` to `9`.
  @inlinable @inline(__always)
  package var isASCIIDigit: Bool { self &- 0x30 < 10 }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is `a` to `z` or `A` to `Z`.
  @inlinable package var isASCIILetter: Bool { isASCII && UInt8(value).isASCIILetter }

  /// A Boolean value that indicates whether the scalar is `0` to `9`.
  @inlinable package var isASCIIDigit: Bool { isASCII && UInt8(value).isASCIIDigit }
}
