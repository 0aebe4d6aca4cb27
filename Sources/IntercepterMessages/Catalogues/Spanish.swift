/// The messages in Spanish.
///
/// A million takes a form of its own: “1.000.000 de caracteres”.
enum Spanish: Catalogue {
  static func pattern(for key: ViolationKey) -> String {
    switch key {
    case .tooLong:
      """
      Escriba como máximo {limitWithUnit}{hasHint, select, true { ({hint})} other {}}; ahora hay \
      {actual}.
      """
    case .tooShort:
      """
      Escriba al menos {limitWithUnit}{hasHint, select, true { ({hint})} other {}}; ahora hay \
      {actual}.
      """
    case .emojiForbidden:
      """
      {characterCount, plural, =0 {Aquí no se permiten emojis.} \
      other {Aquí no se permiten emojis: {characters}.}}
      """
    case .emojiRequired:
      """
      {characterCount, plural, =0 {Aquí solo se permiten emojis.} \
      one {{characters} no es un emoji.} \
      other {{characters} no son emojis.}}
      """
    case .emojiTooNew:
      """
      {characterCount, plural, =0 {Este emoji es demasiado reciente para mostrarse en todas partes.} \
      one {{characters} es demasiado reciente para mostrarse en todas partes.} \
      other {{characters} son demasiado recientes para mostrarse en todas partes.}}
      """
    case .notADigit:
      """
      {characterCount, plural, =0 {Aquí solo se permiten dígitos.} \
      one {{characters} no es un dígito.} \
      other {{characters} no son dígitos.}}
      """
    case .notANumber: "Esto no es un número válido."
    case .tooManyDecimalPlaces:
      """
      {limit, plural, =0 {Aquí solo se permiten números enteros.} \
      one {Aquí se permite como máximo # decimal, no {actual}.} \
      other {Aquí se permiten como máximo # decimales, no {actual}.}}
      """
    case .tooManyIntegerDigits:
      """
      Antes del separador decimal {limit, plural, one {se permite como máximo # dígito} \
      other {se permiten como máximo # dígitos}}, no {actual}.
      """
    case .leadingSeparator: "El número no puede empezar por el separador decimal."
    case .leadingZero: "El número no puede empezar por un cero innecesario."
    case .negativeNotAllowed: "Aquí no se permiten números negativos."
    case .outOfRange: "Este número está fuera de los límites permitidos."
    case .characterNotAllowed:
      """
      {characterCount, plural, =0 {Este carácter no está permitido aquí.} \
      one {{characters} no está permitido aquí.} \
      other {{characters} no están permitidos aquí.}}
      """
    case .lineBreak: "Aquí no se permiten saltos de línea."
    case .patternMismatch: "El texto no tiene el formato requerido."
    case .ellipsis: "El teclado ha sustituido «...» por «…»; se han restablecido los puntos."
    case .required: "Complete este campo."
    case .oneRequired: "Complete al menos uno de estos campos."
    case .notEqual: "Los dos textos no coinciden."
    case .custom: "Esto no está permitido aquí."
    case .patternIncomplete: "El texto todavía no tiene el formato requerido."
    case .patternTooSlow: "La comparación con el formato requerido tarda demasiado."
    case .patternTooLarge: "La comparación con el formato requerido necesita demasiada memoria."
    case .patternFailed: "El texto no se puede comparar con el formato requerido."
    case .separatorIsPoint: "Los decimales empiezan aquí con «.»."
    case .separatorIsComma: "Los decimales empiezan aquí con «,»."
    case .separatorIsArabic: "Los decimales empiezan aquí con «٫»."
    case .rulesDisagree: "Las reglas de este campo se contradicen sobre cómo escribir esto."
    case .dateIncomplete: "Este dato no está completo."
    case .dateAmbiguous: "Esto puede significar dos fechas distintas."
    case .noSuchDate: "Esta fecha no existe."
    case .tooEarly:
      """
      {hasBound, select, true {Es demasiado pronto; como muy pronto, {bound}.} \
      other {Es anterior a lo permitido.}}
      """
    case .tooLate:
      """
      {hasBound, select, true {Es demasiado tarde; como muy tarde, {bound}.} \
      other {Es posterior a lo permitido.}}
      """
    case .endBeforeStart: "El final es anterior al comienzo."
    case .ellipsisRejected:
      "El teclado ha insertado «…»; se han restablecido los puntos anteriores."
    case .removed:
      """
      {characterCount, plural, =0 {Se han eliminado algunos caracteres.} \
      one {Se ha eliminado {characters}.} \
      other {Se han eliminado {characters}.}}
      """
    }
  }

  static func pattern(for unit: UnitName?) -> String {
    switch unit?.family {
    case .graphemes, .scalars, .utf16:
      "{count, plural, one {# carácter} many {# de caracteres} other {# caracteres}}"
    case .utf8, .gb18030: "{count, plural, one {# byte} many {# de bytes} other {# bytes}}"
    case .doubleWidth:
      "{count, plural, one {# columna} many {# de columnas} other {# columnas}}"
    default: "{count} ({unit})"
    }
  }

  static func hint(for unit: UnitName?) -> String? {
    switch unit?.family {
    case .scalars: "algunos emojis cuentan como varios"
    case .utf16: "la mayoría de los emojis cuentan como {two}"
    case .utf8: "una letra con tilde cuenta como {two}; un carácter chino, como {three}"
    case .gb18030: "un carácter chino cuenta como {two}"
    case .doubleWidth: "un carácter chino ocupa {two}"
    default: nil
    }
  }

  static func pattern(for sentence: RuleSentence) -> String {
    switch sentence {
    case .emojiForbidden: "Sin emojis."
    case .emojiOnly: "Solo emojis."
    case .emojiUpTo: "Sin emojis más recientes que los de Emoji {text}."
    case .maxLength: "Como máximo {limitWithUnit}{hasHint, select, true { ({hint})} other {}}."
    case .minLength: "Al menos {limitWithUnit}{hasHint, select, true { ({hint})} other {}}."
    case .digits: "Solo los dígitos del 0 al 9."
    case .digitsOfAnyScript: "Solo dígitos, de cualquier escritura."
    case .digitsNormalized: "Solo dígitos; los de otras escrituras se convierten en los del 0 al 9."
    case .decimalPlaces:
      """
      {limit, plural, =0 {Un número entero.} one {Un número con # decimal como máximo.} \
      other {Un número con # decimales como máximo.}}
      """
    case .integerDigits:
      """
      Como máximo {limit, plural, one {# dígito} other {# dígitos}} antes del separador decimal.
      """
    case .minimum: "{minimum} o más."
    case .maximum: "{maximum} o menos."
    case .range: "De {minimum} a {maximum}."
    case .negativeAllowed: "Se permiten números negativos."
    case .negativeForbidden: "Sin números negativos."
    case .decimalSeparator: "El separador decimal es «{text}»."
    case .leadingZerosForbidden: "Sin ceros innecesarios al principio."
    case .leadingZerosRemoved: "Los ceros innecesarios al principio se eliminan."
    case .allowedCharacters: "Solo estos caracteres: «{text}»."
    case .forbiddenCharacters: "Ninguno de estos caracteres: «{text}»."
    case .pattern: "Debe ajustarse al patrón «{text}»."
    case .singleLine: "Una sola línea."
    case .lineBreaksBecomeSpaces: "Los saltos de línea se convierten en espacios."
    case .lineBreaksReplaced: "Los saltos de línea se convierten en «{text}»."
    case .lineBreaksRemoved: "Los saltos de línea se eliminan."
    case .widthNormalized: "Las letras y los dígitos de ancho completo se convierten en normales."
    case .paymentCard: "El número de una tarjeta de pago."
    case .iban: "Un IBAN (número internacional de cuenta bancaria)."
    case .date: "Una fecha, por ejemplo {text}."
    case .timeOfDay: "Una hora, por ejemplo {text}."
    case .earliest: "Como muy pronto, {text}."
    case .latest: "Como muy tarde, {text}."
    case .oneTimeCode: "Un código de {limit, plural, one {# dígito} other {# dígitos}}."
    case .shownLike: "Se muestra así: «{text}»."
    case .required: "Obligatorio."
    case .requiredWhen: "Obligatorio si se rellena «{text}»."
    case .oneRequired: "Es obligatorio rellenar al menos uno de estos campos: {text}."
    case .equal: "Igual que «{text}»."
    case .cutOff: "Lo que sobra se recorta."
    case .leftOut: "Lo que no se ajusta se omite."
    case .recommended: "Es solo una recomendación."
    case .valuesNormalized:
      "Los números y las fechas escritos de otra forma se reescriben si solo pueden significar un valor."
    case .whitespaceTrimmed: "Los espacios al principio y al final se eliminan."
    case .whitespaceCollapsed: "Varios espacios seguidos se reducen a uno."
    case .decimalsPadded:
      """
      Se añaden ceros hasta completar {limit, plural, one {# decimal} other {# decimales}}.
      """
    case .trailingSeparatorDropped: "Un separador decimal al final se elimina."
    }
  }
}
