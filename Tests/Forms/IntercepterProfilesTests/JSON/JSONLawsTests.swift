import Foundation
import IntercepterProfiles
import TestSupport
import Testing
import TextTools

@Suite struct JSONLawsTests {
  @Test func `what is written is read as it was`() {
    let breach = firstBreach { generator in
      let value = JSONValue.random(depth: 4, &generator)
      let text = value.json()
      do {
        let read = try JSONValue(text: text)
        if read != value { return "\(text) is read as \(read.json())" }
      } catch { return "\(text): \(error)" }
      return text.unicodeScalars.contains { $0.properties.generalCategory == .control }
        ? "a control character in \(text)" : nil
    }
    #expect(breach == nil)
  }

  /// The reader and Foundation's accept the same texts, mangled at random.
  ///
  /// Without NUL, and without the bytes of UTF-16's byte order mark: Foundation takes such texts for
  /// UTF-16 or UTF-32.
  @Test func `what is no JSON for others is none here`() {
    let breach = firstBreach { generator in
      var bytes = Array(JSONValue.random(depth: 3, &generator).json().utf8)
      for _ in 0..<Int.random(in: 0...2, using: &generator) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = generator.pick(Array("\"\\{}[]:,0-.eE1 ntu\t\n\u{1}".utf8))
        default: bytes.insert(UInt8.random(in: 1...0xF7, using: &generator), at: place)
        }
      }
      let options: JSONSerialization.ReadingOptions = .fragmentsAllowed
      let expected = (try? JSONSerialization.jsonObject(with: Data(bytes), options: options)) != nil
      let isRead = (try? JSONValue(bytes: bytes)) != nil
      // Foundation passes over a comma before a closing bracket.
      let dense = bytes.filter { !" \t\n\r".utf8.contains($0) }
      let isLenient = [",]", ",}"].contains { dense.contains($0.utf8) }
      if isRead == expected || (isLenient && !isRead) { return nil }
      let text = JSONValue.string(String(decoding: bytes, as: UTF8.self)).json()
      return "\(text) is \(isRead ? "read" : "refused")"
    }
    #expect(breach == nil)
  }

  @Test func `a string is UTF-8 or says from which byte it is not`() {
    let breach = firstBreach(cases: 10_000) { generator in
      let leads: [UInt8] = [
        0x41, 0x80, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF1,
        0xF4, 0xF5,
      ]
      let trails: [UInt8] = [0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0]
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        bytes.append(generator.pick(leads))
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
          bytes.append(generator.pick(trails))
        }
      }
      let quoted: [UInt8] = [0x22] + bytes + [0x22]
      do throws(JSONSyntaxError) {
        let text = try JSONValue(bytes: quoted)
        return text == .string(String(decoding: bytes, as: UTF8.self))
          && bytes.firstInvalidUTF8Offset == nil ? nil : "\(bytes) is read"
      } catch {
        return bytes.firstInvalidUTF8Offset == error.offset - 1 ? nil : "\(bytes): \(error)"
      }
    }
    #expect(breach == nil)
  }
}

extension JSONValue {
  fileprivate static func random(
    depth: Int, _ generator: inout SeededGenerator
  ) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &generator) {
    case 0: return .null
    case 1: return .boolean(generator.chance(50))
    case 2: return .number(generator.pick(["0", "-1", "0.10", "42"]))
    case 3, 4: return .string(.random(&generator))
    case 5:
      return .array(
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          .random(depth: depth - 1, &generator)
        })
    default:
      return .object(
        (0..<Int.random(in: 0...12, using: &generator)).map { index in
          Member(
            name: "\(index)" + .random(&generator), value: .random(depth: depth - 1, &generator))
        })
    }
  }
}

extension String {
  fileprivate static func random(_ generator: inout SeededGenerator) -> String {
    let pieces = [
      "a", "é", "张", "😀", "\u{0}", "\u{1F}", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\"",
      "\\", "/", "\n", "\u{FFFD}", "\u{301}", "\u{200D}", "\u{A0}", "\u{202A}", "\u{FEFF}",
    ]
    return (0..<Int.random(in: 0...6, using: &generator)).map { _ in generator.pick(pieces) }
      .joined()
  }
}
