import IntercepterProfiles
import Testing

/// A name comes once in an object, however many it has.
@Suite struct RepeatedNamesTests {
  @Test(arguments: 2...20) func `a name that comes twice is found wherever both stand`(count: Int) {
    let names = (0..<count).map { "n\($0)" }
    #expect((try? JSONValue(text: Self.object(names))) != nil)
    for second in 1..<count {
      for first in 0..<second {
        var repeated = names
        repeated[second] = names[first]
        let json = Self.object(repeated)
        let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(text: json) }
        #expect(error?.description.contains("the name “\(names[first])” comes twice") == true)
      }
    }
  }

  @Test(arguments: [1, 7, 8, 9, 20]) func `names are compared scalar for scalar`(count: Int) {
    let names = (0..<count).map { "n\($0)" }
    let unlike = names + ["\u{E9}", "e\u{301}"]
    #expect((try? JSONValue(text: Self.object(unlike))) != nil)
    let escaped = names + ["\\u00e9", "\u{E9}"]
    #expect(throws: JSONSyntaxError.self) { try JSONValue(text: Self.object(escaped)) }
  }

  private static func object(_ names: [String]) -> String {
    "{" + names.map { "\"\($0)\":1" }.joined(separator: ",") + "}"
  }
}
