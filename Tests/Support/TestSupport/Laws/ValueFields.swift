public import TextInputIntercepter

/// A field for a telephone number, a card, a code or a date.
public struct ValueField: Sendable {
  /// The rules and the format.
  public let engine: Intercepter
  /// The letters and digits that may precede the unformatted text without being part of it.
  ///
  /// They are `nil` if literals with letters and digits follow the first slot.
  public let fronts: [String]?

  /// Creates a field.
  public init(_ engine: Intercepter, fronts: [String]? = [""]) {
    (self.engine, self.fronts) = (engine, fronts)
  }

  /// Returns the text without separators at its ends if they mean something else typed than pasted.
  ///
  /// A typed separator after the last part of a date ends that part. In a paste, it has no meaning.
  public func withoutOuterSeparators(_ text: String) -> String {
    engine.format == nil ? text.trimmingSeparators : text
  }

  /// Returns a field for a telephone number with a country code and a trunk prefix.
  static func telephone(_ pattern: String, code: String, trunk: String = "") -> ValueField {
    let codes = ["", code, "00\(code)"]
    return ValueField(
      .telephone(TextMask(pattern, trunkPrefix: trunk)),
      fronts: codes + codes.map { $0 + trunk } + ["0"])
  }
}

extension SeededGenerator {
  /// Returns a random field for a telephone number, a card, a code or a date.
  public mutating func patternField() -> ValueField {
    let (pattern, fronts) = pick([
      ("+49 ### ########", ["", "49", "0049", "0"]), ("+1 (###) ###-####", ["", "1", "001", "0"]),
      ("+7 (###) ###-##-##", ["", "7", "007", "0"]),
      ("+33 # ## ## ## ##", ["", "33", "0033", "0"]),
      ("#### #### #### ####", [""]), ("(###) ###-####", [""]), ("##/##", [""]), ("€##", [""]),
      ("###-###", [""]), ("No. ####", ["", "NO"]),
    ])
    let policy = pick([ViolationPolicy.reject, .amend])
    // Drawn last, as in `amountField`.
    if pick([false, true, true]) { return pick(Self.valueFields) }
    return ValueField(
      Intercepter(
        rules: [.numbersOnly(onViolation: policy)], format: .pattern(TextMask(pattern))),
      fronts: fronts)
  }

  private static let valueFields: [ValueField] =
    [
      .telephone("+49 #### #######[#]", code: "49", trunk: "0"),
      .telephone("+1 (###) ###-####", code: "1", trunk: "1"),
      .telephone("+7 (###) ###-##-##", code: "7", trunk: "8"),
      .telephone("+352 ###[ ###][ ###]", code: "352"),
      .telephone("+36 # ### ####", code: "36", trunk: "06"),
      .telephone("+39 ### #######", code: "39"),
      ValueField(
        .telephone(
          TextMask("+36 # ### ####", startingWith: ["1"], trunkPrefix: "06"),
          TextMask("+36 ## ### ###[#]", startingWith: ["2", "3", "7"], trunkPrefix: "06")),
        fronts: ["", "36", "0036", "06", "3606", "003606"]),
      ValueField(.telephone("###-####", "(###) ###-####")),
      ValueField(.telephone(TextMask("0800 ### ####")), fronts: ["", "0800"]),
      ValueField(.telephone("##-00-##"), fronts: nil),
      ValueField(.paymentCard()),
      ValueField(.iban(), fronts: ["", "IBAN"]),
      ValueField(.oneTimeCode()),
      ValueField(.oneTimeCode(digits: 8, groups: 4)),
      plate("@@-## @@"), plate("@[@]-##[##]"), plate("**-**-****"),
      plate("DE @@## @@", fronts: ["", "DE"]), plate("##-AB-##", fronts: nil),
      ValueField(
        Intercepter(
          rules: [.capitals(), .allowedCharacters("0123456789ABCDEF")],
          format: .pattern("XX:XX:XX:XX", classes: ["X": .characters("0123456789ABCDEF")]))),
      ValueField(
        Intercepter(
          rules: [.capitals(), .allowedCharacters(alphabet)],
          format: .patterns([
            TextMask("@@ ### ###", startingWith: ["DE", "D1"]),
            TextMask("# @@@@", startingWith: ["1", "22"]), "@-*-*-*-*",
          ]))),
    ] + dates

  private static let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

  private static func plate(_ pattern: TextMask, fronts: [String]? = [""]) -> ValueField {
    ValueField(
      Intercepter(
        rules: [.capitals(), .allowedCharacters(alphabet)], format: .pattern(pattern)),
      fronts: fronts)
  }

  /// Returns a number, a code or a date as people write it in a field, sometimes with a mistake.
  public mutating func written(in field: ValueField) -> String {
    field.withoutOuterSeparators(anyText(in: field))
  }

  private mutating func anyText(in field: ValueField) -> String {
    if chance(40) { return digitsAsWritten() }
    if field.engine.format == nil { return dateAsWritten() }
    let kinds = pick(["0123456789", "0123456789", "0159ABDEXZ", "0159abdefz"]).map { $0 }
    let raw = String((0..<Int.random(in: 0...17, using: &self)).map { _ in pick(kinds) })
    var text = field.engine.formattedText(of: raw)
    let mark = pick([" ", "-", "", ".", "\u{A0}"])
    if chance(30) {
      text = text.map { $0.isLetter || $0.isNumber ? "\($0)" : mark }.joined()
    }
    if chance(20) { text = pick(["00", "0", "+", "IBAN ", "DE ", "No. ", " ", "("]) + text }
    if chance(20) { text += pick([" ", "\n", "-", "x", "9", ")"]) }
    return text
  }

  /// Returns a telephone number, a card or a code as people write it, sometimes with a mistake.
  public mutating func digitsAsWritten() -> String {
    let front = pick([
      "", "", "", "+49 ", "+49", "+1 (", "+1", "+7", "+33 ", "€", "(", "No. ", "+41",
    ])
    let count = Int.random(in: 0...17, using: &self)
    var text = front
    for _ in 0..<count {
      text += pick(["0", "1", "2", "3", "4", "7", "9"])
      if chance(15) { text += pick([" ", "-", ")", ") ", "/", ".", "\u{A0}"]) }
    }
    return text
  }
}

extension String {
  /// The text without leading and trailing characters that are neither letters nor digits.
  fileprivate var trimmingSeparators: String {
    let rest = drop { !$0.isLetter && !$0.isNumber }
    return String(rest.reversed().drop { !$0.isLetter && !$0.isNumber }.reversed())
  }
}
