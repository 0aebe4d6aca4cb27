import CICU
import TestSupport
import Testing

@testable import IntercepterCore

/// The table against libicu's converter, in the edition that the linked libicu knows.
@Suite struct GB18030AgainstICUTests {
  /// U+1E3F has two bytes since 2005, U+9FB4 since 2022.
  private static let edition: GB18030.Edition =
    lengths[0x9FB4] == 2 ? .v2022 : lengths[0x1E3F] == 2 ? .v2005 : .v2000

  private static let lengths: [UInt8] = {
    var lengths = [UInt8](repeating: 0, count: 0x11_0000)
    let status = cicu_gb18030_lengths(0, Int32(lengths.count), &lengths)
    precondition(status == 0, "libicu has no converter \"gb18030\"")
    return lengths
  }()

  @Test func `every scalar takes as many bytes as libicu's converter writes`() {
    var differing: [String] = []
    var compared = 0
    for (value, length) in Self.lengths.enumerated() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let count = GB18030.byteCount(of: scalar, edition: Self.edition)
      if count != Int(length) { differing.append("U+\(String(value, radix: 16)): \(count)") }
      compared += 1
    }
    #expect(differing.isEmpty, "in the edition \(Self.edition)")
    #expect(compared == 0x11_0000 - 0x800)
  }

  @Test func `libicu says nothing about surrogates and what is no scalar`() {
    var lengths = [UInt8](repeating: 9, count: 4)
    #expect(cicu_gb18030_lengths(0xD7FF, 2, &lengths) == 0)
    #expect(cicu_gb18030_lengths(0x10_FFFF, 2, &lengths[2]) == 0)
    #expect(lengths == [4, 0, 4, 0])
  }

  @Test func `random texts take as many bytes as libicu's converter measures`() {
    let breach = firstBreach(cases: 500) { random in
      var text = random.text(pieces: 40) + random.anyScalars(Int.random(in: 0...40, using: &random))
      let utf16 = Array(text.utf16)
      let expected = cicu_gb18030_preflight(utf16, Int32(utf16.count))
      let count = text.withUTF8 { GB18030.byteCount(ofUTF8: $0, edition: Self.edition) }
      return count == expected ? nil : "\(text.debugDescription): \(count), not \(expected)"
    }
    #expect(breach == nil)
  }

  @Test func `the preflight measures a text as a whole`() {
    #expect(cicu_gb18030_preflight(Array("张三😀".utf16), 4) == 8)
    #expect(cicu_gb18030_preflight([], 0) == 0)
  }
}

extension SeededGenerator {
  /// Scalars of the whole codespace, one in two of them in the Basic Multilingual Plane.
  fileprivate mutating func anyScalars(_ count: Int) -> String {
    var scalars = String.UnicodeScalarView()
    while scalars.count < count {
      let last: UInt32 = chance(50) ? 0xFFFF : 0x10_FFFF
      if let scalar = Unicode.Scalar(UInt32.random(in: 0...last, using: &self)) {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
