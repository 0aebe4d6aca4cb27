import TestSupport

/// Random patterns of what the core and ICU both read.
struct RandomPattern {
  private var text = ""
  /// Groups have names of their own.
  private var names = 0

  static func draw(_ random: inout SeededGenerator) -> String {
    var pattern = RandomPattern()
    pattern.addAlternatives(&random, depth: 3)
    return pattern.text
  }

  private static let literals = [
    "a", "b", "c", "A", "B", "1", "2", " ", "_", "\\n", "\\r", "\\u0085", "é", "e", "\\u0301",
    "ſ", "s", "k", "京", "あ", "😀", "\\x{41}", "\\-", "\\.", "ǆ",
  ]
  private static let escapes = [
    "\\d", "\\D", "\\w", "\\W", "\\s", "\\S", "\\h", "\\H", "\\v", "\\V", "\\R",
  ]
  private static let properties = [
    "\\p{L}", "\\p{Lu}", "\\P{L}", "\\p{Han}", "\\p{sc=Latn}", "\\p{Nd}", "\\p{Alphabetic}",
    "\\p{Ll}", "\\P{Lu}",
  ]
  private static let anchors = ["^", "^", "$", "$", "\\b", "\\b", "\\B", "\\A", "\\z", "\\Z"]
  private static let ranges = ["a-c", "A-Z", "0-9", "b-é", "\\u4E00-\\u9FFF", " -~"]
  private static let members =
    ["\\d", "\\w", "\\s", "\\W", "\\h", "\\v", "\\p{L}", "\\p{Lu}", "[:alpha:]", "\\P{Ll}"]
  private static let repetitions = [
    "*", "*", "+", "+", "?", "?", "*?", "+?", "??", "{2}", "{1,2}", "{0,3}", "{2,}", "{1,2}?",
    "{0}",
  ]

  private mutating func addAlternatives(_ random: inout SeededGenerator, depth: Int) {
    addSequence(&random, depth: depth)
    while random.chance(25) {
      text += "|"
      addSequence(&random, depth: depth)
    }
  }

  private mutating func addSequence(_ random: inout SeededGenerator, depth: Int) {
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      if random.chance(17) {
        text += random.pick(Self.anchors)
      } else {
        addPart(&random, depth: depth)
        if random.chance(40) { text += random.pick(Self.repetitions) }
      }
    }
  }

  private mutating func addPart(_ random: inout SeededGenerator, depth: Int) {
    switch Int.random(in: 0..<(depth > 0 ? 26 : 18), using: &random) {
    case 0..<10: text += random.pick(Self.literals)
    case 10: text += "."
    case 11: text += random.pick(Self.escapes)
    case 12: text += random.pick(Self.properties)
    case 13..<17: addClass(&random, depth: 2)
    case 17: text += "(?i:\(random.pick(Self.literals)))"
    default:
      names += 1
      text += random.pick(["(", "(?:", "(?i:", "(?s:", "(?m:", "(?<n\(names)>"])
      addAlternatives(&random, depth: depth - 1)
      text += ")"
    }
  }

  private mutating func addClass(_ random: inout SeededGenerator, depth: Int) {
    text += random.chance(25) ? "[^" : "["
    for index in 0..<Int.random(in: 1...3, using: &random) {
      if index > 0, random.chance(17) { text += random.pick(["&&", "--"]) }
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4: text += random.pick(Self.literals)
      case 4..<6: text += random.pick(Self.ranges)
      case 6..<8: text += random.pick(Self.members)
      case 8 where depth > 0: addClass(&random, depth: depth - 1)
      default: text += random.pick(["a", "b", "c", "&"])
      }
    }
    text += "]"
  }
}
