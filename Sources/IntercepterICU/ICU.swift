internal import CICU
public import TextInputIntercepter

/// The libicu that this program is linked with.
///
/// Patterns and `icuDoubleWidth` follow its data, so the same text can measure differently beside
/// another version: U+4DC0 … U+4DFF, for one, are narrow before Unicode 16.0. `doubleWidth` of the core
/// is the same everywhere.
public enum ICU {
  /// Its version, such as `72.1`.
  public static let version = string(cicu_version)

  /// The version of Unicode that its data is of, such as `15.0`.
  ///
  /// The standard library, and with it grapheme clusters and emoji, has a version of its own.
  public static let unicodeVersion = string(cicu_unicode_version)

  /// The edition of GB 18030 that its converter follows; `nil` if it was built without one.
  ///
  /// The lengths in `LengthUnit.gb18030` do not depend on it: this says which
  /// edition other programs with this libicu write.
  public static let gb18030Edition: GB18030.Edition? = {
    // Two bytes from 2005 on, and from 2022 on; four bytes before.
    guard let letter = gb18030Length(of: "\u{1E3F}"), let component = gb18030Length(of: "\u{9FB4}")
    else { return nil }
    if component == 2 { return .v2022 }
    return letter == 2 ? .v2005 : .v2000
  }()

  private static func gb18030Length(of scalar: Unicode.Scalar) -> UInt8? {
    var length: UInt8 = 0
    return cicu_gb18030_lengths(scalar.value, 1, &length) == 0 ? length : nil
  }

  private static func string(_ write: (UnsafeMutablePointer<CChar>) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 20) { buffer in
      write(buffer.baseAddress!)
      return String(cString: buffer.baseAddress!)
    }
  }
}
