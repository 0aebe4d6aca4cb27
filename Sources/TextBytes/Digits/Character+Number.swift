extension Character {
  /// A Boolean value that indicates whether the cluster is a minus sign, or a dash or hyphen used
  /// as one: `-` `‐` `‑` `‒` `–` `—` `―` `−` `﹘` `﹣` `－`.
  @inlinable package var isMinusSign: Bool {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
    switch scalar {
    case "-", "\u{2010}"..."\u{2015}", "\u{2212}", "\u{FE58}", "\u{FE63}", "\u{FF0D}": return true
    default: return false
    }
  }

  /// A Boolean value that indicates whether the cluster is an invisible direction mark, as
  /// right-to-left languages write beside a sign.
  @inlinable package var isDirectionMark: Bool {
    self == "\u{200E}" || self == "\u{200F}" || self == "\u{61C}"
  }

  /// A Boolean value that indicates whether the cluster has no visible content.
  @inlinable package var isNothing: Bool { isBlank || isDirectionMark }

  /// A Boolean value that indicates whether the cluster is `a` to `z` or `A` to `Z`.
  @inlinable package var isASCIILetter: Bool { asciiValue?.isASCIILetter == true }
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
