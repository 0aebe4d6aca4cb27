import TestSupport
import Testing

@testable import TextFieldSimulator

@Suite struct StringUTF16Tests {
  @Test func `offsets and places are those of the standard library`() {
    let breach = firstBreach(cases: 500) { random in
      let text = random.text(pieces: 24)
      guard text.utf16Length == text.utf16.count else { return text.debugDescription }
      for place in text.unicodeScalars.indices + [text.endIndex] {
        let offset = place.utf16Offset(in: text)
        guard text.utf16Offset(of: place) == offset, text.index(utf16: offset) == place else {
          return "\(text.debugDescription) at \(offset)"
        }
      }
      let range = random.range(in: text)
      let expected = text.utf16.prefix(range.upperBound).dropFirst(range.lowerBound)
      guard let whole = String(expected) else { return nil }
      return text.substring(utf16: range).utf16.elementsEqual(whole.utf16)
        ? nil : "\(text.debugDescription) in \(range)"
    }
    #expect(breach == nil)
  }

  @Test func `a place behind the text is its end`() {
    #expect("张三".index(utf16: 99) == "张三".endIndex)
    #expect("".utf16Length == 0)
    #expect("".index(utf16: 0) == "".startIndex)
  }
}
