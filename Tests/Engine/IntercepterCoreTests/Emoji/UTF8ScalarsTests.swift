import TestSupport
import Testing

@testable import IntercepterCore
@testable import TextBytes

@Suite struct UTF8ScalarsTests {
  @Test func `every scalar is read as the standard library reads it`() {
    var text = String(String.UnicodeScalarView(allScalars))
    let (count, mistaken) = text.withUTF8 { bytes in
      var scalars = UTF8Scalars(bytes)
      var count = 0
      var mistaken = 0
      for expected in allScalars {
        if scalars.next() != expected { mistaken += 1 }
        count += 1
      }
      return (scalars.next() == nil && scalars.offset == bytes.count ? count : 0, mistaken)
    }
    #expect(count == 0x11_0000 - 0x800)
    #expect(mistaken == 0)
  }

  @Test func `only the part that is asked for is skipped`() {
    var text = "\u{FE0F}\u{FE0F}🏽a"
    let steps = text.withUTF8 { bytes in
      var scalars = UTF8Scalars(bytes)
      return [
        (scalars.skip(.modifier), scalars.offset),
        (scalars.skipAll(.emojiSelector), scalars.offset),
        (scalars.skipAll(.emojiSelector), scalars.offset),
        (scalars.skip(.modifier), scalars.offset),
        (scalars.skip(.other), scalars.offset),
        (scalars.skip(.other), scalars.offset),
      ]
    }
    #expect(steps.map(\.0) == [false, true, false, true, true, false])
    #expect(steps.map(\.1) == [0, 6, 6, 10, 11, 11])
  }
}
