extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// Creates the case whose name consists of the same bytes.
  ///
  /// Unlike `init(rawValue:)`, it links no normalization of text.
  @inlinable package init?(utf8Of name: String) {
    let count = name.utf8.count
    for same in Self.allCases {
      let other = same.rawValue
      if other.utf8.count == count, other.hasSameScalars(as: name) {
        self = same
        return
      }
    }
    return nil
  }
}
