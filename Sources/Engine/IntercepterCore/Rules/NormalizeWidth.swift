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
    var (narrow, isNarrower): ([UInt8], Bool) = ([], false)
    var offset = cluster.range.lowerBound
    while offset < cluster.range.upperBound {
      let (scalar, width) = cluster.text.scalar(at: offset)
      if let form = scalar.halfWidthForm {
        narrow.append(form)
        isNarrower = true
      } else {
        narrow += cluster.text[offset..<offset + width]
      }
      offset += width
    }
    return isNarrower ? .rewrite(narrow.string) : .keep
  }
}

extension UInt32 {
  /// The ASCII equivalent of a full-width form (UAX #11: East Asian Fullwidth), or `nil` for other
  /// scalars.
  fileprivate var halfWidthForm: UInt8? {
    switch self {
    case 0xFF01...0xFF5E: UInt8(self - 0xFEE0)
    case 0x3000: 0x20
    default: nil
    }
  }
}
