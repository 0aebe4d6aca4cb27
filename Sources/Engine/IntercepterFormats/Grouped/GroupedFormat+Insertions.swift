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

  /// Returns a number without its grouping separators, or `nil` if the text is not grouped digits
  /// with optional decimals.
  func withoutGroups(_ text: String) -> String? {
    guard primary > 0, let mark = groupingSeparator.first else { return nil }
    return text.withUTF8Bytes { bytes in
      if !bytes.contains(mark) { return nil }
      var raw: [UInt8] = []
      raw.reserveCapacity(bytes.count)
      var (offset, sizes, isDecimal) = (text.signWidth, [0], false)
      if offset > 0 { raw.append(UInt8(ascii: "-")) }
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

extension UInt32 {
  /// A Boolean value that indicates whether the scalar of this value is a decimal separator in some
  /// locale or on some keyboard.
  fileprivate var isPointOrComma: Bool {
    switch self {
    case 0x2C, 0x2E, 0x60C, 0x66B, 0x3002, 0xFF0C, 0xFF0E: true
    default: false
    }
  }
}
