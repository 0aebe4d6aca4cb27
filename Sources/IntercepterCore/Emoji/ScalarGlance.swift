/// A scalar, and its kind if it is a single-scalar cluster beside others of these kinds.
struct ScalarGlance {
  let value: UInt32
  let kind: Kind

  enum Kind {
    /// U+0020–7E.
    case printable
    /// U+000A.
    case lineFeed
    /// U+4E00–9FA5, or kana of two bytes in GB 18030.
    case ideograph
    /// A syllable.
    case hangul
    /// An emoji from U+1F000 on that is one by itself, but not a skin tone.
    case emoji
    /// Any other scalar, which may join its neighbors.
    case other
  }
}

extension UnsafeBufferPointer<UInt8> {
  @inline(__always)
  func scalarGlance(at offset: Int) -> ScalarGlance {
    let lead = self[offset]
    if 0x20..<0x7F ~= lead { return ScalarGlance(value: UInt32(lead), kind: .printable) }
    let value = scalar(at: offset).value
    let kind: ScalarGlance.Kind =
      switch value {
      case 0x0A: .lineFeed
      case 0x4E00...0x9FA5, 0x3041...0x3093, 0x30A1...0x30F6: .ideograph
      case 0xAC00...0xD7A3: .hangul
      case 0x1F3FB...0x1F3FF: .other
      default: EmojiTable.version(of: value) == nil ? .other : .emoji
      }
    return ScalarGlance(value: value, kind: kind)
  }
}
