internal import TextInputIntercepter

/// Benchmarks of a keystroke in a decimal number of 19 characters, under that rule alone.
extension Benchmark {
  static var decimalKeystrokes: [Benchmark] {
    let number = "12345678901234567.8"
    let plain = Rule.decimal(places: 2)
    let english = Rule.decimal(places: 2, locale: "en")
    return [
      decimal("decimal", plain, number, "5"),
      decimal("decimal, refused letter", plain, number, "x"),
      decimal("decimal, refused third place", plain, "1234567890123.45", "6", atPart: 1),
      decimal("decimal in a locale", english, number, "5"),
      decimal("decimal in a locale, refused letter", english, number, "x"),
    ]
  }

  private static func decimal(
    _ name: String, _ rule: Rule, _ text: String, _ typed: String, atPart part: Double = 0.5
  ) -> Benchmark {
    let engine = Intercepter(rules: [rule])
    let key = Keystroke(typed, in: text, atPart: part)
    return Benchmark(
      name: "keystroke/" + name, baseline: "Characters", iterations: 5_000,
      ours: { engine.intercept(key.new, after: key.old).outcome == .accepted ? 1 : 0 },
      theirs: { isDecimal(key.new.text) ? 1 : 0 }, mostAllocations: 0)
  }

  /// Returns whether a text is a number with at most two decimal places, in a simple way.
  private static func isDecimal(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
      && (parts.count < 2 || parts[1].count <= 2)
  }
}
