import TestSupport

/// A locale with the marks of its numbers, from CLDR.
struct EntranceLocale: Sendable, CustomStringConvertible {
  let tag: String
  let decimal: Character
  let grouping: Character

  static let all: [EntranceLocale] = [
    .init(tag: "en", decimal: ".", grouping: ","), .init(tag: "en-GB", decimal: ".", grouping: ","),
    .init(tag: "en-IN", decimal: ".", grouping: ","), .init(tag: "de", decimal: ",", grouping: "."),
    .init(tag: "de-CH", decimal: ".", grouping: "'"),
    .init(tag: "fr", decimal: ",", grouping: "\u{202F}"),
    .init(tag: "es", decimal: ",", grouping: "."), .init(tag: "es-MX", decimal: ".", grouping: ","),
    .init(tag: "it", decimal: ",", grouping: "."), .init(tag: "nl", decimal: ",", grouping: "."),
    .init(tag: "pt-BR", decimal: ",", grouping: "."),
    .init(tag: "pl", decimal: ",", grouping: "\u{A0}"),
    .init(tag: "sv", decimal: ",", grouping: "\u{A0}"),
    .init(tag: "ru", decimal: ",", grouping: "\u{A0}"),
    .init(tag: "tr", decimal: ",", grouping: "."), .init(tag: "ja", decimal: ".", grouping: ","),
    .init(tag: "zh-Hans", decimal: ".", grouping: ","),
    .init(tag: "hi", decimal: ".", grouping: ","), .init(tag: "id", decimal: ",", grouping: "."),
    .init(tag: "vi", decimal: ",", grouping: "."),
  ]

  var description: String { tag }

  /// The seed of the first random case.
  var seed: UInt64 { 46_000 + tag.utf8.reduce(0) { $0 * 31 % 1_000 + UInt64($1) } * 1_000 }
}

// MARK: Amounts

extension EntranceLocale {
  private static let blanks: Set<Character> = [" ", "\u{A0}", "\u{202F}", "'", "’"]

  /// Draws an amount in any notation.
  func amount(using random: inout SeededGenerator) -> EntranceSample {
    let places = random.pick([0, 2, 2, 2, 3])
    let isFixed = places == 2 && random.chance(30)
    let isGrouped = isFixed || random.chance(50)
    var field =
      #"{"rules":[{"rule":"decimal","places":\#(places),"locale":"\#(tag)","negative":true}]"#
    if isGrouped {
      field +=
        #","format":{"kind":"grouped","locale":"\#(tag)","fixedDecimals":\#(isFixed ? 2 : 0)}"#
    }
    let text = Self.notation(using: &random)
    let value = value(of: text, places: places).map { sign, integer, fraction in
      let zeros = String(repeating: "0", count: isFixed ? max(0, 2 - fraction.count) : 0)
      let decimals = fraction + zeros
      return sign + integer + (decimals.isEmpty ? "" : "\(decimal)" + decimals)
    }
    return EntranceSample(
      field: field + "}", text: text, value: value,
      isTypedOtherwise: isTypedOtherwise(text, places: places))
  }

  /// Draws a number with up to eight digits, grouped or not, and up to three decimals.
  private static func notation(using random: inout SeededGenerator) -> String {
    func digits(_ count: Int, _ random: inout SeededGenerator) -> String {
      String((0..<count).map { _ in Character(String(Int.random(in: 0...9, using: &random))) })
    }
    let first = String(Int.random(in: 1...9, using: &random))
    let integer = first + digits(Int.random(in: 0...7, using: &random), &random)
    // A last zero may be left out.
    let count = Int.random(in: 0...3, using: &random)
    let fraction = count == 0 ? "" : digits(count - 1, &random) + first
    let mark = random.pick(["", "", ".", ",", " ", "\u{A0}", "\u{202F}", "'", "’"])
    let point = random.pick([".", ","].filter { $0 != mark })
    let isIndian = mark == "," && random.chance(20)
    var text = fraction.isEmpty ? "" : point + fraction
    for (index, digit) in integer.reversed().enumerated() {
      let isBoundary = isIndian ? index == 3 || index > 3 && index % 2 == 1 : index % 3 == 0
      if index > 0, isBoundary { text = mark + text }
      text = String(digit) + text
    }
    return random.pick(["", "", "", "-", "−"]) + text
  }

  /// Returns the number of a text as the guide says, or `nil` if it is refused.
  private func value(
    of text: String, places: Int
  ) -> (sign: String, integer: String, fraction: String)? {
    let sign = text.first?.isNumber == true ? "" : "-"
    let number = sign.isEmpty ? text[...] : text.dropFirst()
    let runs = number.split { !$0.isNumber }.map(String.init)
    let marks = number.filter { !$0.isNumber }
    let decimalAtEnd = (
      sign, runs.dropLast().joined(), marks.isEmpty ? "" : runs.last ?? ""
    )
    let whole = (sign, runs.joined(), "")
    var reading: (String, String, String)?
    if marks.isEmpty {
      reading = whole
    } else if Set(marks).count == 2 {
      reading = Self.areGroups(runs.dropLast(), marks.first) ? decimalAtEnd : nil
    } else if marks.count > 1 || marks.first.map(Self.blanks.contains) == true {
      reading = Self.areGroups(runs, marks.first) ? whole : nil
    } else if marks.first == decimal || !Self.areGroups(runs, marks.first) {
      reading = decimalAtEnd
    } else if marks.first == grouping {
      reading = whole
    }
    return reading.flatMap { $0.2.count > places ? nil : $0 }
  }

  private static func areGroups(_ runs: [String], _ mark: Character?) -> Bool {
    guard runs.count > 1, let first = runs.first, runs.last?.count == 3 else { return false }
    return [3, mark == "," ? 2 : 3].contains { size in
      1...size ~= first.count && runs.dropFirst().dropLast().allSatisfy { $0.count == size }
    }
  }

  /// Returns whether typing may make another number: the first mark becomes the decimal separator
  /// immediately, or more places leave the third digit open.
  private func isTypedOtherwise(_ text: String, places: Int) -> Bool {
    let marks = text.filter { $0 == "." || $0 == "," }
    guard let first = marks.first else { return false }
    let isDecimalAtOnce = marks.count > 1 && (first == decimal || first != grouping)
    return isDecimalAtOnce || places > 2 && first == grouping
  }
}
