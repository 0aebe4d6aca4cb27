extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// Creates the case whose name consists of the same bytes.
  ///
  /// Unlike `init(rawValue:)`, it links no normalization of text.
  @inlinable package init?(utf8Of name: String) {
    guard let same = name.withUTF8Bytes({ Self(name: $0) }) else { return nil }
    self = same
  }

  /// Creates the case whose name consists of these bytes.
  @inlinable package init?(name: UnsafeBufferPointer<UInt8>) {
    for same in Self.allCases {
      let other = same.rawValue
      if other.utf8.count == name.count,
        other.withUTF8Bytes({ $0.commonPrefix(with: name) }) == name.count
      {
        self = same
        return
      }
    }
    return nil
  }
}
