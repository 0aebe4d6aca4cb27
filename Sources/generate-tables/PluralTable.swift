import CICU

/// The distinct sets of plural rules, and the sets for each language's cardinals and ordinals.
struct PluralTable {
  /// The offset of each set among the rules, by its name in libicu.
  private var places: [String: Int] = [:]
  private var rules = ""
  private var languages: [String: (cardinal: Int, ordinal: Int)] = [:]

  init() throws(GeneratorError) {
    // The rules begin with an empty line, the set of languages with a single form.
    rules = "\n"
    let cardinals = Self.sets(isOrdinal: false)
    let ordinals = Self.sets(isOrdinal: true)
    for set in Set(cardinals.values).union(ordinals.values).sortedByLength() {
      try add(set)
    }
    for language in Set(cardinals.keys).union(ordinals.keys) {
      func place(_ set: String?) -> Int { set.flatMap { places[$0] } ?? 0 }
      languages[language] = (place(cardinals[language]), place(ordinals[language]))
    }
  }

  private static func sets(isOrdinal: Bool) -> [String: String] {
    var sets: [String: String] = [:]
    var index: Int32 = 0
    while let (language, set) = libicuTexts({ cicu_plural_language(index, isOrdinal, $0, $1) }) {
      sets[language] = set
      index += 1
    }
    return sets
  }

  private mutating func add(_ set: String) throws(GeneratorError) {
    var rules: [String] = []
    var index: Int32 = 0
    while let (category, rule) = libicuTexts({ cicu_plural_rule(set, index, $0, $1) }) {
      index += 1
      if category != "other" { rules.append("\(category):\(try compact(rule))") }
    }
    let line = rules.joined(separator: ";")
    if line.isEmpty {
      places[set] = 0
    } else {
      places[set] = self.rules.utf8.count
      self.rules += line + "\n"
    }
  }

  /// Returns the condition of a rule without its samples, with `&` for “and” and `|` for “or”.
  private func compact(_ rule: String) throws(GeneratorError) -> String {
    let words = rule.prefix { $0 != "@" }.split(separator: " ").map { word in
      word == "and" ? "&" : word == "or" ? "|" : String(word)
    }
    let condition = words.joined()
    guard condition.allSatisfy({ "nivwftce0123456789%!=,.&|".contains($0) }) else {
      throw GeneratorError("a plural rule cannot be kept: \(rule)", status: .malformedData)
    }
    return condition
  }

  var source: String {
    """
    \(head(of: "IntercepterLocales/PluralTable", by: "plurals", from: "libicu \(libicuVersion)"))
    /// The plural rules of languages.
    enum PluralTable {
      /// The languages, each with the offsets of its rules for cardinals and for ordinals in `rules`.
      static let languages: StaticString = \(literal(
        lines(languages.mapValues { "\($0.cardinal) \($0.ordinal)" })))

      /// The distinct sets of rules, as `PluralRules` reads them.
      static let rules: StaticString = \"""
    \(rules)
    \"""
    }

    """
  }
}
