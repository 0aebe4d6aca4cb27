extension RawRepresentable where Self: CaseIterable, RawValue == String {
  /// Creates the value whose raw value consists of the same scalars.
  ///
  /// Unlike `init(rawValue:)`, it links no normalization of text.
  package init?(utf8Of name: String) {
    guard let same = Self.allCases.first(where: { $0.rawValue.hasSameScalars(as: name) }) else {
      return nil
    }
    self = same
  }
}
