/// A parser for the condition of a plural rule (UTS #35, part 3, section 5.1), which it evaluates
/// in place.
///
/// A condition consists of relations such as `n%10=2..4`, joined by `&` for “and” and `|` for “or”.
struct PluralCondition {
  private let text: Slice<UnsafeBufferPointer<UInt8>>
  private var offset: Int

  init(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    self.text = text
    offset = text.startIndex
  }

  /// Returns whether the condition is true for a whole number.
  mutating func holds(for integer: UInt64) -> Bool {
    var isTrue = true
    while true {
      let relation = relation(integer)
      isTrue = isTrue && relation
      if skip(UInt8(ascii: "&")) { continue }
      if isTrue || !skip(UInt8(ascii: "|")) { return isTrue }
      isTrue = true
    }
  }

  private mutating func relation(_ integer: UInt64) -> Bool {
    // The rules of a compiled profile may be damaged.
    guard offset < text.endIndex else { return false }
    let isInteger = text[offset] == UInt8(ascii: "n") || text[offset] == UInt8(ascii: "i")
    // The other operands describe fraction digits and exponents, which a whole number has not.
    var value = isInteger ? integer : 0
    offset += 1
    if skip(UInt8(ascii: "%")) { value %= max(1, number()) }
    let isNegated = skip(UInt8(ascii: "!"))
    var isFound = false
    // An equals sign precedes the first range, a comma each further one.
    while skip(UInt8(ascii: "=")) || skip(UInt8(ascii: ",")) {
      let first = number()
      var last = first
      if skip(UInt8(ascii: ".")) {
        offset += 1
        last = number()
      }
      if first <= value, value <= last { isFound = true }
    }
    return isFound != isNegated
  }

  private mutating func number() -> UInt64 {
    var number: UInt64 = 0
    while offset < text.endIndex, text[offset] &- 48 < 10 {
      number = number &* 10 &+ UInt64(text[offset] - 48)
      offset += 1
    }
    return number
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard offset < text.endIndex, text[offset] == byte else { return false }
    offset += 1
    return true
  }
}
