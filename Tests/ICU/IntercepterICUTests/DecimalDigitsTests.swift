import CICU
import Testing

@testable import IntercepterCore
@testable import TextBytes

struct DecimalDigitsTests {
  @Test func `every scalar that libicu knows is the digit that it is there`() {
    var wrong: [String] = []
    var digits = 0
    for value in UInt32(0)...0x10FFFF where cicu_property(value, .generalCategory) != 0 {
      // Nd.
      let isDigit = cicu_property(value, .generalCategory) == 9
      let expected = isDigit ? Int(cicu_digit_value(value)) : nil
      if expected != nil { digits += 1 }
      if DecimalDigits.value(of: value) != expected { wrong.append(String(value, radix: 16)) }
    }
    #expect(digits >= 680)
    #expect(wrong.isEmpty, "\(wrong)")
  }
}
