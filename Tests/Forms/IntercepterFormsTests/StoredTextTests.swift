import IntercepterForms
import Testing
import TextInputIntercepter

/// The law that a form stores a text from which the field shows the same text again.
///
/// A value may begin like the literal at the front of its format: the year 2020 with the mask `20##`.
@Suite struct StoredTextTests {
  private static let masks: [TextMask] = [
    "2##", "20##", "2####", "0###", "A@#", "A@@-##", "AB@@", "€ ###", "+1 ###", "+49 ###",
    TextMask("+49 ###", trunkPrefix: "0"), TextMask("+7 ###", trunkPrefix: "8"),
  ]

  /// All texts of at most four of the characters that the literals have.
  private static let values: [String] = {
    var (values, longest) = ([""], [""])
    for _ in 0..<4 {
      longest = longest.flatMap { value in "01249AB".map { value + String($0) } }
      values += longest
    }
    return values
  }()

  @Test(arguments: masks)
  func `a valid text is shown again as it was`(mask: TextMask) throws {
    let field = FormField(
      "f", Intercepter(rules: [], format: try TextFormat(patterns: [mask])))
    var validCount = 0
    for value in Self.values where field.intercepter.format?.fits(value) == true {
      // People dial a trunk prefix before a national number, and a form does not store it.
      if !mask.trunkPrefix.isEmpty, value.hasPrefix(mask.trunkPrefix) { continue }
      let shown = field.intercepter.formattedText(of: value)
      let result = field.submit(shown)
      if !result.isValid { continue }
      validCount += 1
      #expect(field.intercepter.shownText(ofStored: result.text) == shown, "\(value)")
      #expect(field.submit(result.text).text == result.text, "\(value)")
      #expect(field.sanitize(shown).text == result.text, "\(value)")
    }
    #expect(validCount > 4)
  }

  @Test func `a year does not lose its digits`() throws {
    let year = FormField(
      "year", Intercepter(rules: [.numbersOnly()], format: .pattern("20##")))
    #expect(year.submit("2024").text == "24")
    #expect(year.submit("2020").text == "2020")
    #expect(year.intercepter.sanitize("2020") == "2020")
    let form = InterceptedForm(FormValidator(fields: [year]))
    form["year"].setState(EditingState("2020", caret: 4))
    #expect(form.submit().isValid)
    #expect(form["year"].state.text == "2020")
  }

  @Test func `a number with its calling code is not another number`() throws {
    let german = FormField(
      "f", .telephone(TextMask("+49 ### ########", trunkPrefix: "0")))
    let result = german.sanitize("+49 490 301234567")
    #expect((result.text, result.status) == ("+49 490 301234567", .invalid))
  }

  @Test(arguments: ["@@@", "***-***"]) func `a mask keeps no invisible characters`(
    mask: String
  ) throws {
    let field = FormField(
      "f", Intercepter(rules: [], format: try TextFormat(patterns: [TextMask(mask)])))
    for mark in ["\u{200D}", "\u{200B}", "\u{200C}", "\u{FEFF}", "\u{AD}"] {
      #expect(field.submit("ab" + mark).text == "ab")
      #expect(field.submit("a" + mark + "b").text == "ab")
    }
  }
}
