import Foundation

/// What CLDR says of numbers, currencies, dates and times, in a folder of JSON files.
///
/// `numbers.jsonl`, `currency-symbols.jsonl` and `dates.jsonl` have a line for each locale; the other
/// files are those of CLDR's JSON (`cldr-core`).
struct CLDRData {
  let version: String
  let numbers: [Numbers]
  /// The regions' currencies that are in use, by region.
  let currencies: [String: [String]]
  /// The scripts and regions that languages usually have, by language, or language and region.
  private let likelySubtags: [String: [String]]
  /// The parts of the day and their minutes, by language and name.
  let dayPeriods: [String: [String: Supplement.Period]]
  /// The digits of numbering systems, by name.
  let digits: [String: String]
  private let directory: URL

  init(_ directory: URL) throws(GeneratorError) {
    self.directory = directory
    numbers = try Self.lines("numbers.jsonl", of: directory)
    let likely = try Self.supplement("likelySubtags.json", of: directory)
    version = likely.version?._cldrVersion ?? ""
    likelySubtags = (likely.likelySubtags ?? [:]).mapValues {
      $0.split(separator: "-").map(String.init)
    }
    dayPeriods = try Self.supplement("dayPeriods.json", of: directory).dayPeriodRuleSet ?? [:]
    let systems = try Self.supplement("numberingSystems.json", of: directory).numberingSystems
    digits = (systems ?? [:]).compactMapValues(\._digits)
    let regions = try Self.supplement("currencyData.json", of: directory).currencyData?.region
    currencies = (regions ?? [:]).mapValues { uses in
      uses.flatMap { use in
        use.filter { $0.value._to == nil && $0.value._tender == nil }.keys.sorted()
      }
    }
  }

  func dates() throws(GeneratorError) -> [Dates] { try Self.lines("dates.jsonl", of: directory) }

  func currencySymbols() throws(GeneratorError) -> [CurrencySymbols] {
    try Self.lines("currency-symbols.jsonl", of: directory)
  }

  /// The rules for the plural forms of cardinals, by language and form.
  func cardinals() throws(GeneratorError) -> [String: [String: String]] {
    try Self.supplement("plurals.json", of: directory).cardinals ?? [:]
  }

  /// Returns the usual script of a language, or of a language in a region (`zh_HK`).
  func likelyScript(_ locale: String) -> String? { likely(locale)?[1] }

  /// Returns the region of a locale, or the usual one of its language.
  func region(_ locale: String) -> String? {
    let last = String(locale.split(separator: "_").last ?? "")
    return locale.contains("_") && last.count < 4 ? last : likely(locale)?[2]
  }

  /// The languages and regions with a usual script other than the first, by locale.
  var scripts: [String: String] {
    let languages = Set(numbers.map { $0.locale.prefix { $0 != "-" } }).subtracting(["und"])
    var scripts: [String: String] = [:]
    for (key, subtags) in likelySubtags {
      let parts = key.split(separator: "-")
      guard languages.contains(parts[0]), parts.count == 1 || parts[1].count < 4 else { continue }
      let usual = parts.count == 1 ? "Latn" : likelyScript(String(parts[0]))
      if subtags[1] != usual { scripts[key.replacing("-", with: "_")] = subtags[1] }
    }
    return scripts
  }

  private func likely(_ locale: String) -> [String]? {
    let parts = locale.split(separator: "_").map(String.init)
    return likelySubtags[parts.joined(separator: "-")] ?? likelySubtags[parts[0]]
  }

  private static func lines<Line: Decodable>(
    _ file: String, of directory: URL
  ) throws(GeneratorError) -> [Line] {
    var lines: [Line] = []
    for (number, line) in try text(of: directory.appending(path: file)).split(separator: "\n")
      .enumerated()
    {
      guard let value = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)) else {
        throw GeneratorError("\(file):\(number + 1): not what is expected")
      }
      lines.append(value)
    }
    return lines
  }

  private static func supplement(
    _ file: String, of directory: URL
  ) throws(GeneratorError) -> Supplement {
    let text = try text(of: directory.appending(path: file))
    guard let file = try? JSONDecoder().decode([String: Supplement].self, from: Data(text.utf8)),
      let supplement = file["supplemental"]
    else { throw GeneratorError("\(file): not what is expected") }
    return supplement
  }
}

// MARK: Files

extension CLDRData {
  struct Numbers: Decodable {
    let locale: String
    let `default`: String
    let other: [String: String]
    let minimumGroupingDigits: String
    let symbols: [String: [String: String]]
    let decimal: [String: String]
    let currency: [String: [String: String]]
  }

  struct CurrencySymbols: Decodable {
    let locale: String
    let symbols: [String: [String: String]]
  }

  struct Dates: Decodable {
    /// Names by context and width.
    typealias Names = [String: [String: [String: String]]]
    let locale: String
    let dateFormats, timeFormats, dateTimeFormats, skeletons, intervalYMd: [String: Pattern]
    let dayPeriods, months: Names
  }

  /// A pattern, some of which name their digits.
  struct Pattern: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      text =
        try (try? container.decode(String.self))
        ?? container.decode([String: String].self)["_value"] ?? ""
    }
  }

  struct Supplement: Decodable {
    struct Version: Decodable { let _cldrVersion: String }
    struct System: Decodable { let _digits: String? }
    struct Use: Decodable { let _to, _tender: String? }
    struct Currencies: Decodable { let region: [String: [[String: Use]]] }
    struct Period: Decodable { let _at, _from, _before: String? }
    let version: Version?
    let likelySubtags: [String: String]?
    let numberingSystems: [String: System]?
    let currencyData: Currencies?
    let dayPeriodRuleSet: [String: [String: Period]]?
    let cardinals: [String: [String: String]]?

    enum CodingKeys: String, CodingKey {
      case version, likelySubtags, numberingSystems, currencyData, dayPeriodRuleSet
      case cardinals = "plurals-type-cardinal"
    }
  }
}

extension CLDRData {
  /// Returns a table without the locales that inherit their values (`LocaleIdentifier.value(in:)`).
  func withoutInherited(_ table: [String: String], root: String? = nil) -> [String: String] {
    table.filter { key, value in
      var parent = self.parent(of: key)
      while let locale = parent, table[locale] == nil { parent = self.parent(of: locale) }
      return value != (parent.flatMap { table[$0] } ?? root)
    }
  }

  /// Returns the locale that a locale inherits from, or `nil` if that is the root.
  private func parent(of locale: String) -> String? {
    var parts = locale.split(separator: "_").map(String.init)
    guard parts.count > 1 else { return nil }
    let usual = likelyScript(parts[0]) ?? "Latn"
    if parts.last?.count == 4 {
      guard parts[1] == usual else { return nil }
    } else if parts.count == 2 {
      let script = likelyScript(locale) ?? usual
      if script != usual { return "\(parts[0])_\(script)" }
    }
    parts.removeLast()
    return parts.joined(separator: "_")
  }
}
