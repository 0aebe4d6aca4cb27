internal import TextInputIntercepter

extension Normalizer {
  /// Writes a text as the rules of its field do: `1.234,50` becomes `1234,50` in German, `12.5` becomes `12,5`, and
  /// `１７` becomes `17` under `.numbersOnly(.normalized)`.
  ///
  /// It makes what the live field makes of a paste where no rule objects to anything, and reads a number with
  /// a currency or grouped digits as `Intercepter.sanitize(_:)` does. It never guesses: `1,234` stays as it is in a
  /// German field with two decimal places.
  ///
  /// A field with rules for numbers or digits begins with it, unless its fixes name it elsewhere, or
  /// ``verbatim``. Outside a field it leaves every text alone.
  public static let normalized = Normalizer("normalized") { $0 }.fitting { intercepter in
    Normalizer("normalized", prefilter: .acceptedByRules) { intercepter.normalized($0) }
  }

  /// Leaves numbers and digits as they were written: a field with it does not begin with ``normalized``.
  public static let verbatim = Normalizer("verbatim") { $0 }
}

extension [Normalizer] {
  /// The fixes as a field with these rules applies them.
  func fitted(to intercepter: Intercepter) -> [Normalizer] {
    let isSaid = contains { $0.identifier == "normalized" || $0.identifier == "verbatim" }
    let all = intercepter.readsValues && !isSaid ? [.normalized] + self : self
    return all.filter { $0.identifier != "verbatim" }.map { $0.fitted(to: intercepter) }
  }
}
