internal import CICU
internal import IntercepterMessages

/// Benchmarks of number symbols, plural forms, and sentences with numbers.
extension Benchmark {
  static var locales: [Benchmark] { [numberSymbols, pluralForm, message] }

  private static var numberSymbols: Benchmark {
    Benchmark(
      name: "locale/number symbols", baseline: "libicu, opened for each", iterations: 1_000,
      ours: { NumberSymbols(locale: "de-CH")?.secondaryGroupingSize ?? 0 },
      theirs: {
        var symbols = CICUNumberSymbols()
        return cicu_number_symbols("de-CH", nil, &symbols) ? Int(symbols.secondaryGroupingSize) : 0
      },
      mostAllocations: 0)
  }

  private static var pluralForm: Benchmark {
    let icu = cicu_plural_rules_open("ru", false)
    return Benchmark(
      name: "locale/plural form", baseline: "libicu, opened once", iterations: 1_000,
      ours: {
        let rules = LocaleIdentifier("ru").map { PluralRules($0) }
        return rules?.cardinal(1_022) == .few ? 1 : 0
      },
      theirs: {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { buffer in
          cicu_plural_category(icu, "1022", buffer.baseAddress)
            && String(cString: buffer.baseAddress!) == "few" ? 1 : 0
        }
      },
      mostAllocations: 0)
  }

  private static var message: Benchmark {
    let messages = Messages(preferring: ["de"])
    let violation = Violation(.tooLong, range: 0..<1, limit: 1_000, actual: 1_200, unit: .gb18030)
    return Benchmark(
      name: "message/length in German", baseline: "put together by hand", iterations: 1_000,
      ours: { messages.text(for: violation).utf8.count },
      theirs: {
        let (limit, actual) = ("1.000", "1.200")
        let hint = "ein chinesisches Zeichen zählt \(violation.limit == 0 ? 0 : 2)"
        return "Bitte geben Sie höchstens \(limit) Bytes ein (\(hint)); derzeit sind es \(actual)."
          .utf8.count
      })
  }
}
