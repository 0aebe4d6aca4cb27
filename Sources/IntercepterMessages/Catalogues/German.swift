/// The messages in German.
///
/// There is no ß in them, so that they are right in Switzerland too.
enum German: Catalogue {
  static func pattern(for key: ViolationKey) -> String {
    switch key {
    case .tooLong:
      """
      Bitte geben Sie höchstens {limitWithUnit} ein{hasHint, select, true { ({hint})} other {}}; \
      derzeit {actual, plural, one {ist es #} other {sind es #}}.
      """
    case .tooShort:
      """
      Bitte geben Sie mindestens {limitWithUnit} ein{hasHint, select, true { ({hint})} other {}}; \
      derzeit {actual, plural, one {ist es #} other {sind es #}}.
      """
    case .emojiForbidden:
      """
      {characterCount, plural, =0 {Emojis sind hier nicht erlaubt.} \
      other {Emojis sind hier nicht erlaubt: {characters}.}}
      """
    case .emojiRequired:
      """
      {characterCount, plural, =0 {Hier sind nur Emojis erlaubt.} \
      one {{characters} ist kein Emoji.} \
      other {{characters} sind keine Emojis.}}
      """
    case .emojiTooNew:
      """
      {characterCount, plural, =0 {Dieses Emoji ist zu neu, um überall angezeigt zu werden.} \
      one {{characters} ist zu neu, um überall angezeigt zu werden.} \
      other {{characters} sind zu neu, um überall angezeigt zu werden.}}
      """
    case .notADigit:
      """
      {characterCount, plural, =0 {Hier sind nur Ziffern erlaubt.} \
      one {{characters} ist keine Ziffer.} \
      other {{characters} sind keine Ziffern.}}
      """
    case .notANumber: "Das ist keine gültige Zahl."
    case .tooManyDecimalPlaces:
      """
      {limit, plural, =0 {Hier sind nur ganze Zahlen erlaubt.} \
      one {Hier ist höchstens # Nachkommastelle erlaubt, nicht {actual}.} \
      other {Hier sind höchstens # Nachkommastellen erlaubt, nicht {actual}.}}
      """
    case .tooManyIntegerDigits:
      """
      Vor dem Dezimaltrennzeichen {limit, plural, one {ist höchstens # Ziffer} \
      other {sind höchstens # Ziffern}} erlaubt, nicht {actual}.
      """
    case .leadingSeparator: "Die Zahl darf nicht mit dem Dezimaltrennzeichen beginnen."
    case .leadingZero: "Die Zahl darf nicht mit einer überflüssigen Null beginnen."
    case .negativeNotAllowed: "Negative Zahlen sind hier nicht erlaubt."
    case .outOfRange: "Diese Zahl liegt nicht im erlaubten Bereich."
    case .characterNotAllowed:
      """
      {characterCount, plural, =0 {Dieses Zeichen ist hier nicht erlaubt.} \
      one {{characters} ist hier nicht erlaubt.} \
      other {{characters} sind hier nicht erlaubt.}}
      """
    case .lineBreak: "Zeilenumbrüche sind hier nicht erlaubt."
    case .patternMismatch: "Die Eingabe entspricht nicht dem verlangten Format."
    case .ellipsis: "Die Tastatur hat „...“ durch „…“ ersetzt; die Punkte wurden wiederhergestellt."
    case .required: "Bitte füllen Sie dieses Feld aus."
    case .oneRequired: "Bitte füllen Sie mindestens eines dieser Felder aus."
    case .notEqual: "Die beiden Eingaben stimmen nicht überein."
    case .custom: "Diese Eingabe ist hier nicht erlaubt."
    case .patternIncomplete: "Die Eingabe entspricht noch nicht dem verlangten Format."
    case .patternTooSlow: "Der Vergleich mit dem verlangten Format dauert zu lange."
    case .patternTooLarge: "Der Vergleich mit dem verlangten Format braucht zu viel Speicher."
    case .patternFailed: "Die Eingabe kann nicht mit dem verlangten Format verglichen werden."
    case .separatorIsPoint: "Nachkommastellen beginnen hier mit „.“."
    case .separatorIsComma: "Nachkommastellen beginnen hier mit „,“."
    case .separatorIsArabic: "Nachkommastellen beginnen hier mit „٫“."
    case .rulesDisagree:
      "Die Regeln dieses Feldes widersprechen sich darin, wie das zu schreiben ist."
    case .dateIncomplete: "Diese Angabe ist noch nicht vollständig."
    case .dateAmbiguous: "Das kann zwei verschiedene Daten bedeuten."
    case .noSuchDate: "Dieses Datum gibt es nicht."
    case .tooEarly:
      """
      {hasBound, select, true {Das ist zu früh: frühestens {bound}.} \
      other {Das ist früher als erlaubt.}}
      """
    case .tooLate:
      """
      {hasBound, select, true {Das ist zu spät: spätestens {bound}.} \
      other {Das ist später als erlaubt.}}
      """
    case .endBeforeStart: "Das Ende liegt vor dem Anfang."
    case .ellipsisRejected:
      "Die Tastatur hat „…“ eingefügt; die Punkte davor wurden wiederhergestellt."
    case .removed:
      """
      {characterCount, plural, =0 {Einige Zeichen wurden entfernt.} \
      one {{characters} wurde entfernt.} \
      other {{characters} wurden entfernt.}}
      """
    }
  }

  static func pattern(for unit: UnitName?) -> String {
    switch unit?.family {
    case .graphemes, .scalars, .utf16: "{count} Zeichen"
    case .utf8, .gb18030: "{count, plural, one {# Byte} other {# Bytes}}"
    case .doubleWidth: "{count, plural, one {# Spalte} other {# Spalten}}"
    default: "{count} ({unit})"
    }
  }

  static func hint(for unit: UnitName?) -> String? {
    switch unit?.family {
    case .scalars: "manche Emojis zählen mehrfach"
    case .utf16: "die meisten Emojis zählen {two}"
    case .utf8: "ein Umlaut zählt {two}, ein chinesisches Zeichen {three}"
    case .gb18030: "ein chinesisches Zeichen zählt {two}"
    case .doubleWidth: "ein chinesisches Zeichen belegt {two}"
    default: nil
    }
  }

  static func pattern(for sentence: RuleSentence) -> String {
    switch sentence {
    case .emojiForbidden: "Keine Emojis."
    case .emojiOnly: "Nur Emojis."
    case .emojiUpTo: "Keine neueren Emojis als die von Emoji {text}."
    case .maxLength: "Höchstens {limitWithUnit}{hasHint, select, true { ({hint})} other {}}."
    case .minLength: "Mindestens {limitWithUnit}{hasHint, select, true { ({hint})} other {}}."
    case .digits: "Nur die Ziffern 0–9."
    case .digitsOfAnyScript: "Nur Ziffern, in beliebiger Schrift."
    case .digitsNormalized: "Nur Ziffern; die anderer Schriften werden zu 0–9."
    case .decimalPlaces:
      """
      {limit, plural, =0 {Eine ganze Zahl.} one {Eine Zahl mit höchstens # Nachkommastelle.} \
      other {Eine Zahl mit höchstens # Nachkommastellen.}}
      """
    case .integerDigits:
      "Höchstens {limit, plural, one {# Ziffer} other {# Ziffern}} vor dem Dezimaltrennzeichen."
    case .minimum: "Mindestens {minimum}."
    case .maximum: "Höchstens {maximum}."
    case .range: "Von {minimum} bis {maximum}."
    case .negativeAllowed: "Negative Zahlen sind erlaubt."
    case .negativeForbidden: "Keine negativen Zahlen."
    case .decimalSeparator: "Das Dezimaltrennzeichen ist „{text}“."
    case .leadingZerosForbidden: "Keine überflüssigen Nullen am Anfang."
    case .leadingZerosRemoved: "Überflüssige Nullen am Anfang werden entfernt."
    case .allowedCharacters: "Nur diese Zeichen: „{text}“."
    case .forbiddenCharacters: "Keines dieser Zeichen: „{text}“."
    case .pattern: "Muss dem Muster „{text}“ entsprechen."
    case .singleLine: "Nur eine Zeile."
    case .lineBreaksBecomeSpaces: "Zeilenumbrüche werden zu Leerzeichen."
    case .lineBreaksReplaced: "Zeilenumbrüche werden zu „{text}“."
    case .lineBreaksRemoved: "Zeilenumbrüche werden entfernt."
    case .widthNormalized: "Vollbreite Buchstaben und Ziffern werden zu gewöhnlichen."
    case .paymentCard: "Die Nummer einer Zahlungskarte."
    case .iban: "Eine IBAN (internationale Bankkontonummer)."
    case .date: "Ein Datum, zum Beispiel {text}."
    case .timeOfDay: "Eine Uhrzeit, zum Beispiel {text}."
    case .earliest: "Frühestens {text}."
    case .latest: "Spätestens {text}."
    case .oneTimeCode: "Ein Code aus {limit, plural, one {# Ziffer} other {# Ziffern}}."
    case .shownLike: "Wird so angezeigt: „{text}“."
    case .required: "Pflichtfeld."
    case .requiredWhen: "Pflichtfeld, sobald „{text}“ ausgefüllt ist."
    case .oneRequired: "Mindestens eines dieser Felder ist auszufüllen: {text}."
    case .equal: "Muss mit „{text}“ übereinstimmen."
    case .cutOff: "Was länger ist, wird abgeschnitten."
    case .leftOut: "Was nicht passt, wird weggelassen."
    case .recommended: "Das ist nur eine Empfehlung."
    case .valuesNormalized:
      "Zahlen und Daten in anderer Schreibweise werden umgeschrieben, wenn nur ein Wert gemeint sein kann."
    case .whitespaceTrimmed: "Leerzeichen am Anfang und am Ende werden entfernt."
    case .whitespaceCollapsed: "Mehrere Leerzeichen hintereinander werden zu einem."
    case .decimalsPadded:
      """
      Mit Nullen wird auf {limit, plural, one {# Nachkommastelle} other {# Nachkommastellen}} \
      aufgefüllt.
      """
    case .trailingSeparatorDropped: "Ein Dezimaltrennzeichen am Ende wird entfernt."
    }
  }
}
