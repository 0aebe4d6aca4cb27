internal import TestSupport
internal import TextInputIntercepter

/// Each byte is a choice, as in ``EngineTarget``; behind the first 0xFF is the raw text of the field, and behind
/// another one what comes in.
enum FormatTarget {
  static func breach(_ bytes: [UInt8]) -> String? {
    var (random, texts) = SeededGenerator.reading(bytes)

    let engine = random.formattedIntercepter()
    let raw = texts.first ?? random.unformattedText(pieces: 20)
    let old = random.state(engine.formattedText(of: raw), wild: true)
    let typed = texts.count > 1 ? texts[1] : random.unformattedText(pieces: 3)
    let edit = Edit(range: random.range(in: old.text, wild: true), replacement: typed)
    let new = random.state(edit.applied(to: old).text, wild: true)
    return FormatLaws.showsWhatItReturns(engine, from: old, to: new)
      ?? EngineLaws.oneEngine(engine, edit, in: old)
      ?? EngineLaws.liesOnBoundaries(engine.intercept(new, after: old))
      ?? EngineLaws.sanitizesOnce(engine, typed)
      ?? lists(engine, typed)
  }

  /// What is wrong with a text is in the text.
  private static func lists(_ engine: Intercepter, _ text: String) -> String? {
    let length = text.utf16.count
    let outside = engine.validate(text).violations.first { $0.range.upperBound > length }
    return outside.map { "\(text.debug): \($0)" }
  }
}
