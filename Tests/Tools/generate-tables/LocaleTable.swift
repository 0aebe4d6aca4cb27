import CICU
import Foundation
import TextBytes

/// The number symbols, digits and currency signs of CLDR's locales.
struct LocaleTable {
  private let data: CLDRData
  /// The names of locales, each with the offset of its record in `records`.
  private var locales: [String: String] = [:]
  private var records = ""

  init(directory: URL) throws(GeneratorError) {
    data = try CLDRData(directory)
    var places: [String: Int] = [:]
    func add(_ record: String, _ name: String) {
      if places[record] == nil {
        places[record] = records.utf8.count
        records += record + "\n"
      }
      locales[name] = places[record].map(String.init)
    }
    for numbers in data.numbers.sorted(by: { $0.locale.count < $1.locale.count }) {
      let name = numbers.locale.replacing("-", with: "_")
      add(try record(numbers), name == "und" ? "root" : name)
    }
    // CLDR's JSON lacks the locale of programs.
    if let symbols = Self.symbols("en_US_POSIX", "latn") {
      let minimum = symbols.minimumGroupingDigits
      add("latn;latn;latn;latn;\(minimum);\(symbols.style)", "en_US_POSIX")
    }
    records = records.escapingInvisible
  }

  func source() throws(GeneratorError) -> String {
    let zeros = data.digits.compactMapValues { $0.unicodeScalars.first?.value }
    return """
      \(head(of: "Engine/IntercepterLocales/LocaleTable", by: "locales CLDR", from: "CLDR \(data.version), and percentages of libicu \(libicuVersion)"))
      /// The number symbols of CLDR's locales.
      enum LocaleTable {
        /// The version of CLDR.
        static let version = "\(data.version)"

        /// The locales, each with the offset of its record in `records`.
        static let locales: StaticString = \(literal(lines(locales)))

        /// The distinct records, as `LocaleRecord` describes them. A style is the digits in the last group, in
        /// the others, and in those of percentages; then the decimal separator, the grouping separator, the
        /// minus sign, the percent sign, and the prefix and suffix of percentages; then the decimal and the
        /// grouping separator of amounts, if they differ.
        static let records: StaticString = \"""
      \(records)
      \"""

        /// The signs of a locale's currencies that other locales do not read, and the yen of `ja`, with bars between
        /// them. A list begins with `<` if the locale writes a sign before the amount, and with `>` if it follows.
        static let currencySigns: StaticString = \(literal(lines(try currencySigns()).escapingInvisible))

        /// The numbering systems with digits, and their zeros.
        static let numberingSystems: StaticString = \(literal(lines(zeros.mapValues { String($0, radix: 16, uppercase: true) })))

        /// The usual scripts of languages, and those of regions with another script. The others use `Latn`.
        static let scripts: StaticString = \(literal(lines(data.scripts)))
      }

      """
  }
}

// MARK: Records

extension LocaleTable {
  private func record(_ numbers: CLDRData.Numbers) throws(GeneratorError) -> String {
    let native = numbers.other["native"] ?? numbers.default
    var record = [
      numbers.default, native, numbers.other["traditional"] ?? native,
      numbers.other["finance"] ?? numbers.default, numbers.minimumGroupingDigits,
    ]
    let latin = try style(numbers, "latn")
    record.append(latin)
    for system in numbers.symbols.keys.sorted() where system != "latn" {
      let style = try style(numbers, system)
      if style != latin { record.append("\(system)=\(style)") }
    }
    if numbers.locale == "und" {
      // CLDR's JSON has the root's symbols for Arabic digits in the locales alone that inherit them.
      for system in ["arab", "arabext"] {
        guard let symbols = Self.symbols("root", system) else { continue }
        record.append("\(system)=\(symbols.style)")
      }
    }
    let line = record.joined(separator: ";")
    guard !line.contains("\n"), !line.contains("\\"), !line.contains("\"") else {
      throw GeneratorError("a symbol of \(numbers.locale) cannot be kept")
    }
    return line
  }

  private func style(
    _ numbers: CLDRData.Numbers, _ system: String
  ) throws(GeneratorError) -> String {
    let name = numbers.locale.replacing("-", with: "_")
    // CLDR's JSON here lacks the patterns of percentages.
    guard let symbols = numbers.symbols[system] ?? numbers.symbols["latn"],
      let pattern = numbers.decimal[system] ?? numbers.decimal["latn"],
      let percent = Self.symbols(name, system) ?? Self.symbols("root", system)
    else { throw GeneratorError("\(name) has no symbols for \(system)") }
    let groups = pattern.prefix { $0 != "." && $0 != ";" }.split(separator: ",").map(\.count)
    let primary = groups.count > 1 ? groups[groups.count - 1] : 0
    let secondary = groups.count > 2 ? groups[groups.count - 2] : primary
    func symbol(_ name: String) -> String { symbols[name] ?? "" }
    let (known, sign) = (string(of: percent.percentSign), symbol("percentSign"))
    let fields = [
      "\(primary)\(secondary)\(percent.percentSecondaryGroupingSize)", symbol("decimal"),
      symbol("group"), symbol("minusSign"), sign,
      string(of: percent.percentPrefix).replacing(known, with: sign),
      string(of: percent.percentSuffix).replacing(known, with: sign),
    ]
    let own = ["currencyDecimal", "currencyGroup"].map { symbols[$0] }
    let amounts = [own[0] ?? symbol("decimal"), own[1] ?? symbol("group")]
    return (fields + (own == [nil, nil] ? [] : amounts)).joined(separator: "|")
  }

  private static func symbols(_ locale: String, _ system: String?) -> CICUNumberSymbols? {
    var symbols = CICUNumberSymbols()
    return cicu_number_symbols(locale, system, &symbols) ? symbols : nil
  }
}

// MARK: Currency signs

extension LocaleTable {
  private func currencySigns() throws(GeneratorError) -> [String: String] {
    let patterns = Dictionary(
      uniqueKeysWithValues: data.numbers.map { numbers in
        (numbers.locale, numbers.currency[numbers.default]?["standard"] ?? "¤0")
      })
    var table: [String: String] = [:]
    for locale in try data.currencySymbols() where locale.locale != "und" {
      let name = locale.locale.replacing("-", with: "_")
      let isFirst = patterns[locale.locale]?.first { "¤#0".contains($0) } == "¤"
      var signs: [String] = []
      for currency in data.region(name).flatMap({ data.currencies[$0] }) ?? [] {
        for form in ["symbol", "symbol-alt-narrow", "symbol-alt-variant"] {
          guard let symbol = locale.symbols[currency]?[form] else { continue }
          let sign = String(
            symbol.unicodeScalars.filter { $0.properties.generalCategory != .format })
          // A letter behind a number may be a multiplier or a unit.
          let isUnclear = !isFirst && sign.count == 1
          if sign != currency, !sign.isReadEverywhere(before: isFirst), !isUnclear,
            !signs.contains(sign)
          {
            signs.append(sign)
          }
        }
      }
      let side = isFirst ? "<" : ">"
      table[name] = signs.isEmpty ? "" : side + signs.joined(separator: "|")
    }
    // In Japan, a dash behind an amount closes it. The rule knows the locale by its sign.
    table["ja"] = "<￥"
    return data.withoutInherited(table, root: "")
  }
}

extension String {
  /// Returns whether the text is empty or a currency that every locale reads there.
  fileprivate func isReadEverywhere(before amount: Bool) -> Bool {
    let scalars = decomposedStringWithCanonicalMapping.unicodeScalars.map {
      $0.properties.isWhitespace ? 0xA0 : $0.value
    }
    return isEmpty
      || (amount ? Currency.precedes(amount: scalars) : Currency.follows(amount: scalars))
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
  var escapingInvisible: String {
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
