import IntercepterICU
import TestSupport
import Testing
import TextInputIntercepter

/// Money as more than forty locales write it, currency included: read exactly, or left alone.
@Suite struct MoneyLawsTests {
  private static let fields: [String: [Intercepter]] = Dictionary(
    uniqueKeysWithValues: MoneyLocale.all.map { money in
      (
        money.locale,
        [ViolationPolicy.reject, .amend].map { policy in
          Intercepter(rules: [
            .decimal(places: 2, locale: money.locale, negative: true, onViolation: policy)
          ])
        }
      )
    })

  @Test func `there are forty locales, and their marks are libicu's`() {
    #expect(MoneyLocale.all.count >= 40)
    for money in MoneyLocale.all {
      let symbols = NumberSymbols(locale: money.locale, usingASCIIDigits: true)
      #expect(symbols?.decimalSeparator == money.decimal, "\(money.locale)")
    }
  }

  @Test func `a locale's field reads the locale's amounts exactly`() {
    let breach = firstBreach { random in
      let money = random.pick(MoneyLocale.all)
      let number = random.amount()
      let text = money.write(number, &random)
      let field = Self.fields[money.locale]![1]
      guard let read = field.paste(text), read.number == DecimalNumber(number),
        field.sanitize(text).number == DecimalNumber(number)
      else {
        return "\(number), \(text.debug) in \(money.locale), becomes "
          + "\(field.paste(text) ?? "nothing") and \(field.sanitize(text).debug)"
      }
      return nil
    }
    #expect(breach == nil)
  }

  @Test func `every other field reads them exactly, or not at all`() {
    var read = 0
    let plain = Intercepter(rules: [.decimal(places: 2, negative: true, onViolation: .amend)])
    let breach = firstBreach { random in
      let money = random.pick(MoneyLocale.all)
      let number = random.amount()
      let text = money.write(number, &random)
      let fields = random.chance(20) ? [plain] : Self.fields[random.pick(MoneyLocale.all).locale]!
      for field in fields {
        let sanitized = field.sanitize(text)
        for result in [field.paste(text), sanitized.scalars == text.scalars ? nil : sanitized] {
          guard let result else { continue }
          read += 1
          if result.number != DecimalNumber(number) {
            return "\(number), \(text.debug) in \(money.locale), becomes \(result)"
          }
        }
      }
      return nil
    }
    #expect(breach == nil)
    #expect(read > 2_000)
  }
}

extension SeededGenerator {
  /// An amount with two decimal places or none.
  fileprivate mutating func amount() -> String {
    let integer =
      UInt64.random(in: 0..<1_000_000_000, using: &self)
      / pick([1, 100, 1000, 100_000, 10_000_000] as [UInt64])
    let fraction = chance(60) ? String(Int.random(in: 100...199, using: &self)).dropFirst() : ""
    return (chance(40) ? "-" : "") + String(integer) + (fraction.isEmpty ? "" : "." + fraction)
  }
}

extension String {
  /// The number that a field holds.
  fileprivate var number: DecimalNumber? { DecimalNumber(replacing(",", with: ".")) }
}
