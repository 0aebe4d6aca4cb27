internal import TextInputIntercepter

/// Benchmarks of a keystroke in a field with a format, beside the same keystroke without the
/// format.
extension Benchmark {
  static var formats: [Benchmark] {
    let card = TextFormat.pattern("#### #### #### ####")
    let grouped = TextFormat.grouped(locale: "en")
    let digits: [Rule] = [.numbersOnly(), .maxLength(16, in: .graphemes)]
    let amount: [Rule] = [.decimal(places: 2, locale: "en")]
    return [
      format("card, at its end", digits, card, "411111111", "1", at: 9),
      format("card, a space comes", digits, card, "41111111", "1", at: 8),
      format("card, in the middle", digits, card, "411111111111111", "1", at: 6),
      format("card, refused letter", digits, card, "411111111", "x", at: 9),
      format("amount, at its end", amount, grouped, "1234567", "8", at: 7),
      format("amount, in the middle", amount, grouped, "1234567.50", "8", at: 3),
      format("amount, refused decimal", amount, grouped, "1234567.50", "8", at: 10),
      date("at its end", "29.02.2024", at: 9), date("in the middle", "29.02.2024", at: 4),
      long("digits", .numbersOnly(), 1 << 16), long("digits", .numbersOnly(), 1 << 20),
      long("an amount", amount[0], 1 << 20),
    ]
  }

  private static func format(
    _ name: String, _ rules: [Rule], _ format: TextFormat, _ raw: String, _ typed: String,
    at place: Int
  ) -> Benchmark {
    let (ours, theirs) = operations(rules, format, raw, typed, at: place)
    return Benchmark(
      name: "format/" + name, baseline: "without the format", iterations: 5_000, ours: ours,
      theirs: theirs)
  }

  /// Returns the key that completes a date, of which the character at a place is missing.
  private static func date(_ name: String, _ text: String, at place: Int) -> Benchmark {
    func operation(_ intercepter: Intercepter) -> () -> Int {
      let new = EditingState(text, caret: place + 1)
      var rest = text
      rest.remove(at: rest.index(rest.startIndex, offsetBy: place))
      let old = EditingState(rest, caret: place)
      return { intercepter.intercept(new, after: old).outcome == .rejected ? 0 : 1 }
    }
    return Benchmark(
      name: "format/date, " + name, baseline: "without the rule", iterations: 5_000,
      ours: operation(.date(locale: "de")), theirs: operation(Intercepter(rules: [])))
  }

  /// Returns a keystroke in the middle of a number with `size` digits.
  private static func long(_ name: String, _ rule: Rule, _ size: Int) -> Benchmark {
    let raw = String(repeating: "1234567890", count: size / 10)
    func operations(_ raw: String) -> (ours: () -> Int, theirs: () -> Int) {
      Self.operations([rule], .grouped(locale: "en"), raw, "5", at: raw.utf8.count / 2)
    }
    let (ours, theirs) = operations(raw)
    return Benchmark(
      name: "format/\(size >> 10) KiB of \(name), middle", baseline: "without the format",
      iterations: 20, ours: ours, theirs: theirs,
      sixteenth: operations(String(raw.prefix(raw.utf8.count / 16))).ours)
  }

  /// Returns a keystroke in a field with a format, and the same one without it.
  static func operations(
    _ rules: [Rule], _ format: TextFormat, _ raw: String, _ typed: String, at place: Int
  ) -> (ours: () -> Int, theirs: () -> Int) {
    func operation(_ intercepter: Intercepter) -> () -> Int {
      let old = InterceptedField(intercepter, state: EditingState(raw, caret: place)).state
      let new = Edit(range: old.selection!, replacement: typed).applied(to: old)
      return { intercepter.intercept(new, after: old).outcome == .rejected ? 0 : 1 }
    }
    return (
      operation(Intercepter(rules: rules, format: format)), operation(Intercepter(rules: rules))
    )
  }
}
