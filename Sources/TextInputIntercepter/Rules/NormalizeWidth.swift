extension Rule {
  /// Writes full-width forms of ASCII, as Chinese and Japanese input methods produce them, as ASCII.
  ///
  /// `ＡＢＣ１２３！` becomes `ABC123!`, and the ideographic space a space. Nothing is ever refused; put
  /// this rule before those that should see ASCII. Half-width kana stay as they are.
  ///
  /// ```swift
  /// Intercepter(rules: [.normalizeWidth()]).sanitize("ＡＢＣ")  // ABC
  /// ```
  ///
  /// - Complexity: O(*n*) in the length of the inserted text.
  public static func normalizeWidth() -> Rule {
    ClusterFilter(
      identifier: .normalizeWidth, code: .characterNotAllowed, requiresRewriting: false,
      onViolation: .amend,
      prefilter: .noFullWidthForms
    ) { cluster in
      let cluster = cluster.character
      guard cluster.unicodeScalars.contains(where: { $0.halfWidthForm != nil }) else {
        return .keep
      }
      var narrow = String.UnicodeScalarView()
      for scalar in cluster.unicodeScalars { narrow.append(scalar.halfWidthForm ?? scalar) }
      return .rewrite(String(narrow))
    }.rule
  }
}

extension Unicode.Scalar {
  /// The ASCII scalar that this one is a full-width form of (UAX #11: East Asian Fullwidth).
  fileprivate var halfWidthForm: Unicode.Scalar? {
    switch value {
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0)
    case 0x3000: " "
    default: nil
    }
  }
}
