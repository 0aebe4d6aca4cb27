import CICU
import IntercepterICU
import Testing
import TextInputIntercepter

struct ICUTests {
  private func numbers(of version: String) throws -> [Int] {
    try version.split(separator: ".", omittingEmptySubsequences: false).map {
      try #require(Int($0), "\(version)")
    }
  }

  /// The first release of libicu with each version of Unicode.
  static let releases = [
    (64, [12]), (66, [13]), (70, [14]), (72, [15]), (74, [15, 1]), (76, [16]), (78, [17]),
  ]

  @Test func `the version of libicu is one with the Unicode version of its data`() throws {
    let (version, unicode) = (
      try numbers(of: ICU.version), try numbers(of: ICU.unicodeVersion)
    )
    #expect(version.count >= 2)
    let release = try #require(Self.releases.last { $0.0 <= version[0] })
    #expect(unicode.starts(with: release.1) || version[0] > 78)
  }

  @Test func `the Unicode version is that of the newest assigned scalars`() throws {
    let version = try numbers(of: ICU.unicodeVersion)
    let unassigned = Intercepter(rules: [try .matchesICU("\\p{Cn}")])
    // One scalar of each version from 12.0 to 17.0, as far as the standard library knows them.
    for value: UInt32 in [0x1F7E0, 0x32FF, 0x1F6D6, 0x20C0, 0x1FAE8, 0x2FFC, 0x1FAE9, 0x1FAEA] {
      let scalar = try #require(Unicode.Scalar(value))
      guard let age = scalar.properties.age else { continue }
      let isNewer = version.lexicographicallyPrecedes([age.major, age.minor])
      #expect(unassigned.validate(String(scalar)).isValid == isNewer, "\(scalar) of \(age)")
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
