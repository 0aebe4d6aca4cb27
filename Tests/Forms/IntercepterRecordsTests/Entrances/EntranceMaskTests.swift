import Foundation
import TestSupport
import Testing
import TextInputIntercepter

/// The law of entrances, with typing, for masks of random shape with literals of every kind.
///
/// `LAW_CASES` is the number of cases.
@Suite struct EntranceMaskTests {
  private static let cases =
    ProcessInfo.processInfo.environment["MASK_CASES"].flatMap { Int($0) } ?? 4_000
  private static let entrances: [Entrance] = [.paste, .programSet, .submission, .sanitizing]

  @Test func `a text has one value, and typing it gives no other`() {
    var (name, field, left): (String, EntranceField?, Int) = ("", nil, 0)
    var pattern: [String] = []
    var (valued, typed, refused, fields) = (0, 0, 0, 0)
    var all = 0
    var n: [String: Int] = [:]
    let breach = firstBreach(cases: Self.cases) { random in
      if left == 0 {
        (name, pattern) = random.maskField()
        (field, left) = (try? EntranceField(name), 20)
        fields += 1
        if field == nil { refused += 1 }
      }
      left -= 1
      guard let field else { return nil }
      let text = random.text(for: pattern)
      do {
        var values: [String: Entrance] = [:]
        for entrance in Self.entrances {
          if let value = try entrance.value(of: text, in: field) { values[value] = entrance }
        }
        guard let value = values.first?.key else { return nil }
        valued += 1
        all += 1
        if values.count > 1 {
          n["ENTR", default: 0] += 1
          if n["ENTR"]! < 40 { print("ENTR \(text.debugDescription) has the values \(values) in \(name)") }
        }
        guard let found = try Entrance.typing.value(of: text, in: field) else { return nil }
        typed += 1
        if found != value {
          let run = FormatRun(field.intercepter, asks: true)
          var told = 0
          for c in text { if run.insert(String(c)).outcome == .rejected { told += 1 } }
          let k = told > 0 ? "TOLD" : "TYPED"
          n[k, default: 0] += 1
          if n[k]! < 40 { print("\(k) \(text.debugDescription) is \(value), and typed \(found) in \(name)") }
        }
        return nil
      } catch {
        return "\(error)"
      }
    }
    print("COUNTS", valued, typed, refused, fields, n)
    #expect(breach == nil)
  }
}

extension SeededGenerator {
  /// Draws a field with one mask or two, in the JSON of profiles, and their elements.
  fileprivate mutating func maskField() -> (String, [String]) {
    let masks = (0..<(chance(60) ? 1 : 2)).map { _ in mask() }
    let patterns = masks.map { mask in
      let prefixes = chance(10) ? #","prefixes":["\#(pick(["A", "1", "2", "z"]))"]"# : ""
      return #"{"pattern":"\#(mask.joined().replacing("\\", with: "\\\\"))"\#(prefixes)}"#
    }
    let rules = chance(50) ? "" : pick([
      #"{"rule":"numbersOnly"}"#, #"{"rule":"numbersOnly","digits":"any"}"#,
      #"{"rule":"minLength","limit":3,"unit":"graphemes"}"#,
      #"{"rule":"maxLength","limit":8,"unit":"graphemes","onViolation":"amend"}"#,
      #"{"rule":"maxLength","limit":9,"unit":"utf8","onViolation":"warn"}"#,
    ])
    return (
      #"""
      {"rules":[\#(rules)],"format":{"kind":"patterns","patterns":[\#(patterns.joined(separator: ","))],"classes":{"X":"ABC"}}}
      """#, pick(masks)
    )
  }

  /// Draws the slots, literals and optional parts of a mask.
  private mutating func mask() -> [String] {
    let literals = [
      "-", " ", "/", "_", "(", ":", "+", "'", ".", "№", "\\#", "0", "1", "9", "20", "+49", "z", "é",
      "한", "ID", "A", "B", "x", "@\\@",
    ].filter { $0 != "@\\@" }
    var mask: [String] = []
    var isOpen = false
    for _ in 0..<Int.random(in: 2...9, using: &self) {
      switch Int.random(in: 0..<10, using: &self) {
      case 0..<4: mask.append(pick(literals))
      case 4 where !isOpen:
        mask.append("[")
        isOpen = true
      case 4 where isOpen, 5 where isOpen:
        mask.append("]")
        isOpen = false
      default:
        let slot = pick(["#", "#", "##", "###", "@", "*", "X"])
        mask += slot.map(String.init)
      }
    }
    return mask + (isOpen ? ["]"] : []) + ["#"].filter { _ in chance(30) }
  }

  /// Draws a text for a mask, mostly as the mask shows it.
  fileprivate mutating func text(for mask: [String]) -> String {
    let (hasLiterals, hasSeparators) = (chance(75), chance(80))
    var text = ""
    var skips = false
    for element in mask {
      switch element {
      case "[": skips = chance(50)
      case "]": skips = false
      case _ where skips: break
      case "#": text += pick(["0", "1", "2", "3", "4", "9"])
      case "@": text += pick(["a", "A", "z", "é", "B", "c", "한"])
      case "*": text += pick(["1", "2", "z", "A", "%", "é", "-", "한", "0"])
      case "X": text += pick(["A", "B", "C", "b"])
      default:
        let literal = element.hasPrefix("\\") ? String(element.dropFirst()) : element
        let isMark = !literal.contains { $0.isLetter || $0.isNumber }
        if chance(4) { text += pick(["-", " ", ".", "–"]) }
        else if isMark ? hasSeparators : hasLiterals { text += literal }
      }
      if chance(3) { text += pick([" ", "-", "1", "A", "z", "0", "–"]) }
      if chance(2) { text = String(text.dropLast()) }
    }
    return text
  }
}
