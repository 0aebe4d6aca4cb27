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
