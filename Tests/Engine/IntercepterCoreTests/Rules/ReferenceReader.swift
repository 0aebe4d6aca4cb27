import TextInputIntercepter

/// Reads amounts in another way than the library does: what may stand around the digits is taken off from
/// outside, and what is left has to be one of a few shapes.
enum ReferenceReader {
  private static let currencies = [
    "US$", "R$", "CHF", "Rs.", "Rs", "kr.", "Fr.", "€", "$", "₨.", "₨", "zł.", "zł",
  ]
  private static let dashes: Set<Character> = ["-", "–", "—", "−", "‐", "﹣", "－"]

  /// The number that a text says; `nil` where it says none.
  static func number(in text: String) -> DecimalNumber? {
    // Characters that show nothing are no part of a number.
    let visible = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    var rest = String(String.UnicodeScalarView(visible))[...]
    var (signs, pluses, brackets, currency) = (0, 0, 0, 0)
    var isTaken = true
    while isTaken {
      isTaken = false
      for end in [true, false] {
        while let edge = end ? rest.last : rest.first, edge.isWhitespace {
          if end { rest.removeLast() } else { rest.removeFirst() }
          isTaken = true
        }
        if let edge = end ? rest.last : rest.first, dashes.contains(edge) {
          if end { rest.removeLast() } else { rest.removeFirst() }
          signs += 1
          isTaken = true
        }
        if !end, rest.first == "+" {
          rest.removeFirst()
          pluses += 1
          isTaken = true
        }
        for symbol in currencies
        where !isTaken && (end ? rest.hasSuffix(symbol) : rest.hasPrefix(symbol)) {
          rest = end ? rest.dropLast(symbol.count) : rest.dropFirst(symbol.count)
          currency += 1
          isTaken = true
        }
      }
      if rest.first == "(", rest.last == ")" {
        rest = rest.dropFirst().dropLast()
        brackets += 1
        isTaken = true
      } else if rest.first == "(", let end = rest.firstIndex(of: ")") {
        // `(5.00) €` is taken apart from its end; what is left here has no partner.
        _ = end
      }
    }
    guard signs + pluses + brackets <= 1, currency <= 1, let plain = plain(rest) else { return nil }
    return DecimalNumber((signs + brackets > 0 ? "-" : "") + plain)
  }

  /// Digits, grouped or not, with a fraction or not, with a point and without groups.
  private static func plain(_ text: Substring) -> String? {
    let text = String(text)
    if let match = text.wholeMatch(of: /([0-9]*)(?:[.,]([0-9]*))?/),
      text.contains(where: \.isASCIIDigit)
    {
      // A lone comma before three digits groups, if it may.
      if text.contains(","), text.wholeMatch(of: /[1-9][0-9]{0,2},[0-9]{3}/) != nil {
        return String(text.filter { $0 != "," })
      }
      let fraction = match.2 ?? ""
      return "\(match.1.isEmpty ? "0" : match.1)" + (fraction.isEmpty ? "" : ".\(fraction)")
    }
    for (mark, point) in [(",", "."), (".", ","), (" ", "."), (" ", ","), ("'", "."), ("'", ",")] {
      let parts = text.split(separator: Character(point), omittingEmptySubsequences: false)
      guard parts.count <= 2, let first = parts.first,
        parts.count == 1 || parts[1].allSatisfy(\.isASCIIDigit)
      else { continue }
      let groups = first.replacing("\u{A0}", with: " ")
        .split(separator: Character(mark), omittingEmptySubsequences: false)
      guard groups.count > 1, groups.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }),
        (1...3).contains(groups[0].count), groups[0].first != "0",
        let last = groups.last, last.count == 3
      else { continue }
      let middle = groups.dropFirst().dropLast().map(\.count)
      let isIndian = mark == "," && groups[0].count <= 2 && middle.allSatisfy { $0 == 2 }
      guard middle.allSatisfy({ $0 == 3 }) || isIndian else { continue }
      let fraction = parts.count > 1 ? parts[1] : ""
      return groups.joined() + (fraction.isEmpty ? "" : "." + fraction)
    }
    return nil
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
