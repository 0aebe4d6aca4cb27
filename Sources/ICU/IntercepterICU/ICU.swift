internal import CICU
public import TextInputIntercepter

/// The libicu that the program is linked with.
///
/// Patterns and `icuDoubleWidth` use its data, so a text can have another length with another
/// version: U+4DC0–4DFF, for example, are narrow before Unicode 16.0. The core's `doubleWidth` does
/// not depend on it.
public enum ICU {
  /// The version of libicu, such as `72.1`.
  public static let version = string(cicu_version)

  /// The Unicode version of its data, such as `15.0`.
  ///
  /// Grapheme clusters, emoji and `doubleWidth` do not depend on it: the core has tables of Unicode
  /// 17.0.
  public static let unicodeVersion = string(cicu_unicode_version)

  /// The edition of GB 18030 of its converter, or `nil` if it has no such converter.
  ///
  /// Lengths in `LengthUnit.gb18030` do not depend on it. It is the edition that other programs
  /// with this libicu write.
  public static let gb18030Edition: GB18030.Edition? = {
    // U+1E3F takes two bytes from 2005 on, and U+9FB4 from 2022 on; before that, four.
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
