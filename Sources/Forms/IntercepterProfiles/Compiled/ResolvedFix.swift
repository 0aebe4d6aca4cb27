internal import IntercepterForms
internal import TextBytes
internal import TextInputIntercepter

/// The arguments of a normalizer of a compiled profile.
struct ResolvedFix {
  /// The kinds, in the order of their numbers in a compiled profile.
  private enum Kind: CaseIterable {
    case normalized, verbatim, trimWhitespace, collapseWhitespace, nfc, removeLeadingZeros
    case padDecimals, dropTrailingSeparator, unifiedIdeographs
  }

  private var kind = Kind.verbatim
  private var places = 1
  private var separator: Character?

  /// Creates a normalizer to read another into.
  init() {}

  init(_ fix: FixSpecification) {
    switch fix {
    case .normalized: kind = .normalized
    case .verbatim: kind = .verbatim
    case .trimWhitespace: kind = .trimWhitespace
    case .collapseWhitespace: kind = .collapseWhitespace
    case .nfc: kind = .nfc
    case .unifiedIdeographs: kind = .unifiedIdeographs
    case .removeLeadingZeros(let separator):
      (kind, self.separator) = (.removeLeadingZeros, separator)
    case .padDecimals(let places, let separator):
      (kind, self.places, self.separator) = (.padDecimals, places, separator)
    case .dropTrailingSeparator(let separator):
      (kind, self.separator) = (.dropTrailingSeparator, separator)
    }
  }

  mutating func code<Coder: ProfileCoding>(_ coder: inout Coder) {
    coder.code(choice: &kind)
    switch kind {
    case .normalized, .verbatim, .trimWhitespace, .collapseWhitespace, .nfc, .unifiedIdeographs:
      return
    case _ where !coder.need(.numbers): return
    case .padDecimals: coder.code(&places, in: FixSpecification.decimalPlaces)
    case .removeLeadingZeros, .dropTrailingSeparator: break
    }
    coder.code(&separator, from: ".") { $0.code(separator: &$1) }
  }

  var fix: Normalizer {
    switch kind {
    case .normalized: .normalized
    case .verbatim: .verbatim
    case .trimWhitespace: .trimWhitespace
    case .collapseWhitespace: .collapseWhitespace
    case .nfc: .nfc
    case .unifiedIdeographs: .unifiedIdeographs
    // Code size: a small engine of a page has none of the others.
    case _ where !EngineParts.linked.contains(.numbers): .verbatim
    case .removeLeadingZeros: .removeLeadingZeros(separator: separator)
    case .padDecimals: .padDecimals(places: places, separator: separator)
    case .dropTrailingSeparator: .dropTrailingSeparator(separator: separator)
    }
  }
}
