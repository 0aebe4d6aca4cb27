extension NumberSymbols {
  /// Reads symbols that ``write(to:)`` wrote.
  package init(from reader: inout ByteReader) {
    decimalSeparator = reader.text()
    groupingSeparator = reader.text()
    minusSign = reader.text()
    percentSign = reader.text()
    percentPrefix = reader.text()
    percentSuffix = reader.text()
    zeroDigit = reader.optional { reader in
      let scalar = Unicode.Scalar(UInt32(reader.number(in: 0...0x10FFFF)))
      if scalar == nil { reader.fail() }
      return scalar ?? "0"
    }
    primaryGroupingSize = reader.number()
    secondaryGroupingSize = reader.number()
    percentSecondaryGroupingSize = reader.number()
    minimumGroupingDigits = reader.number()
  }

  /// Writes the symbols.
  package func write(to writer: inout ByteWriter) {
    for text in [
      decimalSeparator, groupingSeparator, minusSign, percentSign, percentPrefix, percentSuffix,
    ] {
      writer.write(text)
    }
    writer.write(optional: zeroDigit) { $0.write(Int($1.value)) }
    for number in [
      primaryGroupingSize, secondaryGroupingSize, percentSecondaryGroupingSize,
      minimumGroupingDigits,
    ] {
      writer.write(number)
    }
  }
}
