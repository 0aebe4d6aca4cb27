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

  @Test(arguments: ["masks", "telephones"])
  func `a text in a mask has one value, and typing it gives no other`(kind: String) {
    var (mask, field, left): (String, EntranceField?, Int) = ("", nil, 0)
    var (valued, typed) = (0, 0)
    let breach = firstBreach(cases: Self.cases) { random in
      if left == 0 {
        mask = kind == "masks" ? random.mask() : ""
        (field, left) = (mask.isEmpty ? random.telephoneField() : random.field(mask), 25)
      }
      left -= 1
      // A mask whose literals cannot be told from its slots is refused when it is made.
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
          return "\(text.debugDescription) has the values \(values) in \(mask) \(field)"
        }
        guard let found = try Entrance.typing.value(of: text, in: field) else { return nil }
        typed += 1
        return found == value
          ? nil : "\(text.debugDescription) is \(value), and typed \(found) in \(mask) \(field)"
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
  fileprivate mutating func mask() -> String {
    let parts = ["#", "##", "###", "@", "@@", "*", "[#]", "[@]", "[-##]"]
    let literals = ["-", " ", "/", ".", "(", ") ", "20", "0", "1-", "A", "x", "€ ", ":", "é"]
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

  /// Draws a field with a mask.
  fileprivate mutating func field(_ mask: String) -> EntranceField? {
    let rules = pick([
      "", #"{"rule":"numbersOnly"}"#, #"{"rule":"maxLength","limit":4,"unit":"graphemes"}"#,
    ])
    return try? EntranceField(
      #"{"rules":[\#(rules)],"format":{"kind":"pattern","pattern":"\#(mask)"}}"#)
  }

  /// Draws a field with telephone numbers of one calling code or two.
  fileprivate mutating func telephoneField() -> EntranceField? {
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
    return try? EntranceField(
      #"{"rules":[{"rule":"numbersOnly"}],"format":{"kind":"patterns","patterns":[\#(patterns.joined(separator: ","))]}}"#
    )
  }

  /// Draws a text of digits and letters with separators, as people write it.
  fileprivate mutating func notation() -> String {
    let fronts = [
      "", "", "", "+", "00", "0", "8", "+1 ", "+49", "1246", "011 ", "tel:+", "(0)", "20", "A",
    ]
    var text = pick(fronts)
    for _ in 0..<Int.random(in: 1...12, using: &self) {
      text += pick(["0", "1", "2", "4", "6", "7", "9", "20", "A", "b", "12", "49", "34"])
      if chance(25) { text += pick([" ", "-", "/", ".", "(", ") "]) }
    }
    return text
  }
}
