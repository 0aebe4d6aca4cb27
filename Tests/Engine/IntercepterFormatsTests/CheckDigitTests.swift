import Foundation
import TestSupport
import Testing
import TextInputIntercepter

@Suite struct CheckDigitTests {
  /// For each kind: right numbers, and numbers with one slip.
  ///
  /// python-stdnum 2.2 made and judged them,
  /// but for those of vehicles, which are examples of 49 CFR 565 and of Wikipedia.
  static let numbers = """
    luhn 448377878567 74379041282129 95933677023 | 448177878567 74379041282629 55933677023
    verhoeff 1850901191216859378 164454353074208 8090221506086 | 1850901191216879378 164454353574208 8090721506086
    mod97-10 CH18FRT3JK59F0JYMV57 6FNYZGXIEE1A83JVJK79 H9KBKM6UEL0FM37E8D65 | CH18FRT3JB59F0JYMV57 6VNYZGXIEE1A83JVJK79 H9KBKM6UEL0FM3728D65
    mod11-2 0485182504542395 3369786200941340 9486424689202023 | 0485188504542395 6369786200941340 9486424689002023
    mod37-2 CJS5MTUAXBLV5 8SQ1WAZF05ZOI Z4ZKI7OD7DJPW | CJS5MZUAXBLV5 8SQ1WA1F05ZOI Z45KI7OD7DJPW
    mod11-10 86066002072 11046176176 62831257630 | 86066004072 11046171176 62831254630
    mod37-36 LUB8FEVA6NSRN2B3IC 62ZG6L0WOBM4F5HCLX LZ23HO3HJ4GQNAR746 | LMB8FEVA6NSRN2B3IC 62ZG6L0WOBM4F5HC8X LA23HO3HJ4GQNAR746
    imei 518833796006913 729389926911576 441063086781296 | 518833796706913 729381926911576 441063086781276
    ean 4659651106508 3164574454434 88797199 | 4659651106509 3264574454434 88797169
    isbn 0108077934 9784903062471 9270429679 | 8108077934 1784903062471 9270427679
    cpf 39042032316 49277871091 81825043507 | 99042032316 49277871098 81825043587
    cnpj QYB4A5ZFEHWR10 YM93YYZUK4B002 EKRZUJCF5SA416 | QYB4A8ZFEHWR10 YM93YLZUK4B002 EKRZUJCF5SA316
    residentNumber 255552207524548257 680253449422047088 072318297387136062 | 355552207524548257 680253449422041088 072318291387136062
    aadhaar 573015198592 252931369235 256029026116 | 572015198592 252931364235 259029026116
    dni 00755997X Z9171807X Z5315996B | 00755957X Z9177807X Z5315926B
    vin 1M8GDM9AXKP042788 11111111111111111 5GZCZ43D13S812715 | 1M8GDM9A1KP042788 11111111211111111 5GZCZ43D23S812715
    """.split(separator: "\n").map { String($0) }

  @Test(arguments: numbers) func `right numbers and numbers with a slip`(row: String) throws {
    let parts = row.split(separator: " ")
    let kind = try #require(CheckDigit(rawValue: String(parts[0])))
    let engine = Intercepter(rules: [.checkDigit(kind)])
    let bar = try #require(parts.firstIndex(of: "|"))
    for number in parts[1..<bar] {
      #expect(engine.validate(String(number)).isValid, "\(kind) \(number)")
    }
    for number in parts[(bar + 1)...] {
      let validity = engine.validate(String(number))
      #expect(!validity.isValid, "\(kind) \(number)")
      #expect(validity.violations.count == 1)
    }
  }

  /// The lines of a file that another program made: a kind, a number, and 1 if it is right.
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["CHECK_DIGIT_NUMBERS"] != nil,
      "CHECK_DIGIT_NUMBERS names no file"))
  func `the numbers of a file`() throws {
    let file = try #require(ProcessInfo.processInfo.environment["CHECK_DIGIT_NUMBERS"])
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    let wrong = lines.filter { line in
      let parts = line.split(separator: " ").map { String($0) }
      guard let kind = CheckDigit(rawValue: parts[0]) else { return true }
      let isRight = Intercepter(rules: [.checkDigit(kind)]).validate(parts[1]).isValid
      return isRight != (parts[2] == "1")
    }
    #expect(wrong.isEmpty, "\(wrong.count) of \(lines.count), such as \(wrong.prefix(5))")
  }

  static let judgements: [(CheckDigit, String, Validity.Status, String)] = [
    (.cpf, "3905334470", .intermediate, "At least 11 characters are needed here, not 10."),
    (.cpf, "390533447056", .invalid, "This does not match the required pattern."),
    (.cpf, "39053344706", .invalid, "The check digit is wrong."),
    (.cpf, "3905334470X", .invalid, "“X” is not allowed here."),
    (.cnpj, "12abc34501DE35", .invalid, "“a” is not allowed here."),
    (.cnpj, "12ABC34501DEA5", .invalid, "“A” is not allowed here."),
    (.isbn, "978316148410", .intermediate, "At least 13 characters are needed here, not 12."),
    (.isbn, "97X3161484100", .invalid, "“X” is not allowed here."),
    (.isbn, "3161484101", .intermediate, "The check digit is wrong."),
    (.luhn, "4111111111111112", .intermediate, "The check digit is wrong."),
    (.luhn, "4", .intermediate, "At least 2 characters are needed here, not 1."),
    (.luhn, "４１", .invalid, "“４” (U+FF14) is not allowed here."),
    (.dni, "12345678\u{301}Z", .invalid, "“8\u{301}” is not allowed here."),
    (.aadhaar, "123456789012", .invalid, "“1” is not allowed here."),
    (.vin, "1M8GDM9AXKP04278O", .invalid, "“O” is not allowed here."),
  ]

  @Test(arguments: judgements) func `a number that is not right says why`(
    kind: CheckDigit, number: String, status: Validity.Status, message: String
  ) {
    let validity = Intercepter(rules: [.checkDigit(kind)]).validate(number)
    #expect(validity.status == status)
    #expect(validity.violations.map(\.message) == [message])
  }

  /// The characters that each place of a number accepts.
  ///
  /// `d` stands for digits, `w` for digits and capitals, and `v` for the characters of a VIN. Other
  /// places list theirs in brackets.
  static let places: [(kind: CheckDigit, places: String)] = [
    (.luhn, "dddd"), (.verhoeff, "dddd"), (.mod10, "dddd"), (.mod11, "ddd[0-9X]"),
    (.mod97, "wwww"), (.mod11And2, "ddd[0-9X]"), (.mod37And2, "www[0-9A-Z*]"),
    (.mod11And10, "dddd"), (.mod37And36, "wwww"), (.imei, "ddddddddddddddd"),
    (.ean, "dddddddd"), (.ean, "dddddddddddd"), (.ean, "ddddddddddddd"), (.ean, "dddddddddddddd"),
    (.isbn, "ddddddddd[0-9X]"), (.isbn, "ddddddddddddd"), (.cpf, "ddddddddddd"),
    (.cnpj, "wwwwwwwwwwwwdd"), (.residentNumber, "ddddddddddddddddd[0-9X]"),
    (.aadhaar, "[2-9]ddddddddddd"), (.dni, "[0-9X-Z]ddddddd[A-Z]"),
    (.vin, "vvvvvvvv[0-9X]vvvvvvvv"),
  ]

  @Test(arguments: places) func `each place has its characters, and each kind its lengths`(
    row: (kind: CheckDigit, places: String)
  ) throws {
    let engine = Intercepter(rules: [.checkDigit(row.kind)])
    let classes = ["d": "[0-9]", "w": "[0-9A-Z]", "v": "[0-9A-HJ-NPR-Z]"]
    let expected = row.places.matches(of: /\[[^\]]*\]|./).map {
      classes[String($0.0)] ?? String($0.0)
    }
    let number = expected.map { $0 == "[A-Z]" ? "T" : "3" }
    for (place, characters) in expected.enumerated() {
      let allowed = try Regex(characters)
      for character in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*abz" {
        var changed = number
        changed[place] = String(character)
        let validity = engine.validate(changed.joined())
        let isNamed = validity.violations.first?.characters == [String(character)]
        let isAllowed = "\(character)".wholeMatch(of: allowed) != nil
        #expect(isNamed != isAllowed, "\(changed) \(place)")
      }
    }
    // Of some numbers that differ in their last two characters, one is right if they are whole.
    let isWhole = (0..<100).contains { last in
      let end = last < 10 ? "0\(last)" : "\(last)"
      return engine.validate(number.dropLast(2).joined() + end).isValid
    }
    if row.kind != .dni { #expect(isWhole) }
  }

  @Test(arguments: [
    (CheckDigit.imei, [15]), (.ean, [8, 12, 13, 14]), (.isbn, [10, 13]), (.cpf, [11]),
    (.cnpj, [14]), (.residentNumber, [18]), (.aadhaar, [12]), (.vin, [17]), (.dni, [9]),
  ]) func `a number of another length is not whole`(kind: CheckDigit, lengths: [Int]) {
    let engine = Intercepter(rules: [.checkDigit(kind)])
    for count in 2...20 {
      let digits = String(repeating: "3", count: count - 1)
      let variants = engine.validate(kind == .dni ? digits + "T" : digits + "3").violations
        .map(\.variant)
      let isOfLength = !variants.contains(nil)
      #expect(isOfLength == lengths.contains(count), "\(kind) \(count) \(variants)")
    }
  }

  @Test func `a weighted sum, and a length of one's own`() {
    let book = Intercepter(rules: [.checkDigit(.mod11, weights: Array(2...10), length: 10)])
    #expect(book.validate("080442957X").isValid)
    #expect(book.validate("0804429570").status == .invalid)
    #expect(book.validate("080442957").violations.map(\.limit) == [10])
    let article = Intercepter(rules: [.checkDigit(.mod10, weights: [3, 1])])
    #expect(article.validate("4006381333931").isValid)
    #expect(!article.validate("4006381333932").isValid)
    #expect(!Intercepter(rules: [.checkDigit(.mod10, weights: [])]).validate("1234").isValid)
  }

  @Test func `a wrong check digit never stops typing`() {
    let run = FormatRun(
      Intercepter(
        rules: [.capitals(), .checkDigit(.cnpj)],
        format: .pattern("**.***.***/****-##")), asks: true)
    run.type("12abc34501de36")
    #expect(run.field.state.text == "12.ABC.345/01DE-36")
    #expect(run.field.validity.violations.map(\.variant) == [.wrongCheckDigit])
    run.backspace()
    run.type("5")
    #expect(run.field.validity.isValid)
  }
}
