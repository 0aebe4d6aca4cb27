import IntercepterCore
import Testing
import TextInputIntercepter

@Suite struct JSONNumberTests {
  @Test(arguments: [
    ("1e2", "100"), ("1E+2", "100"), ("1e-05", "0.00001"), ("5E-1", "0.5"), ("1.50e1", "15.0"),
    ("-12.5e-1", "-1.25"), ("0e5", "0"), ("0.001e3", "1"),
    ("1e399", "1" + String(repeating: "0", count: 399)),
    // Too long, and no numbers.
    ("1e400", "1e400"), ("1e99999999999999999999", "1e99999999999999999999"), ("true", "true"),
    ("e", "e"), ("0.10", "0.10"), ("-0", "-0"),
  ])
  func `an exponent of a JSON number is written out`(number: String, digits: String) {
    #expect(number.withoutExponent == digits)
    let german = Intercepter(rules: [.decimal(places: 5, locale: "de")])
    #expect(german.text(ofNumber: number) == String(digits.map { $0 == "." ? "," : $0 }))
  }
}
