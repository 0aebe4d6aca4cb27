internal import CICU
public import TextInputIntercepter

extension LengthUnit {
  /// `doubleWidth` with the widths of the linked libicu (``ICU/unicodeVersion``) instead of Unicode
  /// 17.0, for agreement with other programs that use libicu.
  ///
  /// The two differ on characters newer than libicu, and on U+2630–2637, U+268A–268F, U+4DC0–4DFF
  /// and U+1D300–1D376, which are narrow before Unicode 16.0. Emoji are those of the core library.
  /// The unit's identifier is also `doubleWidth`.
  public static let icuDoubleWidth = doubleWidth { scalar in
    switch cicu_width_class(scalar) {
    case .invisible: .invisible
    case .narrow: .narrow
    case .wide: .wide
    case .ambiguous: .ambiguous
    }
  }
}
