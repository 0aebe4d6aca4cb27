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
      format("amount, refused letter", amount, grouped, "1234567", "x", at: 7),
      long("digits", .numbersOnly(), 1 << 16), long("digits", .numbersOnly(), 1 << 20),
      long("an amount", amount[0], 1 << 20),
    ]
  }

  private static func format(
    _ name: String, _ rules: [Rule], _ format: TextFormat, _ raw: String, _ typed: String,
    at place: Int
  ) -> Benchmark {
    let plain = Intercepter(rules: rules)
    let formatted = Intercepter(rules: rules, format: format)
    let (old, new) = keystroke(raw, typed, at: place)
    let state = InterceptedField(formatted, state: old).state
    let shown = Edit(range: state.selection!, replacement: typed).applied(to: state)
    return Benchmark(
      name: "format/" + name, baseline: "without the format", iterations: 5_000,
      ours: { formatted.intercept(shown, after: state).outcome == .rejected ? 0 : 1 },
      theirs: { plain.intercept(new, after: old).outcome == .rejected ? 0 : 1 })
  }

  /// Returns a keystroke in the middle of a number with `size` digits.
  private static func long(_ name: String, _ rule: Rule, _ size: Int) -> Benchmark {
    let raw = String(repeating: "1234567890", count: size / 10)
    let formatted = Intercepter(rules: [rule], format: .grouped(locale: "en"))
    let plain = Intercepter(rules: [rule])
    func operations(_ raw: String) -> (ours: () -> Int, theirs: () -> Int) {
      let (old, new) = keystroke(raw, "5", at: raw.utf8.count / 2)
      let state = InterceptedField(formatted, state: old).state
      let shown = Edit(range: state.selection!, replacement: "5").applied(to: state)
      return (
        { formatted.intercept(shown, after: state).outcome == .rejected ? 0 : 1 },
        { plain.intercept(new, after: old).outcome == .rejected ? 0 : 1 }
      )
    }
    let (ours, theirs) = operations(raw)
    return Benchmark(
      name: "format/\(size >> 10) KiB of \(name), middle", baseline: "without the format",
      iterations: 20, ours: ours, theirs: theirs,
      sixteenth: operations(String(raw.prefix(raw.utf8.count / 16))).ours)
  }

  private static func keystroke(
    _ raw: String, _ typed: String, at place: Int
  ) -> (EditingState, EditingState) {
    let old = EditingState(raw, caret: place)
    return (old, Edit(range: place..<place, replacement: typed).applied(to: old))
  }
}
