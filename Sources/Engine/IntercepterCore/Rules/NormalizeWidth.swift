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
      WidthNormalizer(), .characterNotAllowed, of: "normalizeWidth",
      onViolation: .amend)
  }
}

/// A filter that replaces scalars by ASCII, and reports nothing.
class ASCIIFilter: ClusterFilter, @unchecked Sendable {
  /// The lead bytes of the UTF-8 of all scalars that are replaced.
  private let leads: (UInt8, UInt8)

  init(leads: (UInt8, UInt8)) {
    self.leads = leads
    super.init(keeping: .printable)
  }

  /// Returns the ASCII in place of a scalar, or `nil` to keep it.
  func ascii(for scalar: UInt32) -> UInt8? { nil }

  final override var reportsRewriting: Bool { false }

  final override func quickCheckIsFaultless(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    let (first, second) = (ByteVector.all(leads.0), ByteVector.all(leads.1))
    return !utf8.containsAny { ($0 .== first) .| ($0 .== second) }
  }

  final override func treatment(of cluster: TextCluster) -> Treatment {
    if cluster.isOneScalar {
      let ascii = ascii(for: cluster.text.scalar(at: cluster.range.lowerBound).value)
      return ascii.map { .rewrite([$0].string) } ?? .keep
    }
    var (rewritten, isRewritten): ([UInt8], Bool) = ([], false)
    var offset = cluster.range.lowerBound
    while offset < cluster.range.upperBound {
      let (scalar, width) = cluster.text.scalar(at: offset)
      if let ascii = ascii(for: scalar) {
        rewritten.append(ascii)
        isRewritten = true
      } else {
        rewritten += cluster.text[offset..<offset + width]
      }
      offset += width
    }
    return isRewritten ? .rewrite(rewritten.string) : .keep
  }
}

private final class WidthNormalizer: ASCIIFilter, @unchecked Sendable {
  // U+3000–3FFF and U+F000–FFFF.
  init() { super.init(leads: (0xE3, 0xEF)) }

  /// Returns the ASCII equivalent of a full-width form (UAX #11: East Asian Fullwidth).
  override func ascii(for scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0xFF01...0xFF5E: UInt8(scalar - 0xFEE0)
    case 0x3000: 0x20
    default: nil
    }
  }
}

/// The rule ``Rule/normalizeWidth()`` as data.
public struct NormalizeWidthKind: RuleKind {
  /// Creates the rule.
  public init() {}

  /// The name in profiles.
  public var name: String { "normalizeWidth" }

  /// Declares no arguments.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("Full-width forms become ASCII.")
  }

  /// The rule.
  public var rule: Rule { .normalizeWidth() }

  /// Full-width forms become ASCII.
  public var summary: KindSummary { KindSummary(title: "half-width", [.init(.widthNormalized)]) }
}
