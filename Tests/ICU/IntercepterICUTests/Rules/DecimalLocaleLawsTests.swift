import IntercepterICU
import TestSupport
import Testing
import TextInputIntercepter

/// What holds for the numbers of every locale that libicu knows.
@Suite struct DecimalLocaleLawsTests {
  @Test func `there are locales, and they differ`() {
    #expect(ICULocales.all.count > 500)
    let numbers = Set(ICULocales.all.map { ICULocales.format("-1234567.5", in: $0) })
    #expect(numbers.count > 15)
    #expect(!numbers.contains(nil))
  }

  @Test(arguments: [DigitPolicy.normalized, .any])
  func `a number that a locale writes and somebody pastes there is that number`(
    digits: DigitPolicy
  ) {
    let locales = ICULocales.all.filter { !LocaleChanges.localesOfNumbers.contains($0) }
    let breach = firstBreach(cases: locales.count / 4, seed: 0) { generator in
      let locale = generator.pick(locales)
      let field = Intercepter(rules: [
        .decimal(places: 6, locale: locale, digits: digits, negative: true)
      ])
      for places in 0...6 {
        let number = generator.number(places: places)
        guard let written = ICULocales.format(number, in: locale),
          let text = field.paste(written), text.number == DecimalNumber(number)
        else {
          return "\(number) in \(locale): \(ICULocales.format(number, in: locale) ?? "-") becomes "
            + (field.paste(ICULocales.format(number, in: locale) ?? "") ?? "nothing")
        }
        if field.validate(text).status != .valid { return "\(text) in \(locale) is not valid" }
      }
      return nil
    }
    #expect(breach == nil)
  }

  @Test func `a price that any locale writes is that price in any other locale, or refused`() {
    var fields: [String: Intercepter] = [:]
    let breach = firstBreach(cases: 625) { generator in
      let (writer, reader) = (generator.pick(ICULocales.all), generator.pick(ICULocales.all))
      let number = generator.number(places: 2)
      let policy = generator.pick([ViolationPolicy.reject, .amend])
      let key = "\(reader) \(policy)"
      let field =
        fields[key]
        ?? Intercepter(rules: [
          .decimal(places: 2, locale: reader, negative: true, onViolation: policy)
        ])
      fields[key] = field
      guard let written = ICULocales.format(number, in: writer), let text = field.paste(written),
        text.number != DecimalNumber(number)
      else { return nil }
      return "\(number), \(written) in \(writer), becomes \(text) in \(reader)"
    }
    #expect(breach == nil)
  }

  @Test func `the laws of the engine hold for locales' numbers`() {
    let breach = firstBreach(cases: 625) { generator in
      let engine = Intercepter(rules: [generator.localeDecimal()])
      let old = generator.state(generator.numberText())
      let new = generator.state(generator.numberText())
      let edit = Edit(range: generator.range(in: old.text), replacement: generator.numberText())
      let anything = generator.range(in: new.text)
      return EngineLaws.oneEngine(engine, edit, in: old)
        ?? EngineLaws.anyRange(engine, edit, in: old)
        ?? EngineLaws.rejectionRestores(engine, from: old, to: new, baseline: nil)
        ?? EngineLaws.textIgnoresSelection(engine, from: old, to: new, or: anything)
        ?? EngineLaws.isIdempotent(engine, from: old, to: new)
        ?? EngineLaws.sanitizesOnce(engine, new.text)
        ?? EngineLaws.liesOnBoundaries(engine.intercept(new, after: old))
    }
    #expect(breach == nil)
  }

  @Test func `a paste over everything is that in an empty field`() {
    let breach = firstBreach(cases: 625) { generator in
      let engine = Intercepter(rules: [generator.localeDecimal()])
      let (old, pasted) = (generator.numberText(), generator.numberText())
      if old.isEmpty || old.scalars == pasted.scalars || old.becomesByDeletion(pasted) {
        return nil
      }
      let all = EditingState(old, selection: 0..<old.utf16.count)
      let edit = Edit(range: 0..<old.utf16.count, replacement: pasted)
      let over = engine.intercept(edit, in: all)
      let empty = engine.intercept(
        Edit(range: 0..<0, replacement: pasted), in: EditingState("", caret: 0))
      let wanted = empty.outcome == .rejected ? all : empty.state
      return over.outcome == empty.outcome && over.state == wanted
        && over.violations == empty.violations
        ? nil : "‹\(old.debug)› ← \(pasted.debug): \(over) or \(empty)"
    }
    #expect(breach == nil)
  }

  @Test func `no digit of a paste is lost, and none is added but a zero`() {
    let breach = firstBreach(cases: 625) { generator in
      let locale = generator.pick(["en", "de", "fr", "de_CH", "ar_EG", "hi"])
      let places = generator.pick([0, 2, 3])
      let field = Intercepter(rules: [.decimal(places: places, locale: locale, negative: true)])
      let pasted = generator.numberText()
      guard let text = field.paste(pasted) else { return nil }
      return text.digits == pasted.digits || text.digits == "0" + pasted.digits
        ? nil : "\(pasted.debug) in \(locale) becomes \(text.debug)"
    }
    #expect(breach == nil)
  }
}

extension SeededGenerator {
  /// A number in ASCII with so many decimal places, of one to ten integer digits.
  fileprivate mutating func number(places: Int) -> String {
    let integer = UInt64.random(in: 0..<10_000_000_000, using: &self)
    let size = pick([1, 10, 1000, 100_000, 10_000_000] as [UInt64])
    let fraction = (0..<places).map { _ in String(Int.random(in: 0...9, using: &self)) }.joined()
    return (chance(30) ? "-" : "") + String(integer / size) + (places > 0 ? "." + fraction : "")
  }

  /// Text that looks like a number, or nearly.
  fileprivate mutating func numberText() -> String {
    let pieces = [
      "0", "1", "12", "123", "234", "500", "٣", "५", "２３４", ".", ".", ",", ",", "’", " ", "\u{A0}",
      "\u{202F}", "٬", "٫", "，", "．", "-", "−", "\u{200E}", "\u{61C}", "€", "a", "\u{301}",
    ]
    // Mostly digits and two kinds of marks, as in numbers.
    let kinds = [pick(pieces), pick(pieces), "123", "4"]
    return (0..<Int.random(in: 0...7, using: &self))
      .map { _ in chance(85) ? pick(kinds) : pick(pieces) }.joined()
  }

  fileprivate mutating func localeDecimal() -> Rule {
    .decimal(
      places: pick([0, 2, 3]),
      locale: pick(["en", "de", "fr", "de_CH", "ar_EG", "fa", "hi", "tlh"]),
      integerDigits: pick([nil, 5]), digits: pick(DigitPolicy.allCases), negative: chance(50),
      leadingZeros: pick(LeadingZeroPolicy.allCases),
      leadingSeparator: pick(LeadingSeparatorPolicy.allCases), maximum: pick([nil, 5000]),
      onViolation: pick(ViolationPolicy.allCases))
  }
}

extension String {
  /// The digits of the text, in ASCII.
  fileprivate var digits: String { compactMap(\.wholeNumberValue).map(String.init).joined() }

  /// The number that a field holds.
  fileprivate var number: DecimalNumber? {
    DecimalNumber(
      map { character in
        character.wholeNumberValue.map(String.init) ?? (character == "-" ? "-" : ".")
      }.joined())
  }
}
