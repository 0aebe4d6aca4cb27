extension Character {
  /// Whether the cluster is a dash or a hyphen that people take for a minus sign: `-` `‐` `‑` `‒` `–` `—` `―`
  /// `−` `﹘` `﹣` `－`.
  package var isMinusSign: Bool {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
    switch scalar {
    case "-", "\u{2010}"..."\u{2015}", "\u{2212}", "\u{FE58}", "\u{FE63}", "\u{FF0D}": return true
    default: return false
    }
  }

  /// Whether the cluster is white space alone; a space that carries a mark is not.
  package var isBlank: Bool { unicodeScalars.allSatisfy { $0.properties.isWhitespace } }

  /// Whether the cluster is an invisible mark, as languages written from right to left put beside a sign.
  var isDirectionMark: Bool { self == "\u{200E}" || self == "\u{200F}" || self == "\u{61C}" }

  /// Whether the cluster says nothing at the end of a text.
  var isNothing: Bool { isBlank || isDirectionMark }

  /// Whether the cluster is `a` to `z` or `A` to `Z`.
  var isASCIILetter: Bool { asciiValue?.isLetter == true }
}

extension UInt8 {
  /// Whether the byte is `a` to `z` or `A` to `Z`.
  @inline(__always)
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
}
