/// A language that has built-in messages.
enum Language: String, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
  case traditionalChinese = "zh-Hant"
  case japanese = "ja"
  case korean = "ko"
  case german = "de"
  case french = "fr"
  case spanish = "es"

  /// A Boolean value that indicates whether spaces separate words and sentences.
  var hasSpaces: Bool {
    switch self {
    case .simplifiedChinese, .traditionalChinese, .japanese: false
    case .english, .korean, .german, .french, .spanish: true
    }
  }

  /// Returns the pattern for a key, or `nil` if the key has no built-in pattern.
  func pattern(for key: MessageKey) -> String? {
    switch self {
    case .english: pattern(for: key, in: English.self)
    case .simplifiedChinese: pattern(for: key, in: SimplifiedChinese.self)
    case .traditionalChinese: pattern(for: key, in: TraditionalChinese.self)
    case .japanese: pattern(for: key, in: Japanese.self)
    case .korean: pattern(for: key, in: Korean.self)
    case .german: pattern(for: key, in: German.self)
    case .french: pattern(for: key, in: French.self)
    case .spanish: pattern(for: key, in: Spanish.self)
    }
  }

  /// The words with which the language enumerates characters.
  var enumeration: Violation.Enumeration {
    switch self {
    case .english: .english
    case .simplifiedChinese:
      Violation.Enumeration("“", "”", comma: "、", conjunction: "和", others: "其他字符")
    case .traditionalChinese:
      Violation.Enumeration("「", "」", comma: "、", conjunction: "和", others: "其他字元")
    case .japanese: Violation.Enumeration("「", "」", comma: "、", conjunction: "、", others: "その他の文字")
    case .korean: Violation.Enumeration("“", "”", comma: ", ", conjunction: ", ", others: "기타 문자")
    case .german:
      Violation.Enumeration("„", "“", comma: ", ", conjunction: " und ", others: "andere Zeichen")
    case .french:
      Violation.Enumeration(
        "«\u{A0}", "\u{A0}»", comma: ", ", conjunction: " et ", others: "d’autres caractères")
    case .spanish:
      Violation.Enumeration("«", "»", comma: ", ", conjunction: " y ", others: "otros caracteres")
    }
  }

  private func pattern(for key: MessageKey, in catalogue: (some Catalogue).Type) -> String? {
    switch key {
    case .violation(let name): ViolationKey(rawValue: name).map(catalogue.pattern)
    case .unit(let name): catalogue.pattern(for: UnitName(rawValue: name))
    case .hint(let name): catalogue.hint(for: UnitName(rawValue: name))
    case .sentence(let sentence): catalogue.pattern(for: sentence)
    case .customRule: nil
    }
  }
}

/// The patterns of one language.
protocol Catalogue {
  static func pattern(for key: ViolationKey) -> String
  static func pattern(for unit: UnitName?) -> String
  /// Returns the hint on how much characters count in a unit, or `nil` if the unit needs none.
  static func hint(for unit: UnitName?) -> String?
  static func pattern(for sentence: RuleSentence) -> String
}
