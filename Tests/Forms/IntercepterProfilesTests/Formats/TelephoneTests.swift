import IntercepterForms
import IntercepterProfiles
import TestSupport
import Testing
import TextInputIntercepter

/// Telephone numbers as people dial them, through profiles.
@Suite struct TelephoneTests {
  static let american: [FormatCase] = [
    .init("|", .paste("12015550123"), to: "+1 (201) 555-0123|"),
    .init("|", .type("12015550123"), to: "+1 (201) 555-0123|"),
    .init("|", .paste("0012015550123"), to: "+1 (201) 555-0123|"),
    .init("|", .type("0012015550123"), to: "+1 (201) 555-0123|"),
    .init("|", .paste("+1 201-555-0123"), to: "+1 (201) 555-0123|"),
    .init("|", .type("+12015550123"), to: "+1 (201) 555-0123|"),
    .init("|", .paste("(201) 555 0123"), to: "+1 (201) 555-0123|"),
    .init("|", .paste("+44 20 7946 0018"), to: "|", codes: ["patternMismatch"]),
    .init("|", .paste("00442079460018"), to: "|", codes: ["patternMismatch"]),
    .init("‹+1 (201) 555-0123›", .paste("+1 917 555 0188"), to: "+1 (917) 555-0188|"),
    .init("+1 (|201) 555-0123", .delete(3), .type("917"), to: "+1 (917|) 555-0123"),
  ]

  @Test(arguments: american) func `a number in the United States`(row: FormatCase) throws {
    let phone = try Intercepter.ofField(
      format: #"{"kind":"pattern","pattern":"+1 (###) ###-####"}"#, #"{"rule":"numbersOnly"}"#)
    #expect(row.failure(phone) == nil)
  }

  static let russian: [FormatCase] = [
    .init("|", .paste("89161234567"), to: "+7 (916) 123-45-67|"),
    .init("|", .type("89161234567"), to: "+7 (916) 123-45-67|"),
    .init("|", .paste("8 (916) 123-45-67"), to: "+7 (916) 123-45-67|"),
    .init("|", .paste("9161234567"), to: "+7 (916) 123-45-67|"),
    .init("|", .paste("79161234567"), to: "+7 (916) 123-45-67|"),
    .init("|", .paste("0079161234567"), to: "+7 (916) 123-45-67|"),
    // A national number may begin with the trunk prefix.
    .init("|", .paste("8001234567"), to: "+7 (800) 123-45-67|"),
    .init("|", .type("8001234567"), to: "8001234567|"),
    .init("|", .type("88001234567"), to: "+7 (800) 123-45-67|"),
  ]

  @Test(arguments: russian) func `a number in Russia, where people dial 8`(row: FormatCase) throws {
    let phone = try Intercepter.ofField(
      format: """
        {"kind":"patterns","patterns":[{"pattern":"+7 (###) ###-##-##","trunkPrefix":"8"}]}
        """, #"{"rule":"numbersOnly"}"#)
    #expect(row.failure(phone) == nil)
  }

  static let german: [FormatCase] = [
    .init("|", .paste("01701234567"), to: "+49 170 1234567|"),
    .init("|", .type("01701234567"), to: "+49 170 1234567|"),
    .init("|", .paste("+49 (0)170 1234567"), to: "+49 170 1234567|"),
    .init("|", .paste("00491701234567"), to: "+49 170 1234567|"),
    .init("|", .type("00491701234567"), to: "+49 170 1234567|"),
    .init("|", .paste("1701234567"), to: "+49 170 1234567|"),
    // No number begins with two zeros: dropping one would leave a number that changes when it is read again.
    .init("|", .paste("0049 00170 1234567"), to: "|", codes: ["patternMismatch"]),
    .init("|", .paste("+49 00170 1234567"), to: "|", codes: ["patternMismatch"]),
    .init("|", .paste("49 00170 12345"), to: "|", codes: ["patternMismatch"]),
    .init("|", .paste("+33 1 23 45 67 89"), to: "|", codes: ["patternMismatch"]),
  ]

  @Test(arguments: german) func `a number in Germany, where people dial 0`(row: FormatCase) throws {
    let phone = try Intercepter.ofField(
      format: """
        {"kind":"patterns","patterns":[{"pattern":"+49 ### #####[#][#][#]","trunkPrefix":"0"}]}
        """, #"{"rule":"numbersOnly"}"#)
    #expect(row.failure(phone) == nil)
  }

  static let german49 = #"{"pattern":"+49 ### #####[#][#][#]","trunkPrefix":"0"}"#
  static let russian7 = #"{"pattern":"+7 (###) ###-##-##","trunkPrefix":"8"}"#

  static let submitted: [(pattern: String, text: String, number: String?)] = [
    (german49, "+49 170 1234567", "1701234567"), (german49, "1701234567", "1701234567"),
    (german49, "01701234567", "1701234567"), (german49, "0170 12345", "17012345"),
    (german49, "(0170) 123-45", "17012345"), (german49, "0049 170 12345", "17012345"),
    (german49, "+49-170-12345", "17012345"), (german49, "+49 (0)170 12345", "17012345"),
    (german49, "+44 20 7946", nil), (german49, "0044 20 7946", nil), (german49, "+49 003 615", nil),
    (german49, "00 170 12345", nil), (german49, "0170 1234x", nil),
    (russian7, "8 (916) 123-45-67", "9161234567"), (russian7, "89161234567", "9161234567"),
    (russian7, "8001234567", "8001234567"), (russian7, "+7 916 123 45 67", "9161234567"),
    (russian7, "+1 201 555 0123", nil), (russian7, "7 (009) 419-71-54", nil),
    (russian7, "0078 (009) 419-71-54", nil), (russian7, " +7 ", nil),
  ]

  @Test(arguments: submitted, ["reject", "amend"])
  func `a server reads a number as the field does`(
    row: (pattern: String, text: String, number: String?), onViolation: String
  ) throws {
    let profile = try Profile(
      json: """
        {"version":1,"fields":{"f":{"rules":[{"rule":"numbersOnly","onViolation":"\(onViolation)"}],
         "format":{"kind":"patterns","patterns":[\(row.pattern)]}}}}
        """)
    let field = try #require(try profile.makeFormValidator()["f"])
    let live = field.intercepter.paste(row.text)
    let (submitted, sanitized) = (field.submit(row.text), field.sanitize(row.text))
    guard let number = row.number else {
      #expect(!submitted.isValid)
      #expect(sanitized.text == row.text)
      return
    }
    #expect(live.map(field.intercepter.unformattedText(of:)) == number)
    #expect(submitted.isValid && submitted.text == number)
    // Sanitizing empties no text.
    #expect(field.intercepter.sanitize(row.text) == (number.isEmpty ? row.text : number))
    #expect(field.submit(sanitized.text).text == number)
    #expect(field.sanitize(sanitized.text) == sanitized)
  }

  static let chosen: [FormatCase] = [
    .init("|", .type("13800138000"), to: "138 0013 8000|"),
    .init("|", .paste("02155501234"), to: "021 5550 1234|"),
    .init("138| 0013 8000", .backspace(), .type("9"), to: "139| 0013 8000"),
  ]

  @Test(arguments: chosen) func `a number whose beginning chooses the pattern`(
    row: FormatCase
  ) throws {
    let phone = try Intercepter.ofField(
      format: """
        {"kind":"patterns","patterns":["### #### ####",{"pattern":"### #### ####","prefixes":["02"]}]}
        """, #"{"rule":"numbersOnly"}"#)
    #expect(row.failure(phone) == nil)
  }
}

extension Intercepter {
  /// The intercepter of a profile's field.
  static func ofField(format: String, _ rules: String...) throws -> Intercepter {
    let profile = try Profile(
      json: """
        {"version":1,"fields":{"f":{"rules":[\(rules.joined(separator: ","))],"format":\(format)}}}
        """)
    return try #require(try profile.intercepter(for: "f"))
  }
}
