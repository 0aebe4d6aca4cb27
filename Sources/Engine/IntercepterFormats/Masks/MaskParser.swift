/// A parser for the pattern of a format.
struct MaskParser {
  private let pattern: String
  private let characters: [Character]
  private let classes: [(character: Character, class: SlotClass)]
  private var elements: [Element] = []
  /// The classes of the slots, without duplicates.
  private var used: [SlotClass] = []
  /// The characters for these classes in the pattern.
  private var symbols: [Character] = []
  private var optionalParts: [Range<Int>] = []

  private enum Element {
    case slot(Int)
    case literal(Character)
  }

  /// The maximum number of optional parts, each of which doubles the number of layouts.
  private static var mostOptionalParts: Int { 4 }

  /// The maximum number of characters of a pattern.
  private static var longest: Int { 512 }

  init(_ pattern: String, classes: [(character: Character, class: SlotClass)]) {
    self.pattern = pattern
    self.classes = classes
    characters = Array(pattern)
  }

  /// Returns the layouts with and without the optional parts, the shortest first.
  mutating func layouts(for format: TextMask) throws(PatternError) -> [MaskLayout] {
    if characters.count > Self.longest {
      throw error("A pattern can have at most \(Self.longest) characters.", at: Self.longest)
    }
    try readElements()
    let marks = marks
    used = used.map { $0.subtracting(marks) }
    let choices = 0..<(1 << optionalParts.count)
    var layouts: [MaskLayout] = []
    for choice in choices {
      var left: [Int] = []
      for (number, part) in optionalParts.enumerated() where choice >> number & 1 == 0 {
        left += part
      }
      layouts.append(layout(without: left, for: format))
    }
    layouts = layouts.filter { $0.slotCount > 0 }
    if layouts.isEmpty { throw error("A pattern needs a slot: # for a digit, @ or *.", at: 0) }
    return layouts.ordered { $0.slotCount < $1.slotCount }
  }

  private mutating func readElements() throws(PatternError) {
    var opened: Int?
    var (index, start) = (0, 0)
    while index < characters.count {
      let character = characters[index]
      switch character {
      case _ where slotClass(character) != nil:
        elements.append(.slot(number(ofClass: character)))
      case "[":
        if opened != nil { throw error("An optional part cannot contain another one.", at: index) }
        (opened, start) = (index, elements.count)
      case "]":
        guard opened != nil else {
          throw error("This bracket has no matching “[”; a literal bracket is \\].", at: index)
        }
        opened = nil
        optionalParts.append(start..<elements.count)
        if optionalParts.count > Self.mostOptionalParts {
          throw error(
            "A pattern can have at most \(Self.mostOptionalParts) optional parts.", at: index)
        }
      case "\\":
        index += 1
        guard index < characters.count, isSpecial(characters[index]) else {
          throw error(
            "A backslash can only escape a slot, a bracket or a backslash.", at: index - 1)
        }
        elements.append(.literal(characters[index]))
      default:
        if !character.standsAlone {
          throw error(
            "A literal cannot be a character that combines with adjacent text.", at: index)
        }
        elements.append(.literal(character))
      }
      index += 1
    }
    if let opened { throw error("An optional part is not closed.", at: opened) }
  }

  private func slotClass(_ character: Character) -> SlotClass? {
    if let own = classes.first(where: { $0.character == character }) { return own.class }
    return switch character {
    case "#": .digit
    case "@": .letter
    case "*": .any
    default: nil
    }
  }

  private mutating func number(ofClass character: Character) -> Int {
    if let number = symbols.firstIndex(of: character) { return number }
    symbols.append(character)
    used.append(slotClass(character) ?? .any)
    return used.count - 1
  }

  private func isSpecial(_ character: Character) -> Bool {
    slotClass(character) != nil || "[]\\".contains(character)
  }

  /// The literals that no slot accepts: all but letters and digits.
  private var marks: [Character] {
    var marks: [Character] = []
    for case .literal(let literal) in elements
    where !literal.isLetter && !literal.isNumber && !marks.contains(literal) {
      marks.append(literal)
    }
    return marks
  }

  private func layout(without left: [Int], for format: TextMask) -> MaskLayout {
    var slots: [(literal: Range<Int>, number: Int)] = []
    var literals: [UInt8] = []
    var start = 0
    for (index, element) in elements.enumerated() where !left.contains(index) {
      switch element {
      case .literal(let literal): literals += String(literal).utf8
      case .slot(let number):
        slots.append((start..<literals.count, number))
        start = literals.count
      }
    }
    return MaskLayout(
      slots, used, literals: literals, prefixes: format.prefixes.map { Array($0.utf8) },
      trunkPrefix: Array(format.trunkPrefix.utf8), isDefault: format.isDefault)
  }

  private func error(_ message: String, at index: Int) -> PatternError {
    let before = characters.prefix(index).reduce(0) { $0 + $1.unicodeScalars.count }
    return PatternError(message, pattern: pattern, at: before)
  }
}

extension Character {
  /// A Boolean value that indicates whether the character never joins with adjacent text in a
  /// cluster.
  var standsAlone: Bool { SlotClass { _ in true }.admits(self) }
}
