// Characters that look like others. PDF files, fonts and input methods produce them in their place.

extension UInt32 {
  /// The unified ideograph that the scalar of this value looks like: a radical or a stroke
  /// (Equivalent_Unified_Ideograph), or a compatibility ideograph (its canonical decomposition).
  ///
  /// Any other scalar is returned unchanged.
  package var unifiedIdeograph: UInt32 {
    guard isCompatibilityIdeograph else { return ideographOfRadical }
    var scalars: [UInt32] = []
    CanonicalDecompositions.shared.append(self, to: &scalars)
    return scalars.count == 1 ? scalars[0] : self
  }

  /// The unified ideograph that a radical or a stroke looks like; any other scalar is returned
  /// unchanged.
  package var ideographOfRadical: UInt32 {
    guard 0x2E80...0x31E5 ~= self else { return self }
    for (first, ideographs) in UnifiedIdeographTable.blocks where self >= first {
      let utf8 = ideographs.bytes
      var (scalar, offset) = (first, 0)
      while offset < utf8.count {
        let (ideograph, width) = utf8.scalar(at: offset)
        if scalar == self { return ideograph }
        scalar += 1
        offset += width
      }
    }
    return self
  }

  private var isCompatibilityIdeograph: Bool {
    0xF900...0xFAFF ~= self || 0x2F800...0x2FA1F ~= self
  }

  /// The letters of a ligature (U+FB00 to U+FB06, U+FB13 to U+FB17), or `nil` for any other scalar.
  var lettersOfLigature: StaticString? {
    switch self {
    case 0xFB00: "ff"
    case 0xFB01: "fi"
    case 0xFB02: "fl"
    case 0xFB03: "ffi"
    case 0xFB04: "ffl"
    case 0xFB05, 0xFB06: "st"
    case 0xFB13: "մն"
    case 0xFB14: "մե"
    case 0xFB15: "մի"
    case 0xFB16: "վն"
    case 0xFB17: "մխ"
    default: nil
    }
  }

  /// A Boolean value that indicates whether people take the scalar of this value for another one: a
  /// space or a dash that is not ASCII, a curly quotation mark, a full-width form, a radical, a
  /// compatibility ideograph or a ligature.
  package var isMistakable: Bool {
    switch self {
    case 0x2018...0x201F, 0x2032...0x2037, 0x2BC, 0xFF01...0xFF5E: true
    default:
      isMinusSign && self != 0x2D || isWhiteSpace && self != 0x20 || isCompatibilityIdeograph
        || ideographOfRadical != self || lettersOfLigature != nil
    }
  }
}

extension String {
  /// The text with unified ideographs in place of radicals and compatibility ideographs, and with
  /// letters in place of ligatures.
  package var unifyingIdeographs: String {
    withUTF8Bytes { utf8 in
      var (unified, offset) = ([UInt8](), 0)
      while offset < utf8.count {
        let (scalar, width) = utf8.scalar(at: offset)
        if let letters = scalar.lettersOfLigature {
          unified += letters.bytes
        } else if case let ideograph = scalar.unifiedIdeograph, ideograph != scalar {
          unified += Unicode.Scalar(ideograph).map { Array(String($0).utf8) } ?? []
        } else {
          unified += utf8[offset..<offset + width]
        }
        offset += width
      }
      return unified.string
    }
  }
}
