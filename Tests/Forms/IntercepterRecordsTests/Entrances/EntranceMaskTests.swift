import Foundation
import TestSupport
import Testing

/// The law of entrances, with typing, for random masks and telephones in random notations.
///
/// `LAW_CASES` is the number of cases.
@Suite struct EntranceMaskTests {
  private static let cases =
    ProcessInfo.processInfo.environment["LAW_CASES"].flatMap { Int($0) } ?? 2_000
  private static let entrances: [Entrance] = [.paste, .programSet, .submission, .sanitizing]

  /// The kinds of fields, each with the number of cases in 1,000 that may be typed as another value.
  ///
  /// A literal that its slots accept as well, such as the `20` behind an optional digit, has two readings
  /// while it is typed.
  private static let kinds = [
    ("masks", 0), ("masks with letters and digits", 12), ("telephones", 0),
  ]

  @Test(arguments: kinds)
  func `a text in a mask has one value, and typing it gives no other`(kind: String, most: Int) {
    var (mask, name, field, left): (String, String, EntranceField?, Int) = ("", "", nil, 0)
    var (valued, typed, others) = (0, 0, 0)
    let breach = firstBreach(cases: Self.cases) { random in
      if left == 0 {
        mask = kind == "telephones" ? "" : random.mask(readable: most > 0)
        name = mask.isEmpty ? random.telephones() : random.masked(mask)
        (field, left) = (try? EntranceField(name), 25)
      }
      left -= 1
      guard let field else { return nil }
      let text = mask.isEmpty || random.chance(20) ? random.notation() : random.text(of: mask)
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
        if found == value { return nil }
        others += 1
        return others * 1_000 <= most * Self.cases
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
  /// Draws a mask of random shape: slots, optional parts, and literals of every kind.
  fileprivate mutating func mask(readable: Bool) -> String {
    let parts = ["#", "##", "###", "@", "@@", "*", "[#]", "[@]", "[-##]"]
    let separators = ["-", " ", "/", ".", "(", ") ", "€ ", ":"]
    let literals = !readable ? separators : separators + ["20", "0", "1-", "A", "x", "é"]
    var mask = chance(40) ? pick(literals) : ""
    for index in 0..<Int.random(in: 1...4, using: &self) {
      if index > 0, chance(70) { mask += pick(literals) }
      mask += pick(parts)
    }
    if chance(15) { mask += pick(literals) }
    return mask
  }

  /// Draws a text as somebody writes it for a mask, whose separators may be others or missing.
  fileprivate mutating func text(of mask: String) -> String {
    let keepsMarks = chance(60)
    var (text, skips) = ("", false)
    for character in mask {
      switch character {
      case "[": skips = chance(50)
      case "]": skips = false
      case _ where skips: break
      case "#": text += pick(["0", "1", "2", "4", "9"])
      case "@": text += pick(["A", "b", "x", "é"])
      case "*": text += pick(["A", "2", "0", "é", "%"])
      case _ where character.isLetter || character.isNumber:
        if !chance(20) { text.append(character) }
      default:
        if keepsMarks { text.append(character) } else if chance(20) { text += pick(["-", " "]) }
      }
    }
    return text
  }

  /// Draws a field with a mask, in the JSON of profiles.
  fileprivate mutating func masked(_ mask: String) -> String {
    let rules = pick([
      "", #"{"rule":"numbersOnly"}"#, #"{"rule":"maxLength","limit":4,"unit":"graphemes"}"#,
    ])
    return #"{"rules":[\#(rules)],"format":{"kind":"pattern","pattern":"\#(mask)"}}"#
  }

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
