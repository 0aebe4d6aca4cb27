/// The settings of FJFTextInputIntercepter, the Objective-C library that this one is modelled on.
///
/// The ``intercepter`` for the settings follows that library's documentation.
///
/// ```swift
/// let nickname = FJFConfiguration(maxCharacterNum: 10, doubleBytePerChineseCharacter: true)
/// nickname.intercepter.intercept(…)
/// ```
public struct FJFConfiguration: Hashable, Sendable {
  /// The maximum length.
  ///
  /// 0 or less means no limit.
  public var maxCharacterNum: Int
  /// A Boolean value that indicates whether emoji are accepted.
  ///
  /// If so, ``doubleBytePerChineseCharacter`` counts UTF-8 bytes.
  public var emojiAdmitted: Bool
  /// A Boolean value that indicates whether length is counted in bytes.
  ///
  /// If so, a Chinese character counts as two (GB 18030), or as three if ``emojiAdmitted`` is set
  /// (UTF-8). Otherwise, and for a number, it counts as one and an emoji as two (UTF-16).
  public var doubleBytePerChineseCharacter: Bool
  /// The kind of number that the field accepts.
  public var numberType: NumberType
  /// The maximum number of decimal places of a decimal field.
  ///
  /// 0 means 2.
  public var decimalPlaces: Int

  /// The kind of number that a field accepts.
  public enum NumberType: String, Hashable, Sendable, CaseIterable {
    /// Any text.
    case none
    /// Digits.
    case numberOnly
    /// A decimal number.
    case decimal
  }

  /// Creates a configuration.
  ///
  /// The defaults are those of the original.
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

  /// The unit of length.
  public var unit: LengthUnit {
    guard doubleBytePerChineseCharacter, numberType == .none else { return .utf16 }
    return emojiAdmitted ? .utf8 : .gb18030
  }

  /// The intercepter for these settings.
  public var intercepter: Intercepter {
    var rules: [Rule] = []
    switch numberType {
    case .none: break
    case .numberOnly: rules.append(.numbersOnly(.ascii))
    case .decimal:
      let places = decimalPlaces <= 0 ? 2 : decimalPlaces
      rules.append(.decimal(places: places, leadingSeparator: .reject))
    }
    if !emojiAdmitted { rules.append(.emoji(.forbidden)) }
    if maxCharacterNum > 0 { rules.append(.maxLength(maxCharacterNum, in: unit)) }
    return Intercepter(rules: rules, ellipsis: .restore)
  }
}
