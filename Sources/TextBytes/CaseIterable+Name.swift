extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// Creates the case whose name consists of the same bytes.
  ///
  /// Unlike `init(rawValue:)`, it links no normalization of text.
  @inlinable package init?(utf8Of name: String) {
    for same in Self.allCases where same.rawValue.hasSameScalars(as: name) {
      self = same
      return
    }
    return nil
  }
}
