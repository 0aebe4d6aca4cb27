import TestSupport
import Testing

@testable import IntercepterCore
@testable import IntercepterPatterns
@testable import TextBytes

/// The generated tables, beside the standard library's properties of every scalar.
struct PatternTablesTests {
  private static let categories: [(String, Unicode.GeneralCategory)] = [
    ("Lu", .uppercaseLetter), ("Ll", .lowercaseLetter), ("Lt", .titlecaseLetter),
    ("Lm", .modifierLetter), ("Lo", .otherLetter), ("Mn", .nonspacingMark), ("Mc", .spacingMark),
    ("Me", .enclosingMark), ("Nd", .decimalNumber), ("Nl", .letterNumber), ("No", .otherNumber),
    ("Pc", .connectorPunctuation), ("Pd", .dashPunctuation), ("Ps", .openPunctuation),
    ("Pe", .closePunctuation), ("Pi", .initialPunctuation), ("Pf", .finalPunctuation),
    ("Po", .otherPunctuation), ("Sm", .mathSymbol), ("Sc", .currencySymbol),
    ("Sk", .modifierSymbol), ("So", .otherSymbol), ("Zs", .spaceSeparator),
    ("Zl", .lineSeparator), ("Zp", .paragraphSeparator), ("Cc", .control), ("Cf", .format),
    ("Co", .privateUse), ("Cn", .unassigned),
  ]

  // Closures: calls through key paths are several times slower, a million times for each.
  private static let properties: [(String, @Sendable (Unicode.Scalar.Properties) -> Bool)] = [
    ("Alphabetic", { $0.isAlphabetic }),
    ("Lowercase", { $0.isLowercase }),
    ("Uppercase", { $0.isUppercase }),
    ("Cased", { $0.isCased }),
    ("Math", { $0.isMath }),
    ("ID_Start", { $0.isIDStart }),
    ("ID_Continue", { $0.isIDContinue }),
    ("XID_Start", { $0.isXIDStart }),
    ("XID_Continue", { $0.isXIDContinue }),
    ("Default_Ignorable_Code_Point", { $0.isDefaultIgnorableCodePoint }),
    ("Grapheme_Extend", { $0.isGraphemeExtend }),
    ("Emoji", { $0.isEmoji }),
    ("Emoji_Presentation", { $0.isEmojiPresentation }),
    ("Emoji_Modifier", { $0.isEmojiModifier }),
    ("Emoji_Modifier_Base", { $0.isEmojiModifierBase }),
    ("White_Space", { $0.isWhitespace }),
    ("Hex_Digit", { $0.isHexDigit }),
    ("ASCII_Hex_Digit", { $0.isASCIIHexDigit }),
    ("Join_Control", { $0.isJoinControl }),
    ("Noncharacter_Code_Point", { $0.isNoncharacterCodePoint }),
  ]

  private func set(_ name: String) throws -> ScalarSet {
    try #require(ScalarSet(property: LooseName(name.utf8)), "\(name)")
  }

  /// Which of all scalars belong to a set.
  private func members(of set: ScalarSet) -> [Bool] {
    var members = [Bool](repeating: false, count: 0x11_0000)
    for range in set.ranges { for value in range { members[Int(value)] = true } }
    return members
  }

  @Test func `every scalar has its general category, and one only`() throws {
    var found = [Unicode.GeneralCategory?](repeating: nil, count: 0x11_0000)
    for (name, category) in Self.categories {
      for range in try set(name).ranges {
        for value in range {
          if found[Int(value)] != nil { Issue.record("\(value) has two") }
          found[Int(value)] = category
        }
      }
    }
    let wrong = Unicode.Scalar.telling.filter {
      found[Int($0.value)] != $0.properties.generalCategory
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(10).map(\.value))")
  }

  @Test(arguments: properties.indices) func `every scalar has the binary properties it has`(
    index: Int
  ) throws {
    let (name, has) = Self.properties[index]
    let members = members(of: try set(name))
    let wrong = Unicode.Scalar.telling.filter { members[Int($0.value)] != has($0.properties) }
    #expect(wrong.isEmpty, "\(wrong.prefix(10).map(\.value))")
  }

  @Test func `every scalar has one script`() throws {
    var counts = [Int](repeating: 0, count: 0x11_0000)
    for script in 0..<UInt32(176) {
      for range in ScalarSet(script: script).ranges {
        for value in range { counts[Int(value)] += 1 }
      }
    }
    #expect(Unicode.Scalar.telling.allSatisfy { counts[Int($0.value)] == 1 })
    for (name, scalar) in [
      ("Han", "張"), ("Hani", "〇"), ("Latin", "ß"), ("Zyyy", "।"), ("Qaai", "\u{301}"),
      ("Unknown", "\u{378}"), ("hira gana", "あ"), ("Zzzz", "\u{10FFFF}"),
    ] as [(String, Unicode.Scalar)] {
      #expect(try set(name).contains(scalar.value), "\(name)")
    }
  }

  @Test func `script extensions are those of their scripts and more`() throws {
    func extended(_ name: String) throws -> ScalarSet {
      try #require(ScalarSet(property: LooseName("scx"), value: LooseName(name.utf8)))
    }
    #expect(try extended("Deva").contains(0x964))
    #expect(try extended("Beng").contains(0x964))
    #expect(try !extended("Zyyy").contains(0x964))
    #expect(try extended("Han").contains(0x5F20))
    #expect(try extended("Han").contains(0x3001))
    #expect(try !set("Han").contains(0x3001))
  }

  @Test func `surrogates belong to nothing`() throws {
    #expect(try set("Cs").bounds.isEmpty)
    #expect(try set("Any").complement.bounds.isEmpty)
    #expect(try !set("Cn").complement.contains(0xD800))
    #expect(ScalarSet([0...0x10_FFFF]) == .all)
  }

  /// What the standard library tells of case: a scalar whose lower case is one scalar folds to that, but
  /// for the scalars that CaseFolding.txt folds otherwise.
  @Test func `letters fold to their lower case`() {
    for scalar in Unicode.Scalar.telling where scalar.properties.changesWhenCaseFolded {
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      guard lower.count == 1, let folded = lower.first, folded != scalar else { continue }
      // Cherokee folds to its upper case.
      if (0x13A0...0x13F5).contains(scalar.value) { continue }
      let closure = CaseFolding.closure(of: ScalarSet(scalar.value))
      #expect(closure.contains(folded.value), "\(scalar.value)")
      #expect(CaseFolding.closure(of: ScalarSet(folded.value)).contains(scalar.value))
    }
    #expect(CaseFolding.closure(of: ScalarSet(0x6B)).bounds.count == 6)
    #expect(CaseFolding.closure(of: ScalarSet(0xDF)) == ScalarSet([0xDF...0xDF, 0x1E9E...0x1E9E]))
    #expect(CaseFolding.closure(of: ScalarSet(0x130)) == ScalarSet(0x130))
  }

  @Test func `closing twice is closing once`() {
    for scalar in Unicode.Scalar.telling where scalar.properties.isCased {
      let closure = CaseFolding.closure(of: ScalarSet(scalar.value))
      if CaseFolding.closure(of: closure) != closure { Issue.record("\(scalar.value)") }
    }
  }
}
