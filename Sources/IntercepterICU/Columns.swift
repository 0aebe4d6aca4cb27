internal import CICU
internal import TextInputIntercepter

/// The columns of a scalar, by its East Asian Width (UAX #11): 0, 1 or 2.
///
/// - Parameter ambiguous: The columns of scalars that are wide only beside East Asian text.
func columns(of scalar: UInt32, ambiguous: Int) -> Int {
  switch cicu_width_class(scalar) {
  case .invisible: 0
  case .narrow: 1
  case .wide: 2
  case .ambiguous: ambiguous
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The columns of a grapheme cluster: those of its widest scalar, and 2 for what is displayed as
  /// emoji.
  ///
  /// - Parameter ambiguous: The columns of scalars that are wide only beside East Asian text.
  func columns(ambiguous: Int) -> Int {
    let (first, width) = scalar(at: 0)
    // A single emoji is a wide scalar, except for those that are newer than libicu's data; they all
    // come from the emoji blocks.
    if width == count, first < 0x1F000 {
      return IntercepterICU.columns(of: first, ambiguous: ambiguous)
    }
    let isKana = 0xFF66...0xFF9D ~= first
    var widest = 0
    var offset = 0
    while offset < count {
      let (scalar, width) = scalar(at: offset)
      widest = Swift.max(widest, IntercepterICU.columns(of: scalar, ambiguous: ambiguous))
      // Half-width sound marks continue a cluster (GB9), but have a column of their own.
      if isKana, scalar == 0xFF9E || scalar == 0xFF9F { widest = 2 }
      if widest == 2 { return 2 }
      offset += width
      // These have no columns.
      if width == 2 { offset = endOfCombiningMarks(from: offset) }
    }
    return EmojiScope.displayed.contains(utf8: self) ? 2 : widest
  }
}
