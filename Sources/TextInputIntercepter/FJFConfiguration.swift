/// The settings of FJFTextInputIntercepter, the Objective-C library that this one is modelled on, and
/// the intercepter that its documentation promises for them.
///
/// ```swift
/// let nickname = FJFConfiguration(maxCharacterNum: 10, doubleBytePerChineseCharacter: true)
/// nickname.intercepter.intercept(…)
/// ```
public struct FJFConfiguration: Hashable, Sendable {
  /// The greatest length; 0 and less mean no limit.
  public var maxCharacterNum: Int
  /// Whether emoji are accepted.
  ///
  /// Where they are, length is counted in bytes of UTF-8.
  public var emojiAdmitted: Bool
  /// Whether a Chinese character counts as two: length is counted in bytes of GB 18030.
  public var doubleBytePerChineseCharacter: Bool
  /// The kind of number that the field takes; a number field counts UTF-16 code units.
  public var numberType: NumberType
  /// The most decimal places of a decimal field; 0 means 2.
  public var decimalPlaces: Int

  /// The kind of number that a field takes.
  public enum NumberType: String, Hashable, Sendable, CaseIterable {
    /// Any text.
    case none
    /// Digits.
    case numberOnly
    /// A decimal number.
    case decimal
  }

  /// Creates a configuration; the defaults are those of the original.
  public init(
    maxCharacterNum: Int = 0,
    emojiAdmitted: Bool = false,
    doubleBytePerChineseCharacter: Bool = false,
    numberType: NumberType = .none,
    decimalPlaces: Int = 0
  ) {
    self.maxCharacterNum = maxCharacterNum
    self.emojiAdmitted = emojiAdmitted
    self.doubleBytePerChineseCharacter = doubleBytePerChineseCharacter
    self.numberType = numberType
    self.decimalPlaces = decimalPlaces
  }

  /// The unit that length is counted in.
  public var unit: LengthUnit {
    if emojiAdmitted { return .utf8 }
    return doubleBytePerChineseCharacter && numberType == .none ? .gb18030 : .utf16
  }

  /// The intercepter for these settings.
  public var intercepter: Intercepter {
    var rules: [Rule] = []
    switch numberType {
    case .none: break
    case .numberOnly: rules.append(.numbersOnly())
    case .decimal: rules.append(.decimal(places: decimalPlaces <= 0 ? 2 : decimalPlaces))
    }
    if !emojiAdmitted { rules.append(.emoji(.forbidden)) }
    if maxCharacterNum > 0 { rules.append(.maxLength(maxCharacterNum, in: unit)) }
    return Intercepter(rules: rules, ellipsis: .restore)
  }
}
