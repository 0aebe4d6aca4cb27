extension UnsafeBufferPointer<UInt8> {
  /// Returns the columns of a grapheme cluster: those of its widest scalar, or 2 if it is displayed
  /// as an emoji.
  ///
  /// - Parameters:
  ///   - ambiguous: The columns of scalars that are wide only in East Asian text.
  ///   - widthClass: Returns the class of a scalar.
  @inline(__always)
  func columns(ambiguous: Int, _ widthClass: (UInt32) -> WidthClass) -> Int {
    let (first, width) = scalar(at: 0)
    // A single emoji is a wide scalar, except if it is newer than the data. Such emoji are all in
    // the emoji blocks.
    if width == count, first < 0x1F000 { return widthClass(first).columns(ambiguous: ambiguous) }
    let isKana = 0xFF66...0xFF9D ~= first
    var widest = 0
    var offset = 0
    while offset < count {
      let (scalar, width) = scalar(at: offset)
      widest = Swift.max(widest, widthClass(scalar).columns(ambiguous: ambiguous))
      // Half-width sound marks extend a cluster (GB9), but have a column of their own.
      if isKana, scalar == 0xFF9E || scalar == 0xFF9F { widest = 2 }
      if widest == 2 { return 2 }
      offset += width
      // These have no columns.
      if width == 2 { offset = endOfCombiningMarks(from: offset) }
    }
    return EmojiScope.displayed.contains(utf8: self) ? 2 : widest
  }
}
