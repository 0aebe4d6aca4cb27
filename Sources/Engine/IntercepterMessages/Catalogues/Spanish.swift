extension MessageCatalogue {
  /// The messages in Spanish.
  ///
  /// A million takes a form of its own: “1.000.000 de caracteres”.
  static let spanish = MessageCatalogue(
    enumeration: Violation.Enumeration(
      "«", "»", comma: ", ", conjunction: " y ", others: "otros caracteres"),
    violations: """
      tooLong: Escriba como máximo {limitWithUnit}{hasHint, select, true { ({hint})} other {}};
        ahora hay {actual}.
      tooShort: Escriba al menos {limitWithUnit}{hasHint, select, true { ({hint})} other {}};
        ahora hay {actual}.
      emojiForbidden: {characterCount, plural, =0 {Aquí no se permiten emojis.}
        other {Aquí no se permiten emojis: {characters}.}}
      emojiRequired: {characterCount, plural, =0 {Aquí solo se permiten emojis.}
        one {{characters} no es un emoji.} other {{characters} no son emojis.}}
      emojiTooNew: {characterCount, plural, =0 {Este emoji es demasiado reciente para mostrarse en
        todas partes.} one {{characters} es demasiado reciente para mostrarse en todas partes.}
        other {{characters} son demasiado recientes para mostrarse en todas partes.}}
      notADigit: {characterCount, plural, =0 {Aquí solo se permiten dígitos.}
        one {{characters} no es un dígito.} other {{characters} no son dígitos.}}
      notANumber: Esto no es un número válido.
      tooManyDecimalPlaces: {limit, plural, =0 {Aquí solo se permiten números enteros.}
        one {Aquí se permite como máximo # decimal, no {actual}.}
        other {Aquí se permiten como máximo # decimales, no {actual}.}}
      tooManyIntegerDigits: Antes del separador decimal {limit, plural,
        one {se permite como máximo # dígito}
        other {se permiten como máximo # dígitos}}, no {actual}.
      leadingSeparator: El número no puede empezar por el separador decimal.
      leadingZero: El número no puede empezar por un cero innecesario.
      negativeNotAllowed: Aquí no se permiten números negativos.
      outOfRange: Este número está fuera de los límites permitidos.
      characterNotAllowed: {characterCount, plural, =0 {Este carácter no está permitido aquí.}
        one {{characters} no está permitido aquí.} other {{characters} no están permitidos aquí.}}
      lineBreak: Aquí no se permiten saltos de línea.
      patternMismatch: El texto no tiene el formato requerido.
      ellipsis: El teclado ha sustituido «...» por «…»; se han restablecido los puntos.
      required: Complete este campo.
      oneRequired: Complete al menos uno de estos campos.
      notEqual: Los dos textos no coinciden.
      custom: Esto no está permitido aquí.
      patternIncomplete: El texto todavía no tiene el formato requerido.
      patternTooSlow: La comparación con el formato requerido tarda demasiado.
      patternTooLarge: La comparación con el formato requerido necesita demasiada memoria.
      patternFailed: El texto no se puede comparar con el formato requerido.
      notListed: Debe ser uno de estos valores: {bound}.
      rulesDisagree: Las reglas de este campo se contradicen sobre cómo escribir esto.
      separatorIsPoint: Los decimales empiezan aquí con «.».
      separatorIsComma: Los decimales empiezan aquí con «,».
      separatorIsArabic: Los decimales empiezan aquí con «٫».
      closingDash: El guion tras el número puede ser un signo menos o solo cerrar el importe.
      dateIncomplete: Este dato no está completo.
      dateAmbiguous: Esto puede significar dos fechas distintas.
      foreign: {hasBound, select, true {Aquí no se aceptan números con el prefijo {bound}.}
        other {Aquí no se aceptan números con este prefijo.}}
      zeroNotDialed: Escriba el número sin el 0 inicial.
      callingCodeMissing: Empiece con + y el prefijo del país.
      telephoneExtension: Escriba el número sin la extensión «{bound}».
      dateInOtherOrder: Esta fecha está en otro orden.
      dateWithTime: Esto es una marca de tiempo; se espera una fecha.
      timeInsteadOfDate: Esto es una hora; se espera una fecha.
      dateInsteadOfTime: Esto contiene una fecha; se espera solo una hora.
      timeWithSeconds: Aquí se requiere una hora sin segundos.
      zeroTimeDropped: Se han quitado los ceros que este campo no muestra.
      noSuchMonth: No existe el mes {actual}.
      noSuchDay: No existe el día {actual}.
      noSuchHour: No existe la hora {actual}.
      noSuchMinute: No existe el minuto {actual}.
      noSuchSecond: No existe el segundo {actual}.
      wrongCheckDigit: El dígito de control no es correcto.
      noSuchDate: Esta fecha no existe.
      tooEarly: {hasBound, select, true {Es demasiado pronto; como muy pronto, {bound}.}
        other {Es anterior a lo permitido.}}
      tooLate: {hasBound, select, true {Es demasiado tarde; como muy tarde, {bound}.}
        other {Es posterior a lo permitido.}}
      endBeforeStart: El final es anterior al comienzo.
      removed: {characterCount, plural, =0 {Se han eliminado algunos caracteres.}
        one {Se ha eliminado {characters}.} other {Se han eliminado {characters}.}}
      ellipsisRejected: El teclado ha insertado «…»; se han restablecido los puntos anteriores.
      counts: {characters} cuenta como {actual}
      """,
    units: """
      graphemes scalars utf16: {count, plural, one {# carácter} many {# de caracteres}
        other {# caracteres}}
      utf8 gb18030: {count, plural, one {# byte} many {# de bytes} other {# bytes}}
      doubleWidth: {count, plural, one {# columna} many {# de columnas} other {# columnas}}
      other: {count} ({unit})
      """,
    hints: """
      scalars: algunos emojis cuentan como varios
      utf16: la mayoría de los emojis cuentan como {two}
      utf8: una letra con tilde cuenta como {two}; un carácter chino, como {three}
      gb18030: un carácter chino cuenta como {two}
      doubleWidth: un carácter chino ocupa {two}
      """,
    sentences: """
      emojiForbidden: Sin emojis.
      emojiOnly: Solo emojis.
      emojiUpTo: Sin emojis más recientes que los de Emoji {text}.
      maxLength: Como máximo {limitWithUnit}{hasHint, select, true { ({hint})} other {}}.
      minLength: Al menos {limitWithUnit}{hasHint, select, true { ({hint})} other {}}.
      digits: Solo los dígitos del 0 al 9.
      digitsOfAnyScript: Solo dígitos, de cualquier escritura.
      digitsNormalized: Solo dígitos; los de otras escrituras se convierten en los del 0 al 9.
      decimalPlaces: {limit, plural, =0 {Un número entero.}
        one {Un número con # decimal como máximo.} other {Un número con # decimales como máximo.}}
      integerDigits: Como máximo {limit, plural, one {# dígito}
        other {# dígitos}} antes del separador decimal.
      minimum: {minimum} o más.
      maximum: {maximum} o menos.
      range: De {minimum} a {maximum}.
      negativeAllowed: Se permiten números negativos.
      negativeForbidden: Sin números negativos.
      decimalSeparator: El separador decimal es «{text}».
      leadingZerosForbidden: Sin ceros innecesarios al principio.
      leadingZerosRemoved: Los ceros innecesarios al principio se eliminan.
      allowedCharacters: Solo estos caracteres: «{text}».
      forbiddenCharacters: Ninguno de estos caracteres: «{text}».
      pattern: Debe ajustarse al patrón «{text}».
      oneOf: Uno de estos valores: {text}.
      singleLine: Una sola línea.
      lineBreaksBecomeSpaces: Los saltos de línea se convierten en espacios.
      lineBreaksReplaced: Los saltos de línea se convierten en «{text}».
      lineBreaksRemoved: Los saltos de línea se eliminan.
      widthNormalized: Las letras y los dígitos de ancho completo se convierten en normales.
      punctuationStraightened: Las comillas y rayas tipográficas se convierten en normales.
      lettersCapitalized: Las letras pasan a mayúsculas.
      checkDigit: Con el dígito de control correcto ({text}).
      paymentCard: El número de una tarjeta de pago.
      iban: Un IBAN (número internacional de cuenta bancaria).
      date: Una fecha, por ejemplo {text}.
      timeOfDay: Una hora, por ejemplo {text}.
      earliest: Como muy pronto, {text}.
      latest: Como muy tarde, {text}.
      oneTimeCode: Un código de {limit, plural, one {# dígito} other {# dígitos}}.
      shownLike: Se muestra así: «{text}».
      required: Obligatorio.
      visible: No solo caracteres invisibles.
      requiredWhen: Obligatorio si se rellena «{text}».
      oneRequired: Es obligatorio rellenar al menos uno de estos campos: {text}.
      equal: Igual que «{text}».
      cutOff: Lo que sobra se recorta.
      leftOut: Lo que no se ajusta se omite.
      recommended: Es solo una recomendación.
      valuesNormalized: Los números y las fechas escritos de otra forma se reescriben si solo pueden
        significar un valor.
      whitespaceTrimmed: Los espacios al principio y al final se eliminan.
      whitespaceCollapsed: Varios espacios seguidos se reducen a uno.
      decimalsPadded: Se añaden ceros hasta completar {limit, plural, one {# decimal}
        other {# decimales}}.
      trailingSeparatorDropped: Un separador decimal al final se elimina.
      """)
}
