import TestSupport
import Testing
import TextBytes

struct ScalarPropertyTests {
  @Test func `letters are what they are in the standard library`() {
    // Each look-up reads the table up to the scalar.
    let values = Unicode.Scalar.telling.filter { $0.value < 0x2000 || $0.value % 61 == 0 }
    #expect(values.allSatisfy { $0.value.isAlphabeticScalar == $0.properties.isAlphabetic })
  }
}
