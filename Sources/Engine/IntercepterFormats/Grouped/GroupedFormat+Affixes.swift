internal import TextBytes

// What people write beside a number: the prefix, the suffix, and other currencies.

extension GroupedFormat {
  /// Returns a text without the prefix and the suffix, with any white space around them.
  ///
  /// A currency may be on the other side: `5 €` in a field with the prefix `€ `. A sign may be in front
  /// of it: `-€ 5`.
  func withoutAffixes(_ text: String) -> String {
    let (text, prefix, suffix) = (text.words, words(prefix), words(suffix))
    let sign = text.signWidth
    func without(_ first: String, _ last: String) -> String {
      let signed = !first.isEmpty && text.holds(first, atUTF8: sign) ? sign : 0
      let start = text.holds(first, atUTF8: signed) ? signed + first.utf8.count : 0
      var end = text.utf8.count - last.utf8.count
      if end < start || !text.holds(last, atUTF8: end) { end = text.utf8.count }
      return text.text(utf8: 0..<signed) + text.text(utf8: start..<end).trimmed
    }
    let number = without(prefix, suffix)
    if isBare(number) { return number }
    let other = without(suffix, prefix)
    return isBare(other) ? other : number
  }

  /// Returns whether a text is a number with the prefix or the suffix.
  func hasAffix(_ text: String) -> Bool {
    let number = withoutAffixes(text)
    return isBare(number) && number.utf8.count < text.words.utf8.count
  }

  /// Returns whether a text is the beginning of a prefix or a suffix of several characters, which people
  /// also type in front of a number: `Rs` of `Rs. 5`.
  func beginsAffix(_ text: String) -> Bool {
    let text = text.trimmed
    let typed = text.text(utf8: text.signWidth..<text.utf8.count)
    guard let first = typed.withUTF8Bytes({ $0.isEmpty ? nil : $0.scalar(at: 0).value }),
      !first.isPartOfNumber
    else { return false }
    return [prefix, suffix].contains {
      let affix = String(decoding: $0, as: UTF8.self).trimmed
      return affix.count > 1 && affix.holds(typed, atUTF8: 0)
    }
  }

  /// Returns whether a number has a currency beside it that is not the prefix or the suffix.
  func hasOtherCurrency(_ text: String) -> Bool {
    if prefix.isEmpty, suffix.isEmpty { return false }
    func scalars(_ text: String) -> [UInt32] {
      text.withUTF8Bytes { $0.canonicalDecomposition }.map { $0.halfWidthCurrency }
    }
    func isDigit(_ scalar: UInt32) -> Bool { DecimalDigits.value(of: scalar) != nil }
    func isAround(_ scalar: UInt32) -> Bool {
      scalar.isWhiteSpace || scalar.isMinusSign || scalar == 0x28 || scalar == 0x29
    }
    let (all, own) = (scalars(text.words), [prefix, suffix].map { scalars(words($0)) })
    guard let first = all.firstIndex(where: isDigit), let last = all.lastIndex(where: isDigit)
    else { return false }
    return [all[..<first], all[(last + 1)...]].contains { side in
      guard let start = side.firstIndex(where: { !isAround($0) }),
        let end = side.lastIndex(where: { !isAround($0) }), !own.contains(Array(side[start...end]))
      else { return false }
      return Currency.precedes(amount: side[start...end].map { $0.isWhiteSpace ? 0xA0 : $0 })
    }
  }

  /// Returns whether a number begins with a digit, a mark or a minus sign, and ends with a digit or
  /// a mark.
  ///
  /// It may be a minus sign alone.
  func isBare(_ number: String) -> Bool {
    number.withUTF8Bytes { bytes in
      guard let last = bytes.scalar(endingAt: bytes.count)?.value else { return true }
      let (first, width) = bytes.scalar(at: 0)
      if width == bytes.count, first.isMinusSign { return true }
      return last.isPartOfNumber && (first.isPartOfNumber || first.isMinusSign)
    }
  }

  private func words(_ affix: [UInt8]) -> String {
    String(decoding: affix, as: UTF8.self).words
  }
}

extension String {
  /// The number of bytes of the minus sign in front.
  var signWidth: Int {
    withUTF8Bytes { text in
      guard !text.isEmpty else { return 0 }
      let (scalar, width) = text.scalar(at: 0)
      return scalar.isMinusSign ? width : 0
    }
  }

  /// The text without white space around it and direction marks, and with one sign for percent and
  /// for the euro.
  var words: String {
    var words: [UInt8] = []
    trimmed.withUTF8Bytes { text in
      var offset = 0
      while offset < text.count {
        let (scalar, width) = text.scalar(at: offset)
        if scalar.isPercentSign {
          words.append(UInt8(ascii: "%"))
        } else if text.holds([0x45, 0x55, 0x52], at: offset) {
          words += Array("€".utf8)
          offset += 2
        } else if !scalar.isDroppedFromValues {
          words += text[offset..<offset + width]
        }
        offset += width
      }
    }
    return String(decoding: words, as: UTF8.self)
  }
}

extension UInt32 {
  /// A Boolean value that indicates whether the scalar of this value is a percent sign of any script:
  /// `%`, `٪`, `﹪` or `％`.
  var isPercentSign: Bool {
    self == 0x25 || self == 0x66A || self == 0xFE6A || self == 0xFF05
  }

  /// The sign of a currency in half width, or the scalar of this value.
  fileprivate var halfWidthCurrency: UInt32 {
    switch self {
    case 0xFF04: 0x24
    case 0xFFE1: 0xA3
    case 0xFFE5: 0xA5
    case 0xFFE6: 0x20A9
    default: self
    }
  }

  /// A Boolean value that indicates whether the scalar of this value is a digit, a point or a comma.
  fileprivate var isPartOfNumber: Bool {
    self == 0x2C || self == 0x2E || DecimalDigits.value(of: self) != nil
  }
}
