import CICU

/// The number symbols and digits of CLDR's locales, from the linked libicu.
struct LocaleTable {
  /// The names of locales, each with the offset of its record in `records`.
  private var locales: [String: Int] = [:]
  private var records = ""
  private var numberingSystems: [String: String] = [:]
  private var scripts: [String: String] = [:]

  init() throws(GeneratorError) {
    for name in Self.names(cicu_numbering_system_at) {
      let zero = Self.symbols("root", name).map { string(of: $0.zeroDigit) }?.unicodeScalars.first
      if let zero { numberingSystems[name] = String(zero.value, radix: 16, uppercase: true) }
    }
    // The locales with data, including root, and some old names of locales.
    let known =
      ["root"] + (0..<cicu_locale_count()).map { String(cString: cicu_locale($0)) }
      + Self.names(cicu_legacy_locale)
    for name in known { scripts.merge(likelyScripts(of: name)) { first, _ in first } }
    try addRecords(of: known + Self.rootsOwn(known))
  }

  /// Returns the languages in other scripts that inherit from the root locale, not from the
  /// language.
  private static func rootsOwn(_ known: [String]) -> [String] {
    let scripts = sequence(state: Int32(0)) { index in
      defer { index += 1 }
      return cicu_script(index).map { String(cString: $0) }
    }
    let names = Set(known)
    return names.filter { !$0.contains("_") && $0 != "root" }.sorted().flatMap { language in
      let usual = likelyScript(language)
      return scripts.filter { $0 != usual }.map { "\(language)_\($0)" }
        .filter { !names.contains($0) && symbols($0, nil) != nil }
    }
  }

  private func likelyScripts(of language: String) -> [String: String] {
    guard !language.contains("_"), let usual = Self.likelyScript(language) else { return [:] }
    var scripts = usual == "Latn" ? [:] : [language: usual]
    var index = 0
    while let region = cicu_regions()[index] {
      let locale = "\(language)_\(String(cString: region))"
      if let script = Self.likelyScript(locale), script != usual { scripts[locale] = script }
      index += 1
    }
    return scripts
  }

  var source: String {
    """
    \(head(of: "Engine/IntercepterLocales/LocaleTable", by: "locales", from: "libicu \(libicuVersion)"))
    /// The number symbols of CLDR's locales.
    enum LocaleTable {
      /// The locales, each with the offset of its record in `records`.
      static let locales: StaticString = \(literal(lines(locales.mapValues(String.init))))

      /// The distinct records, as `LocaleRecord` describes them. A style is the digits in the last group, in
      /// the others, and in those of percentages; then the decimal separator, the grouping separator, the
      /// minus sign, the percent sign, and the prefix and suffix of percentages.
      static let records: StaticString = \"""
    \(records)
    \"""

      /// The numbering systems with digits, and their zeros.
      static let numberingSystems: StaticString = \(literal(lines(numberingSystems)))

      /// The usual scripts of languages, and those of regions with another script. The others use `Latn`.
      static let scripts: StaticString = \(literal(lines(scripts)))
    }

    """
  }
}

// MARK: Records

extension LocaleTable {
  private mutating func addRecords(of names: [String]) throws(GeneratorError) {
    let root = styles("root", numberingSystems.keys.sorted())
    // The numbering systems with a style of the language. Only these are queried for its regions.
    var special: Set<String> = []
    var places: [String: Int] = [:]
    for name in names.sortedByLength() {
      let uses: [String] = ["default", "native", "traditional", "finance"]
      var record = uses.map { use in
        libicuText { cicu_numbering_system(name, use, $0) } ?? "latn"
      }
      let isLanguage = !name.contains("_")
      let asked = isLanguage ? numberingSystems.keys.sorted() : special.union(record).sorted()
      let styles = styles(name, asked)
      let latin = styles["latn"] ?? Self.symbols(name, "latn")?.style ?? ""
      let rootLatin = root["latn"]
      record.append(String(Self.symbols(name, "latn")?.minimumGroupingDigits ?? 1))
      record.append(latin)
      for system in asked where system != "latn" {
        let inherited = root[system] == rootLatin || name == "root" ? nil : root[system]
        guard let style = styles[system], style != inherited ?? latin else { continue }
        special.insert(system)
        record.append("\(system)=\(style)")
      }
      let line = record.joined(separator: ";")
      guard !line.contains("\n"), !line.contains("\\"), !line.contains("\"") else {
        throw GeneratorError("a symbol of \(name) cannot be kept")
      }
      if places[line] == nil {
        places[line] = records.utf8.count
        records += line + "\n"
      }
      locales[name] = places[line]
    }
    records = records.escapingInvisible
  }

  private func styles(_ name: String, _ systems: [String]) -> [String: String] {
    var styles: [String: String] = [:]
    for system in systems { styles[system] = Self.symbols(name, system)?.style }
    return styles
  }

  private static func symbols(_ locale: String, _ system: String?) -> CICUNumberSymbols? {
    var symbols = CICUNumberSymbols()
    return cicu_number_symbols(locale, system, &symbols) ? symbols : nil
  }

  private static func likelyScript(_ locale: String) -> String? {
    libicuText { cicu_likely_script(locale, $0) }
  }

  /// Returns the names that a function provides by index.
  private static func names(_ name: (Int32, UnsafeMutablePointer<CChar>) -> Bool) -> [String] {
    var names: [String] = []
    while let next = libicuText({ name(Int32(names.count), $0) }) { names.append(next) }
    return names
  }
}

extension CICUNumberSymbols {
  fileprivate var style: String {
    let sizes = [primaryGroupingSize, secondaryGroupingSize, percentSecondaryGroupingSize]
    let texts = [
      string(of: decimalSeparator), string(of: groupingSeparator), string(of: minusSign),
      string(of: percentSign), string(of: percentPrefix), string(of: percentSuffix),
    ]
    return ([sizes.map { String($0) }.joined()] + texts).joined(separator: "|")
  }
}

/// Returns the text of a zero-terminated tuple of C characters.
private func string<Characters>(of characters: Characters) -> String {
  withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}

extension String {
  /// The content of a literal with spaces and direction marks escaped.
  fileprivate var escapingInvisible: String {
    unicodeScalars.map { scalar in
      let isVisible =
        scalar.isASCII
        || !(scalar.properties.isWhitespace
          || scalar.properties.generalCategory == .format)
      return isVisible
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }
}
