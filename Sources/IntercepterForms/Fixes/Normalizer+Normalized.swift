internal import TextInputIntercepter

extension Normalizer {
  /// Writes a number or digits in the notation of the field's rules: `1.234,50` becomes `1234,50`
  /// in German, `12.5` becomes `12,5`, and `１７` becomes `17` under `.numbersOnly(.normalized)`.
  ///
  /// The result is the same as that of a paste that no rule rejects. It reads a number with a
  /// currency or grouped digits as `Intercepter.sanitize(_:)` does. It never guesses: `1,234` stays
  /// unchanged in a German field with two decimal places.
  ///
  /// A field with rules for numbers or digits runs it first, unless its normalizers contain it
  /// elsewhere, or contain ``verbatim``. Outside a field it leaves every text unchanged.
  public static let normalized = Normalizer("normalized") { $0 }.fitting { intercepter in
    Normalizer("normalized", prefilter: .acceptedByRules) { intercepter.normalized($0) }
  }

  /// Leaves numbers and digits as written: it prevents a field from running ``normalized`` first.
  public static let verbatim = Normalizer("verbatim") { $0 }
}

extension [Normalizer] {
  /// Returns the normalizers as a field with these rules applies them.
  func fitted(to intercepter: Intercepter) -> [Normalizer] {
    let isSaid = contains { $0.identifier == "normalized" || $0.identifier == "verbatim" }
    let all = intercepter.readsValues && !isSaid ? [.normalized] + self : self
    return all.filter { $0.identifier != "verbatim" }.map { $0.fitted(to: intercepter) }
  }
}
