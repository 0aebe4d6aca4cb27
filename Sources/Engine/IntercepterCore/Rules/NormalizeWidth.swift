extension Rule {
  /// Converts full-width forms of ASCII to ASCII, and presentation forms of Arabic letters to the
  /// letters.
  ///
  /// Chinese and Japanese input methods produce the first: `ＡＢＣ１２３！` becomes `ABC123!`, and an
  /// ideographic space becomes a space. Some Arabic keyboards have a key for U+FEFB, which becomes
  /// `لا`. Half-width kana are unchanged. The rule never rejects an edit. Put it before rules that
  /// expect ASCII.
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

/// A filter that replaces scalars by others, and reports nothing.
class ScalarFilter: ClusterFilter, @unchecked Sendable {
  /// The lead bytes of the UTF-8 of all scalars that are replaced.
  private let leads: (UInt8, UInt8)

  init(leads: (UInt8, UInt8)) {
    self.leads = leads
    super.init(keeping: .printable)
  }

  /// Returns the UTF-8 in place of a scalar, or `nil` to keep it.
  func replacement(for scalar: UInt32) -> [UInt8]? { nil }

  final override var reportsRewriting: Bool { false }

  final override func quickCheckIsFaultless(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    let (first, second) = (ByteVector.all(leads.0), ByteVector.all(leads.1))
    return !utf8.containsAny { ($0 .== first) .| ($0 .== second) }
  }

  final override func treatment(of cluster: TextCluster) -> Treatment {
    if cluster.isOneScalar {
      let other = replacement(for: cluster.text.scalar(at: cluster.range.lowerBound).value)
      return other.map { .rewrite($0.string) } ?? .keep
    }
    var (rewritten, isRewritten): ([UInt8], Bool) = ([], false)
    var offset = cluster.range.lowerBound
    while offset < cluster.range.upperBound {
      let (scalar, width) = cluster.text.scalar(at: offset)
      if let other = replacement(for: scalar) {
        rewritten += other
        isRewritten = true
      } else {
        rewritten += cluster.text[offset..<offset + width]
      }
      offset += width
    }
    return isRewritten ? .rewrite(rewritten.string) : .keep
  }
}

private final class WidthNormalizer: ScalarFilter, @unchecked Sendable {
  // U+3000–3FFF and U+F000–FFFF.
  init() { super.init(leads: (0xE3, 0xEF)) }

  /// Returns the equivalent of a full-width form (UAX #11: East Asian Fullwidth), or of a presentation
  /// form of Arabic.
  override func replacement(for scalar: UInt32) -> [UInt8]? {
    switch scalar {
    case 0xFF01...0xFF5E: [UInt8(scalar - 0xFEE0)]
    case 0x3000: [0x20]
    case 0xFE80...0xFEF4: Self.arabicLetter(ofForm: scalar - 0xFE80)
    // A lam, and an alef with madda, with hamza above or below, and without.
    case 0xFEF5...0xFEFC: [0xD9, 0x84, 0xD8, [0xA2, 0xA3, 0xA5, 0xA7][Int(scalar - 0xFEF5) / 2]]
    default: nil
    }
  }

  /// Returns the letter of a form from U+FE80 on: the letters are in their order, each with one, two or
  /// four forms.
  private static func arabicLetter(ofForm number: UInt32) -> [UInt8] {
    var (letter, last): (UInt8, UInt32) = (0xA1, 0)
    // U+0621 to U+063A, and U+0641 to U+064A.
    for forms in "12222424244444222244444444_4444444224".utf8 {
      if forms == UInt8(ascii: "_") {
        letter = 0x81 + 0x40
        continue
      }
      last += UInt32(forms & 0x0F)
      if number < last { break }
      letter += 1
    }
    return letter < 0xC0 ? [0xD8, letter] : [0xD9, letter - 0x40]
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
