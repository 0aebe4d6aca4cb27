import CICU

/// Returns the table of the distinct sets of plural rules, and the sets for each language's
/// cardinals and ordinals.
func pluralTable() throws(GeneratorError) -> String {
  let cardinals = pluralSets(isOrdinal: false)
  let ordinals = pluralSets(isOrdinal: true)
  // The offset of each set among the rules, by its name in libicu. The rules begin with an empty
  // line, the set of languages with a single form.
  var places: [String: Int] = [:]
  var rules = "\n"
  for set in Set(cardinals.values).union(ordinals.values).sortedByLength() {
    let line = try pluralRules(set)
    places[set] = line.isEmpty ? 0 : rules.utf8.count
    if !line.isEmpty { rules += line + "\n" }
  }
  var languages: [String: String] = [:]
  for language in Set(cardinals.keys).union(ordinals.keys) {
    func place(_ set: String?) -> Int { set.flatMap { places[$0] } ?? 0 }
    languages[language] = "\(place(cardinals[language])) \(place(ordinals[language]))"
  }
  return """
    \(head(of: "Engine/IntercepterLocales/PluralTable", by: "plurals", from: "libicu \(libicuVersion)"))
    /// The plural rules of languages.
    enum PluralTable {
      /// The languages, each with the offsets of its rules for cardinals and for ordinals in `rules`.
      static let languages: StaticString = \(literal(lines(languages)))

      /// The distinct sets of rules, as `PluralRules` reads them.
      static let rules: StaticString = \"""
    \(rules)
    \"""
    }

    """
}

/// Returns the name in libicu of the set of each language.
private func pluralSets(isOrdinal: Bool) -> [String: String] {
  var sets: [String: String] = [:]
  var index: Int32 = 0
  while let (language, set) = libicuTexts({ cicu_plural_language(index, isOrdinal, $0, $1) }) {
    sets[language] = set
    index += 1
  }
  return sets
}

/// Returns the rules of a set on one line.
private func pluralRules(_ set: String) throws(GeneratorError) -> String {
  var rules: [String] = []
  var index: Int32 = 0
  while let (category, rule) = libicuTexts({ cicu_plural_rule(set, index, $0, $1) }) {
    index += 1
    if category != "other" { rules.append("\(category):\(try compact(rule))") }
  }
  return rules.joined(separator: ";")
}

/// Returns the condition of a rule without its samples, with `&` for “and” and `|` for “or”.
private func compact(_ rule: String) throws(GeneratorError) -> String {
  let words = rule.prefix { $0 != "@" }.split(separator: " ").map { word in
    word == "and" ? "&" : word == "or" ? "|" : String(word)
  }
  let condition = words.joined()
  guard condition.allSatisfy({ "nivwftce0123456789%!=,.&|".contains($0) }) else {
    throw GeneratorError("a plural rule cannot be kept: \(rule)")
  }
  return condition
}
