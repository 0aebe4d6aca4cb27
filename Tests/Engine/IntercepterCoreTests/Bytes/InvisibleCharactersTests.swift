import Testing

import TextBytes

@Suite struct InvisibleCharactersTests {
  @Test func `a text of any scalar has dropped characters if the scalar is dropped`() {
    let wrong = (0...UInt32(0x10FFFF)).compactMap(Unicode.Scalar.init).filter { scalar in
      String(scalar).withUTF8Bytes { $0.hasDroppedCharacters } != scalar.value.isDroppedFromValues
    }
    #expect(wrong == [])
  }
}
