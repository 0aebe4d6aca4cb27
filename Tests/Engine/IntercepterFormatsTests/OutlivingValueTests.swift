import Testing
import TextInputIntercepter

/// The law that a value outlives its rules: a field with other rules shows the same value, or the same text.
@Suite struct OutlivingValueTests {
  private static func amount(_ locale: String, isGrouped: Bool) -> Intercepter {
    let rule = Rule.decimal(places: 3, locale: locale)
    return isGrouped
      ? Intercepter(rules: [rule], format: .grouped(locale: locale)) : Intercepter(rules: [rule])
  }

  private static func shown(
    _ text: String, of old: Intercepter, in new: Intercepter
  ) -> EditingState {
    let field = InterceptedField(old, state: EditingState(text, caret: text.utf16.count))
    field.intercepter = new
    return field.state
  }

  @Test(arguments: [
    ("en", "de", "1.234", "1,234"), ("de", "en", "1,234", "1.234"), ("en", "fr", "1.50", "1,50"),
    ("de", "de-CH", "1,5", "1.5"),
    // A text without a value stays.
    ("en", "de", "1.", "1."), ("en", "de", "", ""),
  ])
  func `a number is shown with the marks of another locale`(
    old: String, new: String, text: String, expected: String
  ) {
    for isGrouped in [true, false] {
      let (first, second) = (
        Self.amount(old, isGrouped: isGrouped), Self.amount(new, isGrouped: isGrouped)
      )
      let state = Self.shown(text, of: first, in: second)
      #expect(state.text == expected)
      let value = first.value(of: text)
      #expect((value == nil) == (text == expected))
      #expect(value == nil || second.value(of: state.text) == value)
    }
  }

  @Test func `a group is a group of the other locale`() {
    let (english, german) = (
      Self.amount("en", isGrouped: true), Self.amount("de", isGrouped: true)
    )
    #expect(Self.shown("1,234.5", of: english, in: german).text == "1.234,5")
  }

  @Test(arguments: [
    ("en-US", "de", "03/04/2026", "04.03.2026"), ("en-GB", "en-US", "03/04/2026", "04/03/2026"),
    ("de", "en-GB", "03.04.20", "03.04.20"),
  ])
  func `a date is shown in the order of another locale`(
    old: String, new: String, text: String, expected: String
  ) {
    #expect(
      Self.shown(text, of: .date(locale: old), in: .date(locale: new)).text == expected)
  }

  @Test func `the number of another country stays that`() {
    let (german, american) = (
      Intercepter.telephone(TextMask("+49 ### #######", trunkPrefix: "0")),
      Intercepter.telephone("+1 (###) ###-####")
    )
    let text = "+49 170 1234567"
    #expect(Self.shown(text, of: german, in: american).text == text)
    #expect(american.validate(text).status == .invalid)
    #expect(
      Self.shown(text, of: german, in: .telephone("+49 ## ########")).text == "+49 17 01234567")
  }
}
