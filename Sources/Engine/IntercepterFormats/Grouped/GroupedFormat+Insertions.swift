internal import TextBytes

extension GroupedFormat {
  /// Returns whether a text is digits with an optional sign and optional decimals.
  func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let sign = text.first == UInt8(ascii: "-") ? 1 : 0
    let end = digits(text, from: sign).end
    return end == text.count
      || text.holds(decimalSeparator, at: end)
        && digits(text, from: end + decimalSeparator.count).end == text.count
  }

  /// Reads a typed number with a mark that the rule must not see, in a field without decimals: the
  /// decimal separator of any locale before zeros alone, or a mark that may group digits.
  func readUnfinished(_ pieces: inout Pieces) -> Bool {
    guard places == 0, pieces.isContinued else { return false }
    let text = pieces.source
    let sign = text.first == UInt8(ascii: "-") ? 1 : 0
    let mark = digits(text, from: sign).end
    guard mark > sign, mark < text.count else { return false }
    let (scalar, width) = text.scalar(at: mark)
    let isDecimal =
      !isOpen(text, at: mark, after: sign) && scalar.isPointOrComma
      && text[(mark + width)...].allSatisfy { $0 == 0x30 }
    guard isDecimal || isOpen(text, at: mark, after: sign) else { return false }
    pieces.asTyped = TextFormat(self).formattedText(of: String(decoding: text, as: UTF8.self))
    pieces.keep(mark)
    pieces.skip(isDecimal ? pieces.rest : 1)
    pieces.keepRest()
    return true
  }

  /// Returns whether a typed character is, or is behind, a letter or another character behind the
  /// digits that is not part of a number: `1.2K`.
  ///
  /// The text may be another number, so the character stays, and the text is wrong.
  func endsWithTypedLetter(_ pieces: borrowing Pieces) -> Bool {
    guard pieces.isContinued, let edited = pieces.edited, !edited.isEmpty else { return false }
    let text = pieces.source
    var (offset, hasDigits, hasLetters) = (0, false, false)
    while offset < edited.upperBound {
      let (scalar, width) = text.scalar(at: offset)
      if DecimalDigits.value(of: scalar) != nil {
        hasDigits = true
      } else if hasDigits {
        hasLetters = hasLetters || !isMark(scalar)
      } else if scalar != 0x2D {
        return false
      }
      offset += width
    }
    // Only decimals that nobody typed may follow.
    while offset < text.count {
      let (scalar, width) = text.scalar(at: offset)
      if fixedDecimals == 0 || scalar != 0x30, DecimalDigits.value(of: scalar) != nil {
        return false
      }
      offset += width
    }
    return hasLetters
  }

  /// Returns whether a scalar may be between the digits of a number, or is a bracket.
  private func isMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x28, 0x29, 0x27, 0x2019, 0x66C: true
    default: scalar.isPointOrComma || scalar.isWhiteSpace || scalar.isDroppedFromValues
    }
  }

  /// Reads a number as people write it: with the prefix and the suffix, and grouped digits.
  ///
  /// If the text is not grouped digits, its separators remain, and the rule judges them. Beside a sign
  /// behind the digits, brackets or a second currency, it also judges the affixes.
  func readNotation(_ text: String, _ pieces: inout Pieces) {
    let number = withoutAffixes(text)
    pieces.isComplete =
      !(prefix.isEmpty && suffix.isEmpty) && number.utf8.count < text.words.utf8.count
    let raw =
      (pieces.isContinued ? completion(text) : nil)
      ?? (isBare(number) ? withoutGroups(number) ?? number : text)
    raw.withUTF8Bytes { raw in
      var offset = 0
      while offset < raw.count {
        let (wanted, length) = raw.scalar(at: offset)
        let isSign = wanted == 0x2D || offset == 0 && wanted.isMinusSign
        offset += length
        while pieces.rest > 0 {
          let (scalar, width) = pieces.source.scalar(at: pieces.position)
          if isSign, scalar.isMinusSign, scalar != 0x2D {
            pieces.replace(width, with: "-")
            break
          }
          if scalar == wanted || wanted == 0x25 && scalar.isPercentSign {
            pieces.keep(width)
            break
          }
          pieces.skip(width)
        }
      }
    }
    pieces.skip(pieces.rest)
  }

  /// Returns the number that a typed text becomes with the last digit of a group, such as `12345678`
  /// of `12345.678`; otherwise `nil`.
  private func completion(_ text: String) -> String? {
    guard let openMark, let mark = text.withUTF8Bytes({ $0.firstIndex(of: openMark) })
    else { return nil }
    let group = text.text(utf8: mark + 1..<text.utf8.count)
    let isNumber = text.withUTF8Bytes { bytes in
      let sign = bytes.first == UInt8(ascii: "-") ? 1 : 0
      return mark > sign && digits(bytes, from: sign).end == mark
        && groupsDigits(at: sign, in: bytes)
    }
    return isNumber && group.unicodeScalars.count == primary && group.asciiDigits.count == primary
      ? text.replacingUTF8(mark..<mark + 1, with: "") : nil
  }

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

  /// Returns a number without its grouping separators, or `nil` if the text is not grouped digits
  /// with optional decimals.
  func withoutGroups(_ text: String) -> String? {
    guard primary > 0, let mark = groupingSeparator.first else { return nil }
    return text.withUTF8Bytes { bytes in
      if !bytes.contains(mark) { return nil }
      var raw: [UInt8] = []
      raw.reserveCapacity(bytes.count)
      var (offset, sizes, isDecimal) = (0, [0], false)
      if let first = text.unicodeScalars.first, Character(first).isMinusSign {
        raw.append(UInt8(ascii: "-"))
        offset = bytes.scalar(at: 0).width
      }
      while offset < bytes.count {
        if !isDecimal, bytes.holds(groupingSeparator, at: offset) {
          sizes.append(0)
          offset += groupingSeparator.count
        } else if !isDecimal, bytes.holds(decimalSeparator, at: offset) {
          isDecimal = true
          raw += decimalSeparator
          offset += decimalSeparator.count
        } else if !isDecimal, bytes[offset] == openMark {
          // The rule knows what it means.
          isDecimal = true
          raw.append(bytes[offset])
          offset += 1
        } else {
          let (scalar, width) = bytes.scalar(at: offset)
          guard let digit = DecimalDigits.value(of: scalar),
            digit > 0 || sizes.count + sizes[0] > 1 || isDecimal
          else { return nil }
          raw += bytes[offset..<offset + width]
          offset += width
          if !isDecimal { sizes[sizes.count - 1] += 1 }
        }
      }
      return sizes.areGroups(endingWith: primary, after: secondary)
        ? String(decoding: raw, as: UTF8.self) : nil
    }
  }
}

extension String {
  /// The number of bytes of the minus sign in front.
  fileprivate var signWidth: Int {
    withUTF8Bytes { text in
      guard !text.isEmpty else { return 0 }
      let (scalar, width) = text.scalar(at: 0)
      return scalar.isMinusSign ? width : 0
    }
  }

  /// The text without white space around it and direction marks, and with one sign for percent and
  /// for the euro.
  fileprivate var words: String {
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
  fileprivate var isPercentSign: Bool {
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

  /// A Boolean value that indicates whether the scalar of this value is a decimal separator in some
  /// locale or on some keyboard.
  fileprivate var isPointOrComma: Bool {
    switch self {
    case 0x2C, 0x2E, 0x60C, 0x66B, 0x3002, 0xFF0C, 0xFF0E: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the scalar of this value is a digit, a point or a comma.
  fileprivate var isPartOfNumber: Bool {
    self == 0x2C || self == 0x2E || DecimalDigits.value(of: self) != nil
  }
}
