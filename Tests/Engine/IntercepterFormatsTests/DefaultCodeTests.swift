import TestSupport
import Testing
import TextInputIntercepter

/// National numbers in fields with several calling codes: their trunk prefix says which code they
/// have, or the field has a default.
@Suite struct DefaultCodeTests {
  /// A field with the default in one of its patterns, or in none.
  private static func field(_ masks: [(pattern: String, trunk: String)], _ place: Int?)
    -> Intercepter
  {
    let masks = masks.enumerated().map { index, mask in
      TextMask(mask.pattern, trunkPrefix: mask.trunk, isDefault: index == place)
    }
    return Intercepter(rules: [.numbersOnly()], format: try! TextFormat(patterns: masks))
  }

  static let three = [
    (pattern: "+1 (###) ###-####", trunk: ""), ("+49 ### #####[#][#]", "0"),
    ("+7 (###) ###-##-##", "8"),
  ]
  /// Two codes behind the same prefix.
  static let two = [(pattern: "+49 ### ######", trunk: "0"), ("+44 #### #####", "0")]

  /// The value with the default in no pattern, in the first, and so on; `nil` if the number has none.
  static let rows: [(masks: [(pattern: String, trunk: String)], text: String, values: [String?])] =
    [
      (three, "2015550123", [nil, "+12015550123", "+492015550123", "+72015550123"]),
      (three, "20155501", [nil, nil, "+4920155501", nil]),
      (three, "01705550123", Array(repeating: "+491705550123", count: 4)),
      (three, "(0170) 555-01", Array(repeating: "+4917055501", count: 4)),
      (three, "0049 170 5550123", Array(repeating: "+491705550123", count: 4)),
      (three, "+49 (0)170 5550123", Array(repeating: "+491705550123", count: 4)),
      (three, "89161234567", Array(repeating: "+79161234567", count: 4)),
      (three, "8 (916) 123-45-67", Array(repeating: "+79161234567", count: 4)),
      (three, "79161234567", [nil] + Array(repeating: "+79161234567", count: 3)),
      (three, "12015550123", [nil] + Array(repeating: "+12015550123", count: 3)),
      (three, "491705550123", [nil] + Array(repeating: "+491705550123", count: 3)),
      (three, "+33 1 70 55 50 12", Array(repeating: nil, count: 4)),
      (three, "00331705550", Array(repeating: nil, count: 4)),
      (two, "0170123456", [nil, "+49170123456", "+44170123456"]),
      (two, "170123456", [nil, "+49170123456", "+44170123456"]),
      (two, "49170123456", [nil, "+49170123456", "+49170123456"]),
      (two, "+44 0170 123456", Array(repeating: "+44170123456", count: 3)),
      (two, "0044170123456", Array(repeating: "+44170123456", count: 3)),
    ]

  @Test(arguments: rows.indices) func `a number has the code that its front or the field names`(
    index: Int
  ) {
    let (masks, text, values) = Self.rows[index]
    #expect(values.count == masks.count + 1)
    for (place, value) in zip([nil] + masks.indices.map { $0 }, values) {
      let field = Self.field(masks, place)
      let comment: Comment = "\(text) with the default \(String(describing: place))"
      #expect(field.validate(text).isValid == (value != nil), comment)
      let pasted = field.paste(text).flatMap { field.validate($0).isValid ? $0 : nil }
      #expect(pasted.map(field.unformattedText) == value, comment)
      let run = FormatRun(field, asks: true)
      run.type(text)
      run.field.endEditing()
      let typed = run.field.state.text
      #expect(!field.validate(typed).isValid || field.unformattedText(of: typed) == value, comment)
      guard let value else { continue }
      #expect(field.sanitize(text) == value, comment)
      let stored = InterceptedField(field, state: EditingState(value))
      #expect(stored.unformattedText == value, comment)
    }
  }

  /// The calling codes of one and of two digits (ITU-T E.164); all others have three.
  static let short = Set(
    ["1", "7", "20", "27", "36", "39", "40", "41", "81", "82", "84", "86", "98"]
      + [30...34, 43...49, 51...58, 60...66, 90...95].flatMap { $0.map { "\($0)" } })

  @Test func `another country's number is named by its code`() {
    let field = Intercepter.telephone("+999 ### ####")
    for number in 100...998 {
      let digits = "\(number)"
      let code = (1...2).map { String(digits.prefix($0)) }.first(where: Self.short.contains)
      for text in ["+\(digits) 123 456", "00\(digits)123456"] {
        #expect(
          field.validate(text).violations.map(\.bound) == ["+" + (code ?? digits)], "\(text)")
      }
    }
  }
}
