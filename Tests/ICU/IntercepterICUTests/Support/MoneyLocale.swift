import TestSupport

/// How a locale writes amounts of money, from CLDR 47: `¤` is the currency, `#` the number, `-` the sign.
struct MoneyLocale: Sendable {
  let locale: String
  let symbol: String
  let code: String
  let positive: String
  let negatives: [String]
  let decimal: String
  let group: String
  var minus = "-"
  /// Groups of two before the last three: `12,34,567`.
  var isIndian = false

  private static func behind(
    _ locale: String, _ symbol: String, _ code: String, _ decimal: String, _ group: String,
    minus: String = "-", brackets: Bool = false
  ) -> MoneyLocale {
    MoneyLocale(
      locale: locale, symbol: symbol, code: code, positive: "#\u{A0}¤",
      negatives: ["-#\u{A0}¤", brackets ? "(#\u{A0}¤)" : "-#\u{A0}¤"], decimal: decimal,
      group: group, minus: minus)
  }

  private static func before(
    _ locale: String, _ symbol: String, _ code: String, _ decimal: String = ".",
    _ group: String = ",", isIndian: Bool = false
  ) -> MoneyLocale {
    MoneyLocale(
      locale: locale, symbol: symbol, code: code, positive: "¤#", negatives: ["-¤#", "(¤#)"],
      decimal: decimal, group: group, isIndian: isIndian)
  }

  private static func spaced(
    _ locale: String, _ symbol: String, _ code: String, _ decimal: String, _ group: String,
    negatives: [String] = ["-¤\u{A0}#", "(¤\u{A0}#)"], isIndian: Bool = false
  ) -> MoneyLocale {
    MoneyLocale(
      locale: locale, symbol: symbol, code: code, positive: "¤\u{A0}#", negatives: negatives,
      decimal: decimal, group: group, isIndian: isIndian)
  }

  private static let rightToLeft = ["\u{200F}\u{200E}-#\u{A0}¤", "\u{200F}-#\u{A0}\u{200F}¤"]

  static let all: [MoneyLocale] = [
    before("en-US", "$", "USD"), before("en-GB", "£", "GBP"), before("en-CA", "$", "CAD"),
    before("en-IN", "₹", "INR", isIndian: true), before("en-ZA", "R", "ZAR", ",", "\u{A0}"),
    before("es-MX", "$", "MXN"), spaced("es-PE", "S/", "PEN", ".", ","),
    spaced("pt-BR", "R$", "BRL", ",", "."),
    spaced("de-CH", "CHF", "CHF", ".", "'", negatives: ["¤-#"]),
    spaced("nl-NL", "€", "EUR", ",", ".", negatives: ["¤\u{A0}-#", "(¤\u{A0}#)"]),
    behind("de-DE", "€", "EUR", ",", "."),
    behind("fr-FR", "€", "EUR", ",", "\u{202F}", brackets: true),
    behind("fr-CA", "$", "CAD", ",", "\u{A0}", brackets: true),
    behind("it-IT", "€", "EUR", ",", "."),
    behind("es-ES", "€", "EUR", ",", "."),
    behind("pt-PT", "€", "EUR", ",", "\u{A0}", brackets: true),
    behind("sv-SE", "kr", "SEK", ",", "\u{A0}", minus: "−"),
    behind("nb-NO", "kr", "NOK", ",", "\u{A0}", minus: "−"),
    behind("da-DK", "kr.", "DKK", ",", "."),
    behind("fi-FI", "€", "EUR", ",", "\u{A0}", minus: "−"), behind("is-IS", "kr.", "ISK", ",", "."),
    behind("pl-PL", "zł", "PLN", ",", "\u{A0}", brackets: true),
    behind("cs-CZ", "Kč", "CZK", ",", "\u{A0}"),
    behind("hu-HU", "Ft", "HUF", ",", "\u{A0}"),
    behind("ro-RO", "RON", "RON", ",", ".", brackets: true),
    behind("bg-BG", "лв.", "BGN", ",", "\u{A0}", brackets: true),
    behind("hr-HR", "€", "EUR", ",", ".", minus: "−"),
    behind("sr-RS", "RSD", "RSD", ",", ".", brackets: true),
    behind("ru-RU", "₽", "RUB", ",", "\u{A0}"),
    behind("uk-UA", "₴", "UAH", ",", "\u{A0}"), behind("el-GR", "€", "EUR", ",", "."),
    behind("vi-VN", "₫", "VND", ",", "."), behind("ka-GE", "₾", "GEL", ",", "\u{A0}"),
    behind("sq-AL", "Lekë", "ALL", ",", "\u{A0}", brackets: true),
    before("tr-TR", "₺", "TRY", ",", "."),
    before("id-ID", "Rp", "IDR", ",", "."), before("ms-MY", "RM", "MYR"),
    before("th-TH", "฿", "THB"),
    before("zh-CN", "¥", "CNY"), before("ja-JP", "￥", "JPY"), before("ko-KR", "₩", "KRW"),
    before("si-LK", "රු.", "LKR"), before("ta-LK", "Rs.", "LKR", isIndian: true),
    spaced("ne-NP", "नेरू", "NPR", ".", ",", isIndian: true),
    MoneyLocale(
      locale: "he-IL", symbol: "₪", code: "ILS", positive: "\u{200F}#\u{A0}\u{200F}¤",
      negatives: rightToLeft, decimal: ".", group: ","),
    MoneyLocale(
      locale: "ar-AE", symbol: "د.إ.\u{200F}", code: "AED", positive: "\u{200F}#\u{A0}¤",
      negatives: rightToLeft + ["(\u{61C}#¤)"], decimal: ".", group: ","),
    MoneyLocale(
      locale: "fa-IR", symbol: "ریال", code: "IRR", positive: "\u{200E}¤\u{A0}#",
      negatives: ["\u{200E}\u{200E}−¤\u{A0}#", "\u{200E}(¤\u{A0}#)"], decimal: ".", group: ","),
  ]
}

extension MoneyLocale {
  /// An amount as the locale writes it.
  ///
  /// - Parameter number: The amount, as in `-1234.50`.
  func write(_ number: String, _ random: inout SeededGenerator) -> String {
    let isNegative = number.hasPrefix("-")
    let parts = number.drop { $0 == "-" }.split(separator: ".")
    var digits = grouped(String(parts[0]))
    if parts.count > 1 { digits += decimal + parts[1] }
    let pattern = isNegative ? random.pick(negatives) : positive
    let currency = random.pick([symbol, symbol, code])
    return pattern.reduce(into: "") { text, character in
      switch character {
      case "¤": text += currency
      case "#": text += digits
      case "-": text += minus
      default: text.append(character)
      }
    }
  }

  private func grouped(_ digits: String) -> String {
    var groups = [String(digits.suffix(3))]
    var rest = digits.dropLast(3)
    while !rest.isEmpty {
      groups.insert(String(rest.suffix(isIndian ? 2 : 3)), at: 0)
      rest = rest.dropLast(isIndian ? 2 : 3)
    }
    return groups.joined(separator: group)
  }
}
