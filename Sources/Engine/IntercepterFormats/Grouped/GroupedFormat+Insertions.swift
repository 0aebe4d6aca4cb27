extension GroupedFormat {
  /// Returns a text without the prefix and the suffix, with any white space around them.
  func withoutAffixes(_ text: String) -> String {
    let (text, prefix, suffix) = (text.trimmed, words(prefix), words(suffix))
    let start = text.holds(prefix, atUTF8: 0) ? prefix.utf8.count : 0
    var end = text.utf8.count - suffix.utf8.count
    if end < start || !text.holds(suffix, atUTF8: end) { end = text.utf8.count }
    return text.text(utf8: start..<end).trimmed
  }

  /// Returns whether a number begins with a digit, a mark or a minus sign, and ends with a digit or
  /// a mark.
  func isBare(_ number: String) -> Bool {
    number.withUTF8Bytes { bytes in
      guard let last = bytes.scalar(endingAt: bytes.count)?.value else { return true }
      let first = bytes.scalar(at: 0).value
      return last.isPartOfNumber && (first.isPartOfNumber || first.isMinusSign)
    }
  }

  private func words(_ affix: [UInt8]) -> String {
    String(decoding: affix, as: UTF8.self).trimmed
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
  /// A Boolean value that indicates whether the scalar of this value is a digit, a point or a comma.
  fileprivate var isPartOfNumber: Bool {
    self == 0x2C || self == 0x2E || DecimalDigits.value(of: self) != nil
  }
}
