internal import TextBytes

extension TextFormat {
  /// Formats a decimal number with a locale's digit grouping.
  ///
  /// The unformatted text contains digits, the decimal separator of `decimal(places:locale:)` and a
  /// leading `-`, but no grouping separators. The formatted text has the locale's minus sign.
  ///
  /// ```swift
  /// let amount = Intercepter(
  ///   rules: [.decimal(places: 2, locale: "en-IN")], format: .grouped(locale: "en-IN", prefix: "₹ "))
  /// amount.formattedText(of: "1234567.5")  // ₹ 12,34,567.5
  /// ```
  ///
  /// A prefix or suffix that joins with adjacent text, or makes a number look like another one, is
  /// a programming error and traps;
  /// ``init(groupedFor:prefix:suffix:digits:fixedDecimals:keepsAffixes:)`` throws instead.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag, as for `NumberSymbols(locale:)`. An unknown locale counts as the
  ///     root locale.
  ///   - prefix: The text before the digits, and after a minus sign.
  ///   - suffix: The text after the number.
  ///   - digits: The digit policy of the rule. With `.any`, the symbols are those of the locale's
  ///     own digits. With a `decimal` rule, the decimal separator is the rule's, also if the rule
  ///     has another policy.
  ///   - fixedDecimals: The number of decimals that are always shown, at most 100, with zeros for
  ///     missing ones; 0 shows only existing decimals. It should equal the rule's `places`. The rules
  ///     judge the zeros, too, so a length limit must leave room for them.
  ///   - keepsAffixes: A Boolean value that determines whether an empty field shows the prefix and
  ///     the suffix.
  public static func grouped(
    locale: String, prefix: String = "", suffix: String = "", digits: DigitPolicy = .normalized,
    fixedDecimals: Int = 0, keepsAffixes: Bool = false
  ) -> TextFormat {
    do throws(PatternError) {
      return try TextFormat(
        groupedFor: locale, prefix: prefix, suffix: suffix, digits: digits,
        fixedDecimals: fixedDecimals, keepsAffixes: keepsAffixes)
    } catch {
      preconditionFailure(error.message)
    }
  }

  /// Formats a decimal number with custom separators and group sizes: in myriads, `1234,5678`, or
  /// with spaces.
  ///
  /// ```swift
  /// TextFormat.grouped(by: " ", sizes: [4]).formattedText(of: "12345678")  // 1234 5678
  /// ```
  ///
  /// An invalid argument is a programming error and traps;
  /// ``init(groupedBy:decimalSeparator:sizes:prefix:suffix:fixedDecimals:keepsAffixes:)`` throws
  /// instead.
  ///
  /// - Parameters:
  ///   - separator: The separator between groups; not a digit, a minus sign or the decimal
  ///     separator.
  ///   - decimalSeparator: The separator before the decimals.
  ///   - sizes: The number of digits in the last group and, if different, in the others; at least
  ///     1.
  ///   - prefix: The text before the digits, and after a minus sign.
  ///   - suffix: The text after the number.
  ///   - fixedDecimals: The number of decimals that are always shown, at most 100, with zeros for
  ///     missing ones; 0 shows only existing decimals. It should equal the rule's `places`.
  ///   - keepsAffixes: A Boolean value that determines whether an empty field shows the prefix and
  ///     the suffix.
  public static func grouped(
    by separator: Character, decimalSeparator: Character = ".", sizes: [Int] = [3],
    prefix: String = "", suffix: String = "", fixedDecimals: Int = 0, keepsAffixes: Bool = false
  ) -> TextFormat {
    do throws(PatternError) {
      return try TextFormat(
        groupedBy: separator, decimalSeparator: decimalSeparator, sizes: sizes, prefix: prefix,
        suffix: suffix, fixedDecimals: fixedDecimals, keepsAffixes: keepsAffixes)
    } catch {
      preconditionFailure(error.message)
    }
  }

  /// Creates a format with custom separators and group sizes that may be invalid, such as those in
  /// a file.
  ///
  /// The parameters are those of
  /// ``grouped(by:decimalSeparator:sizes:prefix:suffix:fixedDecimals:keepsAffixes:)``.
  ///
  /// - Throws: `PatternError` if a separator has two meanings, a group size is less than 1, or a
  ///   prefix or suffix is ambiguous or joins with adjacent text.
  public init(
    groupedBy separator: Character, decimalSeparator: Character = ".", sizes: [Int] = [3],
    prefix: String = "", suffix: String = "", fixedDecimals: Int = 0, keepsAffixes: Bool = false
  ) throws(PatternError) {
    let marks = [separator, decimalSeparator]
    if separator == decimalSeparator
      || marks.contains(where: { $0.decimalDigit != nil || $0 == "-" })
    {
      throw PatternError(
        "The separators must differ from each other, from digits and from “-”.",
        pattern: String(marks), at: 0)
    }
    if sizes.isEmpty || sizes.contains(where: { $0 < 1 }) {
      throw PatternError("A digit group has at least one digit.", pattern: "", at: 0)
    }
    try self.init(
      GroupedFormat(
        .plain, marks: (separator, decimalSeparator, sizes), prefix: prefix, suffix: suffix,
        fixedDecimals: fixedDecimals, keepsAffixes: keepsAffixes), prefix, suffix)
  }

  /// Creates a format with a locale's digit grouping and a prefix or suffix that may be invalid.
  ///
  /// The parameters are those of
  /// ``grouped(locale:prefix:suffix:digits:fixedDecimals:keepsAffixes:)``.
  ///
  /// - Throws: `PatternError` if the prefix or suffix joins with adjacent text, or makes a number
  ///   look like another one.
  public init(
    groupedFor locale: String, prefix: String = "", suffix: String = "",
    digits: DigitPolicy = .normalized, fixedDecimals: Int = 0, keepsAffixes: Bool = false
  ) throws(PatternError) {
    try self.init(
      GroupedFormat(
        NumberSymbols(grouping: locale, digits, beside: prefix + suffix), prefix: prefix,
        suffix: suffix,
        fixedDecimals: fixedDecimals,
        keepsAffixes: keepsAffixes), prefix, suffix)
  }

  init(
    _ format: GroupedFormat, _ prefix: String, _ suffix: String
  ) throws(PatternError) {
    for affix in [prefix, suffix] {
      if let place = format.fault(inAffix: affix) {
        throw PatternError(
          "A prefix or suffix cannot contain a character that combines with adjacent text.",
          pattern: affix, at: place)
      }
    }
    if format.showsOtherNumbers {
      throw PatternError(
        "The prefix and suffix make the number look like a different number.",
        pattern: prefix + suffix,
        at: 0)
    }
    self.init(format)
  }
}

extension NumberSymbols {
  /// Creates the symbols for grouping digits in a locale, or those of the root locale if it is
  /// unknown.
  ///
  /// Beside a currency, they are those of money: `€ 1.234,50` in `de-AT`.
  init(grouping locale: String, _ digits: DigitPolicy, beside affix: String) {
    self =
      NumberSymbols(locale: locale, usingASCIIDigits: digits != .any)
      ?? NumberSymbols(groupingSize: 3)
    let name = affix.trimmed.withUTF8Bytes { $0.canonicalDecomposition }
    let ofAmounts = ofAmounts
    // The rule has the separator of plain numbers.
    if ofAmounts.decimalSeparator == decimalSeparator, Currency.precedes(amount: name) {
      self = ofAmounts
    }
  }
}

extension GroupedFormat {
  /// Returns the scalar offset of a character in an affix that joins with adjacent text, or `nil`.
  fileprivate func fault(inAffix affix: String) -> Int? {
    var place = 0
    for character in affix {
      if !character.standsAlone { return place }
      place += character.unicodeScalars.count
    }
    return nil
  }

  /// A Boolean value that indicates whether a number with its affixes looks like another one: `10`
  /// for 1 with the suffix `0`.
  fileprivate var showsOtherNumbers: Bool {
    let separator = String(decoding: decimalSeparator, as: UTF8.self).first ?? "."
    let affixes = [(prefix, []), ([], suffix), (prefix, suffix)].filter { $0 != ([], []) }
    return prefix.starts(with: minusSign) || prefix.first == UInt8(ascii: "-")
      || affixes.contains { prefix, suffix in
        let text = String(decoding: prefix + [UInt8(ascii: "1")] + suffix, as: UTF8.self)
        return DecimalNumber(text.filter { !$0.isBlank }, separator: separator) != nil
      }
  }
}
