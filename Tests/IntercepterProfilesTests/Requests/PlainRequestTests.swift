import TestSupport
import TextInputIntercepter
import Testing

@testable import IntercepterProfiles

/// Requests that are read straight from their bytes, beside the same read by way of a tree.
@Suite struct PlainRequestTests {
  static let plain = [
    #"{"previous":{"text":"张三","selection":[2,2]},"current":{"text":"张三😀","selection":[4,4]}}"#,
    #" { "id" : -1.5e3 , "edit":{"replacement":"\u0061","range":[ 0 , 10 ]}, "previous":{"text":""}} "#,
    #"{"field":"n","current":{"text":"ni","marked":[0,2]},"previous":{"text":"n","marked":null},"baseline":{"text":""}}"#,
    #"{"edit":{"range":[0,0],"replacement":""},"previous":{"text":"a","selection":null},"baseline":null}"#,
    #"{"id":"a","validate":"张\n"}"#,
    #"{"id":null,"sanitize":"a"}"#,
    #"{"id":true,"measure":""}"#,
    "\u{FEFF}{\"measure\":\"\"}",
  ]

  @Test(arguments: plain) func `is read as by way of a tree`(line: String) throws {
    let request = try #require(Self.request(plain: Array(line.utf8)))
    #expect(Self.description(request) == Self.tree(Array(line.utf8)))
  }

  /// Lines that are no plain requests: others, and those that are none at all.
  static let other = [
    #"{"id":[],"measure":""}"#, #"{"submit":{}}"#, #"{"validate":"","rules":[]}"#,
    #"{"validat\u0065":""}"#, #"{"validate":"","validate":""}"#,
    #"{"validate":"","baseline":null}"#,
    #"{"validate":"","measure":""}"#, #"{"validate":""}}"#, #"{"validate":"",}"#, #"{"id":1}"#,
    #"{"validate":null}"#, #"{"id":1,"id":1,"validate":""}"#, "{}", "", "[]", #"{"validate":"}"#,
    #"{"previous":{"text":"a"},"edit":{"range":[0,0]}}"#,
    #"{"edit":{"range":[0,0],"replacement":""}}"#,
    #"{"previous":{"text":"a"},"edit":{"range":[1,0],"replacement":""}}"#,
    #"{"previous":{"text":"a"},"edit":{"range":[0,01],"replacement":""}}"#,
    #"{"previous":{"text":"a"},"edit":{"range":[0,1.0],"replacement":""}}"#,
    #"{"previous":{"text":"a"},"edit":{"range":[0,1000000000],"replacement":""}}"#,
    #"{"previous":{"text":"a"},"edit":{"range":[-1,0],"replacement":""}}"#,
    #"{"previous":{"text":"a"},"edit":{"range":null,"replacement":""}}"#,
    #"{"previous":{"text":"a","text":""},"current":{"text":""}}"#,
    #"{"previous":{"selection":[0,0]},"current":{"text":""}}"#,
    #"{"previous":{"text":"a","range":[0,0]},"current":{"text":""}}"#,
    #"{"previous":{"text":"a"},"current":{"text":""},"text":""}"#,
  ]

  @Test(arguments: other) func `leaves to the tree`(line: String) {
    #expect(Self.request(plain: Array(line.utf8)) == nil)
  }

  @Test func `says the same as the tree of whatever it reads`() {
    let breach = firstBreach { generator in
      var bytes = Array(generator.pick(Self.plain + Self.other).utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = generator.pick(Array("\"\\{}[]:,0-.eE1 nu\t\u{1}".utf8))
        default: bytes.insert(UInt8.random(in: .min ... .max, using: &generator), at: place)
        }
      }
      guard let request = Self.request(plain: bytes) else { return nil }
      let line = String(decoding: bytes, as: UTF8.self)
      return Self.description(request) == Self.tree(bytes) ? nil : line
    }
    #expect(breach == nil)
  }
}

extension PlainRequestTests {
  private static func request(plain bytes: [UInt8]) -> Request? {
    bytes.withUnsafeBufferPointer { Request(plain: $0) }
  }

  /// What the tree reads in a line.
  private static func tree(_ bytes: [UInt8]) -> String? {
    bytes.withUnsafeBufferPointer { try? Request.readTree($0).get() }.map(description)
  }

  private static func description(_ request: Request) -> String {
    var all = ""
    dump(request, to: &all)
    return all
  }
}
