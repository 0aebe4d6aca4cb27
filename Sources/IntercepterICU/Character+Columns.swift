internal import CICU
internal import TextInputIntercepter

extension Unicode.Scalar {
  /// The columns of the scalar, by its East Asian Width (UAX #11): 0, 1 or 2.
  ///
  /// - Parameter ambiguous: The columns of scalars that are wide only beside East Asian text.
  func columns(ambiguous: Int) -> Int {
    switch cicu_width_class(value) {
    case .invisible: 0
    case .narrow: 1
    case .wide: 2
    case .ambiguous: ambiguous
    }
  }
}

extension Character {
  /// The columns of the cluster: those of its widest scalar, and 2 for what is displayed as emoji.
  ///
  /// - Parameter ambiguous: The columns of scalars that are wide only beside East Asian text.
  func columns(ambiguous: Int) -> Int {
    let scalars = unicodeScalars
    let first = scalars.first!
    // A single emoji is a wide scalar, except for those that are newer than libicu's data; they all
    // come from the emoji blocks.
    let isSingle = utf8.count == UTF8.width(first)
    if isSingle, first.value < 0x1F000 { return first.columns(ambiguous: ambiguous) }

    var columns = 0
    for scalar in scalars {
      columns = max(columns, scalar.columns(ambiguous: ambiguous))
      if scalar.isHalfwidthSoundMark, first.isHalfwidthKana { columns = 2 }
      if columns == 2 { return 2 }
    }
    return EmojiScope.displayed.contains(self) ? 2 : columns
  }
}

extension Unicode.Scalar {
  /// Whether this is U+FF9E or U+FF9F, which continues a cluster (GB9) but has a column of its own.
  fileprivate var isHalfwidthSoundMark: Bool { value == 0xFF9E || value == 0xFF9F }

  fileprivate var isHalfwidthKana: Bool { (0xFF66...0xFF9D).contains(value) }
}
