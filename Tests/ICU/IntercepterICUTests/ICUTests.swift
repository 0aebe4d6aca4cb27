import CICU
import IntercepterICU
import Testing
import TextInputIntercepter

struct ICUTests {
  @Test func `the versions are numbers with dots`() {
    for version in [ICU.version, ICU.unicodeVersion] {
      let numbers = version.split(separator: ".", omittingEmptySubsequences: false)
      #expect(numbers.count >= 2)
      #expect(numbers.allSatisfy { Int($0) != nil }, "\(version)")
    }
  }

  @Test func `the edition of GB 18030 is the one whose table the converter agrees with`() throws {
    let edition = try #require(ICU.gb18030Edition)
    let unit = LengthUnit.gb18030(edition: edition)
    let scalars: [Unicode.Scalar] = ["\u{1E3F}", "\u{9FB4}", "\u{9FBB}", "\u{FE10}", "\u{FE19}"]
    for scalar in scalars {
      var length: UInt8 = 0
      #expect(cicu_gb18030_lengths(scalar.value, 1, &length) == 0)
      #expect(unit.length(of: String(scalar)) == Int(length), "\(scalar)")
    }
  }
}
