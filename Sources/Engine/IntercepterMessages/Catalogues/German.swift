extension MessageCatalogue {
  /// The messages in German.
  ///
  /// There is no ß in them, so that they are right in Switzerland too.
  static let german = MessageCatalogue(
    enumeration: Violation.Enumeration(
      "„", "“", comma: ", ", conjunction: " und ", others: "andere Zeichen"),
    violations: """
      tooLong: Bitte geben Sie höchstens {limitWithUnit} ein{hasHint, select, true { ({hint})}
        other {}}; derzeit {actual, plural, one {ist es #} other {sind es #}}.
      tooShort: Bitte geben Sie mindestens {limitWithUnit} ein{hasHint, select, true { ({hint})}
        other {}}; derzeit {actual, plural, one {ist es #} other {sind es #}}.
      emojiForbidden: {characterCount, plural, =0 {Emojis sind hier nicht erlaubt.}
        other {Emojis sind hier nicht erlaubt: {characters}.}}
      emojiRequired: {characterCount, plural, =0 {Hier sind nur Emojis erlaubt.}
        one {{characters} ist kein Emoji.} other {{characters} sind keine Emojis.}}
      emojiTooNew: {characterCount, plural, =0 {Dieses Emoji ist zu neu, um überall angezeigt zu
        werden.} one {{characters} ist zu neu, um überall angezeigt zu werden.}
        other {{characters} sind zu neu, um überall angezeigt zu werden.}}
      notADigit: {characterCount, plural, =0 {Hier sind nur Ziffern erlaubt.}
        one {{characters} ist keine Ziffer.} other {{characters} sind keine Ziffern.}}
      notANumber: Das ist keine gültige Zahl.
      tooManyDecimalPlaces: {limit, plural, =0 {Hier sind nur ganze Zahlen erlaubt.}
        one {Hier ist höchstens # Nachkommastelle erlaubt, nicht {actual}.}
        other {Hier sind höchstens # Nachkommastellen erlaubt, nicht {actual}.}}
      tooManyIntegerDigits: Vor dem Dezimaltrennzeichen {limit, plural, one {ist höchstens # Ziffer}
        other {sind höchstens # Ziffern}} erlaubt, nicht {actual}.
      leadingSeparator: Die Zahl darf nicht mit dem Dezimaltrennzeichen beginnen.
      leadingZero: Die Zahl darf nicht mit einer überflüssigen Null beginnen.
      negativeNotAllowed: Negative Zahlen sind hier nicht erlaubt.
      outOfRange: Diese Zahl liegt nicht im erlaubten Bereich.
      characterNotAllowed: {characterCount, plural, =0 {Dieses Zeichen ist hier nicht erlaubt.}
        one {{characters} ist hier nicht erlaubt.} other {{characters} sind hier nicht erlaubt.}}
      lineBreak: Zeilenumbrüche sind hier nicht erlaubt.
      patternMismatch: Die Eingabe entspricht nicht dem verlangten Format.
      ellipsis: Die Tastatur hat „...“ durch „…“ ersetzt; die Punkte wurden wiederhergestellt.
      required: Bitte füllen Sie dieses Feld aus.
      oneRequired: Bitte füllen Sie mindestens eines dieser Felder aus.
      notEqual: Die beiden Eingaben stimmen nicht überein.
      custom: Diese Eingabe ist hier nicht erlaubt.
      patternIncomplete: Die Eingabe entspricht noch nicht dem verlangten Format.
      patternTooSlow: Der Vergleich mit dem verlangten Format dauert zu lange.
      patternTooLarge: Der Vergleich mit dem verlangten Format braucht zu viel Speicher.
      patternFailed: Die Eingabe kann nicht mit dem verlangten Format verglichen werden.
      notListed: Erlaubt ist nur einer dieser Werte: {bound}.
      rulesDisagree: Die Regeln dieses Feldes widersprechen sich darin, wie das zu schreiben ist.
      separatorIsPoint: Nachkommastellen beginnen hier mit „.“.
      separatorIsComma: Nachkommastellen beginnen hier mit „,“.
      separatorIsArabic: Nachkommastellen beginnen hier mit „٫“.
      closingDash: Der Strich hinter der Zahl kann ein Minuszeichen sein oder nur den Betrag abschließen.
      dateIncomplete: Diese Angabe ist noch nicht vollständig.
      dateAmbiguous: Das kann zwei verschiedene Daten bedeuten.
      foreign: {hasBound, select, true {Telefonnummern mit der Vorwahl {bound} sind hier nicht erlaubt.}
        other {Telefonnummern mit dieser Vorwahl sind hier nicht erlaubt.}}
      zeroNotDialed: Bitte lassen Sie die 0 am Anfang der Nummer weg.
      callingCodeMissing: Bitte beginnen Sie mit + und der Ländervorwahl der Nummer.
      telephoneExtension: Bitte lassen Sie die Durchwahl „{bound}“ hinter der Nummer weg.
      dateInOtherOrder: Dieses Datum hat eine andere Reihenfolge.
      dateWithTime: Das ist ein Zeitpunkt; erwartet wird ein Datum.
      timeInsteadOfDate: Das ist eine Uhrzeit; erwartet wird ein Datum.
      dateInsteadOfTime: Das enthält ein Datum; erwartet wird nur eine Uhrzeit.
      timeWithSeconds: Hier wird eine Uhrzeit ohne Sekunden benötigt.
      zeroTimeDropped: Die Nullen, die dieses Feld nicht zeigt, wurden weggelassen.
      noSuchMonth: Einen Monat {actual} gibt es nicht.
      noSuchDay: Einen Tag {actual} gibt es nicht.
      noSuchHour: Eine Stunde {actual} gibt es nicht.
      noSuchMinute: Eine Minute {actual} gibt es nicht.
      noSuchSecond: Eine Sekunde {actual} gibt es nicht.
      wrongCheckDigit: Die Prüfziffer stimmt nicht.
      noSuchDate: Dieses Datum gibt es nicht.
      tooEarly: {hasBound, select, true {Das ist zu früh: frühestens {bound}.}
        other {Das ist früher als erlaubt.}}
      tooLate: {hasBound, select, true {Das ist zu spät: spätestens {bound}.}
        other {Das ist später als erlaubt.}}
      endBeforeStart: Das Ende liegt vor dem Anfang.
      removed: {characterCount, plural, =0 {Einige Zeichen wurden entfernt.}
        one {{characters} wurde entfernt.} other {{characters} wurden entfernt.}}
      ellipsisRejected: Die Tastatur hat „…“ eingefügt; die Punkte davor wurden wiederhergestellt.
      counts: {characters} zählt {actual}
      """,
    units: """
      graphemes scalars utf16: {count} Zeichen
      utf8 gb18030: {count, plural, one {# Byte} other {# Bytes}}
      doubleWidth: {count, plural, one {# Spalte} other {# Spalten}}
      other: {count} ({unit})
      """,
    hints: """
      scalars: manche Emojis zählen mehrfach
      utf16: die meisten Emojis zählen {two}
      utf8: ein Umlaut zählt {two}, ein chinesisches Zeichen {three}
      gb18030: ein chinesisches Zeichen zählt {two}
      doubleWidth: ein chinesisches Zeichen belegt {two}
      """,
    sentences: """
      emojiForbidden: Keine Emojis.
      emojiOnly: Nur Emojis.
      emojiUpTo: Keine neueren Emojis als die von Emoji {text}.
      maxLength: Höchstens {limitWithUnit}{hasHint, select, true { ({hint})} other {}}.
      minLength: Mindestens {limitWithUnit}{hasHint, select, true { ({hint})} other {}}.
      digits: Nur die Ziffern 0–9.
      digitsOfAnyScript: Nur Ziffern, in beliebiger Schrift.
      digitsNormalized: Nur Ziffern; die anderer Schriften werden zu 0–9.
      decimalPlaces: {limit, plural, =0 {Eine ganze Zahl.}
        one {Eine Zahl mit höchstens # Nachkommastelle.}
        other {Eine Zahl mit höchstens # Nachkommastellen.}}
      integerDigits: Höchstens {limit, plural, one {# Ziffer}
        other {# Ziffern}} vor dem Dezimaltrennzeichen.
      minimum: Mindestens {minimum}.
      maximum: Höchstens {maximum}.
      range: Von {minimum} bis {maximum}.
      negativeAllowed: Negative Zahlen sind erlaubt.
      negativeForbidden: Keine negativen Zahlen.
      decimalSeparator: Das Dezimaltrennzeichen ist „{text}“.
      leadingZerosForbidden: Keine überflüssigen Nullen am Anfang.
      leadingZerosRemoved: Überflüssige Nullen am Anfang werden entfernt.
      allowedCharacters: Nur diese Zeichen: „{text}“.
      forbiddenCharacters: Keines dieser Zeichen: „{text}“.
      pattern: Muss dem Muster „{text}“ entsprechen.
      oneOf: Einer dieser Werte: {text}.
      singleLine: Nur eine Zeile.
      lineBreaksBecomeSpaces: Zeilenumbrüche werden zu Leerzeichen.
      lineBreaksReplaced: Zeilenumbrüche werden zu „{text}“.
      lineBreaksRemoved: Zeilenumbrüche werden entfernt.
      widthNormalized: Vollbreite Buchstaben und Ziffern werden zu gewöhnlichen.
      punctuationStraightened: Typografische Anführungszeichen und Striche werden zu einfachen.
      lettersCapitalized: Buchstaben werden zu Grossbuchstaben.
      checkDigit: Mit der richtigen Prüfziffer ({text}).
      paymentCard: Die Nummer einer Zahlungskarte.
      iban: Eine IBAN (internationale Bankkontonummer).
      date: Ein Datum, zum Beispiel {text}.
      timeOfDay: Eine Uhrzeit, zum Beispiel {text}.
      earliest: Frühestens {text}.
      latest: Spätestens {text}.
      oneTimeCode: Ein Code aus {limit, plural, one {# Ziffer} other {# Ziffern}}.
      shownLike: Wird so angezeigt: „{text}“.
      required: Pflichtfeld.
      visible: Nicht nur unsichtbare Zeichen.
      requiredWhen: Pflichtfeld, sobald „{text}“ ausgefüllt ist.
      oneRequired: Mindestens eines dieser Felder ist auszufüllen: {text}.
      equal: Muss mit „{text}“ übereinstimmen.
      cutOff: Was länger ist, wird abgeschnitten.
      leftOut: Was nicht passt, wird weggelassen.
      recommended: Das ist nur eine Empfehlung.
      valuesNormalized: Zahlen und Daten in anderer Schreibweise werden umgeschrieben,
        wenn nur ein Wert gemeint sein kann.
      whitespaceTrimmed: Leerzeichen am Anfang und am Ende werden entfernt.
      whitespaceCollapsed: Mehrere Leerzeichen hintereinander werden zu einem.
      decimalsPadded: Mit Nullen wird auf {limit, plural, one {# Nachkommastelle}
        other {# Nachkommastellen}} aufgefüllt.
      trailingSeparatorDropped: Ein Dezimaltrennzeichen am Ende wird entfernt.
      """)
}
