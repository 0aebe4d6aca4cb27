import CICU
import Foundation

/// Returns the table of the distinct sets of plural rules, and the sets for each language's
/// cardinals and ordinals.
func pluralTable(directory: URL) throws(GeneratorError) -> String {
  let data = try CLDRData(directory)
  var cardinals: [String: String] = [:]
  // A language has the same forms in all scripts.
  for (language, rules) in try data.cardinals() where language.wholeMatch(of: /.*-....+/) == nil {
    let categories = ["zero", "one", "two", "few", "many"]
    cardinals[language == "und" ? "root" : language.replacing("-", with: "_")] = try line(
      categories.compactMap { category in
        rules["pluralRule-count-\(category)"].map { (category, $0) }
      })
  }
  let ordinals = try ordinals()
  // The offset of each set among the rules, which begin with an empty line, the set of languages with
  // a single form.
  var places = ["": 0]
  var rules = "\n"
  for line in Set(cardinals.values).union(ordinals.values).sortedByLength() where line != "" {
    places[line] = rules.utf8.count
    rules += line + "\n"
  }
  let languages = cardinals.map { language, line in
    (language, "\(places[line]!) \(places[ordinals[language] ?? ""]!)")
  }
  return """
    \(head(of: "Engine/IntercepterLocales/PluralTable", by: "plurals CLDR", from: "CLDR \(data.version), and ordinals of libicu \(libicuVersion)"))
    /// The plural rules of languages.
    enum PluralTable {
      /// The languages, each with the offsets of its rules for cardinals and for ordinals in `rules`.
      static let languages: StaticString = \(literal(lines(Dictionary(uniqueKeysWithValues: languages))))

      /// The distinct sets of rules, as `PluralRules` reads them.
      static let rules: StaticString = \"""
    \(rules)
    \"""
    }

    """
}

/// Returns the rules for the ordinals of each language, which CLDR's JSON here lacks.
private func ordinals() throws(GeneratorError) -> [String: String] {
  var lines: [String: String] = [:]
  var index: Int32 = 0
  while let (language, set) = libicuTexts({ cicu_plural_language(index, true, $0, $1) }) {
    index += 1
    var rules: [(String, String)] = []
    while let rule = libicuTexts({ cicu_plural_rule(set, Int32(rules.count), $0, $1) }) {
      rules.append(rule)
    }
    lines[language] = try line(rules.filter { $0.0 != "other" })
  }
  return lines
}

/// Returns rules with their categories on one line.
private func line(_ rules: [(category: String, rule: String)]) throws(GeneratorError) -> String {
  try rules.map { category, rule throws(GeneratorError) in "\(category):\(try compact(rule))" }
    .joined(separator: ";")
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
