internal import TextInputIntercepter

/// A number as it is written in a text, taken apart; it has at least one digit.
struct WrittenNumber {
  let sign: Substring
  var integer: Substring
  let separator: Character
  var hasSeparator = false
  var fraction: Substring
  /// Zeros behind the fraction.
  var padding = ""

  /// Takes a text apart; `nil` where it is no number.
  init?(_ text: String, separator: Character) {
    sign = text.prefix(text.first?.isMinusSign == true ? 1 : 0)
    integer = text[sign.endIndex...].prefix { $0.decimalDigit != nil }
    let rest = text[integer.endIndex...]
    hasSeparator = rest.first == separator
    fraction = rest.dropFirst(hasSeparator ? 1 : 0)
    self.separator = separator
    guard fraction.allSatisfy({ $0.decimalDigit != nil }) else { return nil }
    if integer.isEmpty, fraction.isEmpty { return nil }
  }

  /// The zero of the script that the last digit is of.
  var zero: Character {
    guard let last = fraction.last ?? integer.last, let digit = last.decimalDigit,
      let scalar = last.unicodeScalars.first,
      // The digits of a script are ten scalars in a row.
      let zero = Unicode.Scalar(scalar.value - UInt32(digit))
    else { return "0" }
    return Character(zero)
  }

  var text: String {
    sign + integer + (hasSeparator ? String(separator) : "") + fraction + padding
  }
}
