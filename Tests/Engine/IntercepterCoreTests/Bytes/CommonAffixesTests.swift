import TestSupport
import Testing

@testable import IntercepterCore
@testable import TextBytes

/// Comparing many bytes at a time against comparing them one by one.
@Suite struct CommonAffixesTests {
  @Test func `the common ends are found wherever the first difference is`() {
    for count in 0...150 {
      let bytes = [UInt8](repeating: 0x61, count: count)
      for offset in 0..<count {
        var other = bytes
        other[offset] ^= offset.isMultiple(of: 2) ? 0x80 : 0x01
        #expect(affixes(bytes, other) == [offset, count - 1 - offset], "\(offset) of \(count)")
      }
      #expect(affixes(bytes, bytes) == [count, count])
    }
  }

  @Test func `texts of different lengths have the ends that a loop finds`() {
    let breach = firstBreach(cases: 1_250) { random in
      func bytes() -> [UInt8] {
        (0..<Int.random(in: 0...160, using: &random)).map { _ in random.chance(2) ? 1 : 0 }
      }
      let (one, two) = (bytes(), bytes())
      let expected = [
        zip(one, two).prefix { $0 == $1 }.count,
        zip(one.reversed(), two.reversed()).prefix { $0 == $1 }.count,
      ]
      return affixes(one, two) == expected ? nil : "\(one) and \(two)"
    }
    #expect(breach == nil)
  }

  private func affixes(_ one: [UInt8], _ two: [UInt8]) -> [Int] {
    one.withUnsafeBufferPointer { one in
      two.withUnsafeBufferPointer { two in
        [one.commonPrefix(with: two), one.commonSuffix(with: two)]
      }
    }
  }
}
