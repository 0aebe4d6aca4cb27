import Testing

import TextBytes

@Suite struct WhiteSpaceTests {
  @Test func `white space is what Unicode says`() {
    let wrong = (0...UInt32(0x10FFFF)).compactMap(Unicode.Scalar.init).filter {
      $0.value.isWhiteSpace != $0.properties.isWhitespace
    }
    #expect(wrong == [])
  }
}
