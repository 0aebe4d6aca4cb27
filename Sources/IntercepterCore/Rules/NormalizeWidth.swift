extension Rule {
  /// Converts full-width forms of ASCII to ASCII.
  ///
  /// Chinese and Japanese input methods produce these forms: `ＡＢＣ１２３！` becomes `ABC123!`, and an
  /// ideographic space becomes a space. Half-width kana are unchanged. The rule never rejects an
  /// edit. Put it before rules that expect ASCII.
  ///
  /// ```swift
  /// Intercepter(rules: [.normalizeWidth()]).sanitize("ＡＢＣ")  // ABC
  /// ```
  ///
  /// - Complexity: O(*n*) in the length of the inserted text.
  public static func normalizeWidth() -> Rule {
    Rule(
      WidthNormalizer(keeping: .printable), .characterNotAllowed, of: "normalizeWidth",
      onViolation: .amend)
  }
}

private final class WidthNormalizer: ClusterFilter, @unchecked Sendable {
  override var reportsRewriting: Bool { false }

  override func quickCheckIsFaultless(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    // The lead bytes of U+3000–3FFF and U+F000–FFFF.
    !utf8.containsAny { ($0 .== .all(0xE3)) .| ($0 .== .all(0xEF)) }
  }

  override func treatment(of cluster: TextCluster) -> Treatment {
    if cluster.isOneScalar, cluster.utf8[0] != 0xE3, cluster.utf8[0] != 0xEF { return .keep }
    let cluster = cluster.character
    guard cluster.unicodeScalars.contains(where: { $0.halfWidthForm != nil }) else { return .keep }
    var narrow = String.UnicodeScalarView()
    for scalar in cluster.unicodeScalars { narrow.append(scalar.halfWidthForm ?? scalar) }
    return .rewrite(String(narrow))
  }
}

extension Unicode.Scalar {
  /// The ASCII equivalent of a full-width form (UAX #11: East Asian Fullwidth), or `nil` for other
  /// scalars.
  fileprivate var halfWidthForm: Unicode.Scalar? {
    switch value {
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0)
    case 0x3000: " "
    default: nil
    }
  }
}
