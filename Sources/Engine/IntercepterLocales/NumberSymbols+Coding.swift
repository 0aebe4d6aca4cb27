extension NumberSymbols: ByteCodable {
  package mutating func code<Coder: ByteCoding>(_ coder: inout Coder) {
    coder.code(&decimalSeparator)
    coder.code(&groupingSeparator)
    coder.code(&minusSign)
    coder.code(&percentSign)
    coder.code(&percentPrefix)
    coder.code(&percentSuffix)
    coder.code(&zeroDigit, from: "0") { coder, scalar in
      var value = Int(scalar.value)
      coder.code(&value, in: 0...0x10FFFF)
      if let read = Unicode.Scalar(UInt32(value)) { scalar = read } else { coder.fail() }
    }
    coder.code(&primaryGroupingSize)
    coder.code(&secondaryGroupingSize)
    coder.code(&percentSecondaryGroupingSize)
    coder.code(&minimumGroupingDigits)
  }
}
