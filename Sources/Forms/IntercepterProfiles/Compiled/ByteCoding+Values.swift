internal import TextBytes
internal import TextInputIntercepter

extension EmojiPolicy {
  mutating func code<Coder: ByteCoding>(_ coder: inout Coder) {
    var (number, major, minor) =
      switch self {
      case .forbidden: (0, 0, 0)
      case .only: (1, 0, 0)
      case .allowed(let version): (2, version.major, version.minor)
      }
    coder.code(&number, in: 0...2)
    if number < 2 {
      self = number == 0 ? .forbidden : .only
    } else {
      coder.code(&major)
      coder.code(&minor)
      self = .allowed(upTo: EmojiVersion(major, minor))
    }
  }
}

extension DecimalSpecification {
  mutating func code<Coder: ByteCoding>(resolved coder: inout Coder) {
    coder.code(&places)
    coder.code(&integerDigits, from: 0) { $0.code(&$1) }
    coder.code(separator: &separator)
    coder.code(&alternativeSeparators)
    coder.code(&groupingSeparators)
    coder.code(choice: &digits)
    coder.code(&negative)
    coder.code(choice: &leadingZeros)
    coder.code(choice: &leadingSeparator)
    coder.code(&minimum, from: 0) { $1.code(&$0) }
    coder.code(&maximum, from: 0) { $1.code(&$0) }
  }
}

extension DecimalNumber {
  mutating func code<Coder: ByteCoding>(_ coder: inout Coder) {
    var text = description
    coder.code(&text)
    if let read = DecimalNumber(text) { self = read } else { coder.fail() }
  }
}

extension ByteCoding {
  /// Codes a decimal separator, which is neither a digit nor a minus sign.
  mutating func code(separator: inout Character) {
    code(&separator)
    if separator != "-", separator.decimalDigit == nil { return }
    separator = "."
    fail()
  }
}
