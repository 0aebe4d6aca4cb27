internal import TestSupport
internal import TextInputIntercepter

/// Each byte is a choice, as in ``EngineTarget``; behind the first 0xFF is the text that is pasted and typed, and
/// behind another one what the field held.
enum ValueTarget {
  static func breach(_ bytes: [UInt8]) -> String? {
    var (random, texts) = SeededGenerator.reading(bytes)

    let isAmount = random.chance(60)
    let amount = random.amountField()
    if isAmount {
      let text = texts.first ?? random.amount()
      let previous = texts.count > 1 ? texts[1] : random.unformattedText(pieces: 12)
      let field = amount.formatted
      return FormatValueLaws.entersAlike(field, text, over: field.formattedText(of: previous))
        ?? FormatValueLaws.keepsValue(field, amount.plain, text, affixes: amount.affixes)
    }
    let field = random.patternField()
    let text = field.withoutOuterSeparators(texts.first ?? random.written(in: field))
    let previous = texts.count > 1 ? texts[1] : random.unformattedText(pieces: 12)
    return FormatValueLaws.entersAlike(
      field.engine, text, over: field.engine.formattedText(of: previous))
      ?? FormatValueLaws.keepsCharacters(field, text)
      ?? FormatValueLaws.readsItsOwnText(field, text)
      ?? FormatValueLaws.keepsDate(field, text)
  }
}
