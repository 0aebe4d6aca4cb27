extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar has Unicode's property Pattern_White_Space,
  /// which never changes (UAX #31).
  @inlinable package var isPatternWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0x200E, 0x200F, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension UInt32 {
  /// A Boolean value that indicates whether the scalar of this value has Unicode's property
  /// White_Space, which does not change (UAX #44).
  @inlinable package var isWhiteSpace: Bool {
    switch self {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A: true
    case 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}

extension UInt8 {
  /// A Boolean value that indicates whether the UTF-8 of a scalar with the property White_Space or
  /// Pattern_White_Space begins with the byte; that of other scalars may, too.
  @inlinable package var mayBeginWhiteSpace: Bool {
    self <= 0x20 || self == 0xC2 || 0xE1...0xE3 ~= self
  }
}

extension Character {
  /// A Boolean value that indicates whether the cluster is only white space; a space with a mark is
  /// not.
  @inlinable package var isBlank: Bool { unicodeScalars.allSatisfy { $0.value.isWhiteSpace } }
}
