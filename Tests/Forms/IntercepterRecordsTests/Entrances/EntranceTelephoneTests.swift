import TestSupport
import Testing

/// The law of entrances, with typing, for telephones of one calling code or two in random notations.
@Suite struct EntranceTelephoneTests {
  private static let cases = 2_000
  private static let entrances: [Entrance] = [
    .paste, .programSet, .submission, .sanitizing, .cutting,
  ]

  @Test func `a number has one value, and typing it gives no other`() {
    var (name, field, left): (String, EntranceField?, Int) = ("", nil, 0)
    var (valued, typed) = (0, 0)
    let breach = firstBreach(cases: Self.cases) { random in
      if left == 0 {
        name = random.telephones()
        (field, left) = (try? EntranceField(name), 25)
      }
      left -= 1
      guard let field else { return nil }
      let text = random.notation()
      do {
        var values: Set<String> = []
        for entrance in Self.entrances {
          if let value = try entrance.value(of: text, in: field) { values.insert(value) }
        }
        guard let value = values.first else { return nil }
        valued += 1
        if values.count > 1 {
          return "\(text.debugDescription) has the values \(values) in \(name)"
        }
        guard let found = try Entrance.typing.value(of: text, in: field) else { return nil }
        typed += 1
        return found == value
          ? nil : "\(text.debugDescription) is \(value), and typed \(found) in \(name)"
      } catch {
        return "\(error)"
      }
    }
    #expect(breach == nil)
    #expect(valued > Self.cases / 50 && typed > Self.cases / 100, "\(valued), \(typed)")
  }
}

extension SeededGenerator {
  /// Draws a field with telephone numbers of one calling code or two, in the JSON of profiles.
  fileprivate mutating func telephones() -> String {
    let masks = [
      ("+1 (###) ###-####", ""), ("+1 246 ### ####", ""), ("+49 ### #####[#][#][#]", "0"),
      ("+34 6## ### ###", ""), ("+44 7### ######", "0"), ("+7 (###) ###-##-##", "8"),
      ("+39 ### #######", ""), ("+86 ### #### ####", "0"),
    ]
    let first = pick(masks)
    let chosen = chance(50) ? [first] : [first, pick(masks)]
    let patterns = chosen.enumerated().map { index, mask in
      let trunk = mask.1.isEmpty || chance(30) ? "" : #","trunkPrefix":"\#(mask.1)""#
      let isDefault = index == 0 && chance(50) ? #","default":true"# : ""
      return #"{"pattern":"\#(mask.0)"\#(trunk)\#(isDefault)}"#
    }
    let list = patterns.joined(separator: ",")
    return #"{"rules":[{"rule":"numbersOnly"}],"format":{"kind":"patterns","patterns":[\#(list)]}}"#
  }

  /// Draws a text of digits and letters with separators, as people write it.
  fileprivate mutating func notation() -> String {
    let fronts = [
      "", "", "", "+", "00", "0", "8", "+1 ", "+49", "1246", "011 ", "tel:+", "(0)", "20", "A",
    ]
    var text = pick(fronts)
    for _ in 0..<(chance(50) ? 10 : Int.random(in: 1...12, using: &self)) {
      text += pick(["0", "1", "2", "4", "6", "7", "9"])
      if chance(4) { text += pick(["A", "b", "12", "49", "34"]) }
      if chance(25) { text += pick([" ", "-", "/", ".", "(", ") "]) }
    }
    return text
  }
}
