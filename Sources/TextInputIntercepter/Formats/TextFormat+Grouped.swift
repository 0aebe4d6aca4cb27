extension TextFormat {
  /// Shows a decimal number with its digits grouped as a locale does it.
  ///
  /// The raw text has no marks between groups: digits, the decimal separator of `decimal(places:locale:)`, and
  /// `-` at its front. The minus sign is shown as the locale writes it.
  ///
  /// ```swift
  /// let amount = Intercepter(
  ///   rules: [.decimal(places: 2, locale: "en-IN")], format: .grouped(locale: "en-IN", prefix: "₹ "))
  /// amount.formattedText(of: "1234567.5")  // ₹ 12,34,567.5
  /// ```
  ///
  /// It is a mistake of the program if a number with its prefix and suffix may be another number, and stops it;
  /// ``init(groupedFor:prefix:suffix:digits:fixedDecimals:keepsAffixes:)`` throws instead.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag, as `NumberSymbols(locale:)` has it; the root locale for one that is not known.
  ///   - prefix: What stands before the digits, and behind a minus sign.
  ///   - suffix: What stands behind the number.
  ///   - digits: The digits that the rule keeps: with `.any` the symbols are those that belong to the locale's own.
  ///   - fixedDecimals: How many decimals are always shown, 100 at most, with zeros for missing ones; 0 for those that
  ///     there are. The rule's `places` should be the same.
  ///   - keepsAffixes: Whether the prefix and the suffix are shown in an empty field, too.
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

  /// Shows a decimal number with its digits grouped by marks of your own: in myriads, `1234,5678`, or with spaces.
  ///
  /// ```swift
  /// TextFormat.grouped(by: " ", sizes: [4]).formattedText(of: "12345678")  // 1234 5678
  /// ```
  ///
  /// - Parameters:
  ///   - separator: What stands between groups; no digit, minus sign, or the decimal separator.
  ///   - decimalSeparator: What stands before the decimals.
  ///   - sizes: The number of digits in the last group, and in the others if that differs; at least 1.
  ///   - prefix: What stands before the digits, and behind a minus sign.
  ///   - suffix: What stands behind the number.
  ///   - fixedDecimals: How many decimals are always shown, 100 at most, with zeros for missing ones; 0 for those that
  ///     there are. The rule's `places` should be the same.
  ///   - keepsAffixes: Whether the prefix and the suffix are shown in an empty field, too.
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

  /// Creates a format of digits that are grouped by marks from elsewhere.
  ///
  /// - Parameters:
  ///   - separator: What stands between groups; no digit, minus sign, or the decimal separator.
  ///   - decimalSeparator: What stands before the decimals.
  ///   - sizes: The number of digits in the last group, and in the others if that differs; at least 1.
  ///   - prefix: What stands before the digits, and behind a minus sign.
  ///   - suffix: What stands behind the number.
  ///   - fixedDecimals: How many decimals are always shown, 100 at most, with zeros for missing ones; 0 for those that
  ///     there are. The rule's `places` should be the same.
  ///   - keepsAffixes: Whether the prefix and the suffix are shown in an empty field, too.
  /// - Throws: ``PatternError`` where a mark means two things, a group has no digit, or a prefix or suffix cannot be told
  ///   from the number.
  public init(
    groupedBy separator: Character, decimalSeparator: Character = ".", sizes: [Int] = [3],
    prefix: String = "", suffix: String = "", fixedDecimals: Int = 0, keepsAffixes: Bool = false
  ) throws(PatternError) {
    let marks = [separator, decimalSeparator]
    if separator == decimalSeparator
      || marks.contains(where: { $0.decimalDigit != nil || $0 == "-" })
    {
      throw PatternError(
        "A mark in a number cannot be two things.", pattern: String(marks), at: 0)
    }
    if sizes.isEmpty || sizes.contains(where: { $0 < 1 }) {
      throw PatternError("A group of digits has one at least.", pattern: "", at: 0)
    }
    try self.init(
      GroupedFormat(
        .plain, marks: (separator, decimalSeparator, sizes), prefix: prefix, suffix: suffix,
        fixedDecimals: fixedDecimals, keepsAffixes: keepsAffixes), prefix, suffix)
  }

  /// Creates a format of grouped digits with a prefix or a suffix that comes from elsewhere.
  ///
  /// - Throws: ``PatternError`` where one of them joins with the text beside it, or where a number with both may be
  ///   another number.
  public init(
    groupedFor locale: String, prefix: String = "", suffix: String = "",
    digits: DigitPolicy = .normalized, fixedDecimals: Int = 0, keepsAffixes: Bool = false
  ) throws(PatternError) {
    let symbols =
      NumberSymbols(locale: locale, usingASCIIDigits: digits != .any)
      ?? NumberSymbols(groupingSize: 3)
    try self.init(
      GroupedFormat(
        symbols, prefix: prefix, suffix: suffix, fixedDecimals: fixedDecimals,
        keepsAffixes: keepsAffixes), prefix, suffix)
  }

  private init(
    _ format: GroupedFormat, _ prefix: String, _ suffix: String
  ) throws(PatternError) {
    for affix in [prefix, suffix] {
      if let place = format.fault(inAffix: affix) {
        throw PatternError(
          "A prefix or suffix cannot join with the text beside it.", pattern: affix, at: place)
      }
    }
    if format.showsOtherNumbers {
      throw PatternError(
        "A number with its prefix and suffix cannot be another number.", pattern: prefix + suffix,
        at: 0)
    }
    self.init(.grouped(format))
  }
}

extension TextFormat {
  /// Creates a format of your own from its two functions.
  ///
  /// ```swift
  /// let hyphenated = TextFormat(
  ///   shown: { raw in
  ///     var shown = ShownText()
  ///     for (index, character) in raw.enumerated() {
  ///       if index == 2 { shown.insert("-") }
  ///       shown.keep(String(character))
  ///     }
  ///     return shown
  ///   },
  ///   raw: { $0.filter { $0 != "-" } })
  /// ```
  ///
  /// A text that the first does not make of what the second makes of it is taken for raw text, so that no pair of
  /// functions loses anything. `FormatLaws` of the tests says whether a pair is good.
  ///
  /// - Parameters:
  ///   - shown: Shows a raw text: all of it, in its order, with literals between.
  ///   - raw: The raw text of a shown one.
  public init(
    shown: @escaping @Sendable (_ raw: String) -> ShownText,
    raw: @escaping @Sendable (_ shown: String) -> String
  ) {
    self.init(.custom(CustomFormat(show: shown, raw: raw)))
  }
}

extension GroupedFormat {
  /// The scalar of a prefix or suffix that joins with the text beside it; `nil` if there is none.
  fileprivate func fault(inAffix affix: String) -> Int? {
    var place = 0
    for character in affix {
      if !character.standsAlone { return place }
      place += character.unicodeScalars.count
    }
    return nil
  }

  /// Whether a number with its prefix and suffix may be another one: `10` for 1 with the suffix `0`.
  fileprivate var showsOtherNumbers: Bool {
    if prefix.isEmpty && suffix.isEmpty { return false }
    let text = String(decoding: prefix + [UInt8(ascii: "1")] + suffix, as: UTF8.self)
    let separator = String(decoding: decimalSeparator, as: UTF8.self).first ?? "."
    return NumberParts(text.filter { !$0.isBlank }, separator: separator) != nil
  }
}
