import TestSupport
import Testing

/// The law of entrances, with typing, for masks of random shape with literals of every kind.
@Suite struct EntranceMaskTests {
  private static let entrances: [Entrance] = [.paste, .programSet, .submission, .sanitizing]

  /// One pattern without optional parts has one reading, with and without refused keys.
  @Test func `a text of one pattern has one value, and typing it gives no other`() {
    let tally = Tally(cases: 2_000) { $0.maskField(isSimple: true) }
    #expect(tally.breach == nil)
    #expect(tally.others == [])
    #expect(tally.typed > 1_000 * lawCasesFactor)
  }

  /// There may be no more of these.
  ///
  /// Where several patterns place a literal and a slot for it differently, a typed text may end as
  /// what the accepted keys mean.
  @Test func `a text of several patterns has one value, and typing it seldom gives another`() {
    let tally = Tally(cases: 2_000) { $0.maskField(isSimple: false) }
    #expect(tally.breach == nil)
    #expect(tally.others.count <= 6 * lawCasesFactor, "\(tally.others)")
    #expect(tally.typed > 800 * lawCasesFactor)
  }

  /// The texts of random masks, twenty of each mask.
  private struct Tally {
    var typed = 0
    /// The texts that are other values when they are typed.
    var others: [String] = []
    /// A text with several values.
    var breach: String?

    init(cases: Int, _ draw: (inout SeededGenerator) -> (String, [String])) {
      var (name, pattern): (String, [String]) = ("", [])
      var (field, left): (EntranceField?, Int) = (nil, 0)
      var (typed, others): (Int, [String]) = (0, [])
      breach = firstBreach(cases: cases) { random in
        if left == 0 {
          (name, pattern) = draw(&random)
          (field, left) = (try? EntranceField(name), 20)
        }
        left -= 1
        // A mask without a slot is refused.
        guard let field else { return nil }
        let text = random.text(for: pattern)
        do {
          var values: Set<String> = []
          for entrance in EntranceMaskTests.entrances {
            if let value = try entrance.value(of: text, in: field) { values.insert(value) }
          }
          if values.count > 1 { return "\(text.debugDescription): \(values) in \(name)" }
          let found = try Entrance.typing.value(of: text, in: field)
          guard let value = values.first, let found else { return nil }
          typed += 1
          if found != value {
            others.append("\(text.debugDescription): \(value), typed \(found) in \(name)")
          }
          return nil
        } catch {
          return "\(error)"
        }
      }
      (self.typed, self.others) = (typed, others)
    }
  }
}

extension SeededGenerator {
  /// Draws a field of masks, in the JSON of profiles, and the elements of one.
  ///
  /// - Parameter isSimple: Whether it has one mask without optional parts.
  fileprivate mutating func maskField(isSimple: Bool) -> (String, [String]) {
    let masks = (0..<(isSimple || chance(40) ? 1 : 2)).map { _ in mask(isSimple: isSimple) }
    let patterns = masks.map { mask in
      let prefixes =
        masks.count > 1 && chance(20) ? #","prefixes":["\#(pick(["A", "1", "2", "z"]))"]"# : ""
      return #"{"pattern":"\#(mask.joined().replacing("\\", with: "\\\\"))"\#(prefixes)}"#
    }.joined(separator: ",")
    let rules = [
      "", "", "", "", "", #"{"rule":"numbersOnly"}"#, #"{"rule":"numbersOnly","digits":"any"}"#,
      #"{"rule":"minLength","limit":3,"unit":"graphemes"}"#,
      #"{"rule":"maxLength","limit":8,"unit":"graphemes","onViolation":"amend"}"#,
      #"{"rule":"maxLength","limit":9,"unit":"utf8","onViolation":"warn"}"#,
    ]
    let format = #"{"kind":"patterns","patterns":[\#(patterns)],"classes":{"X":"ABC"}}"#
    return (#"{"rules":[\#(pick(rules))],"format":\#(format)}"#, pick(masks))
  }

  /// Draws the slots, literals and optional parts of a mask.
  private mutating func mask(isSimple: Bool) -> [String] {
    let literals = [
      "-", " ", "/", "_", "(", ":", "+", "'", ".", "№", "\\#", "0", "1", "9", "20", "+49", "z", "é",
      "한", "ID", "A", "B", "x",
    ]
    var (mask, isOpen): ([String], Bool) = ([], false)
    for _ in 0..<Int.random(in: 2...9, using: &self) {
      switch Int.random(in: 0..<10, using: &self) {
      case 0..<4: mask.append(pick(literals))
      case 4 where !isOpen && !isSimple:
        mask.append("[")
        isOpen = true
      case 4, 5:
        if isOpen { mask.append("]") }
        isOpen = false
      default: mask += pick(["#", "#", "##", "###", "@", "*", "X"]).map { String($0) }
      }
    }
    return mask + (isOpen ? ["]"] : []) + (chance(30) ? ["#"] : [])
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
        if chance(4) {
          text += pick(["-", " ", ".", "–"])
        } else if isMark ? hasSeparators : hasLiterals {
          text += literal
        }
      }
      if chance(3) { text += pick([" ", "-", "1", "A", "z", "0", "–"]) }
      if chance(2) { text = String(text.dropLast()) }
    }
    return text
  }
}
