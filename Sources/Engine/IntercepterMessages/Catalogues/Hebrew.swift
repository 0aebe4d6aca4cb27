extension MessageCatalogue {
  /// The messages in Hebrew.
  static let hebrew = MessageCatalogue(
    enumeration: Violation.Enumeration(
      "”", "”", comma: ", ", conjunction: " ו", others: "תווים אחרים"),
    violations: """
      tooLong: מותר כאן לכל היותר {limitWithUnit}, לא {actual}{hasHint, select, true {; {hint}} other {}}.
      tooShort: נדרש כאן לפחות {limitWithUnit}, לא {actual}{hasHint, select, true {; {hint}} other {}}.
      emojiForbidden: {characterCount, plural, =0 {אמוג׳י אינם מותרים כאן.}
        other {אמוג׳י אינם מותרים כאן: {characters}.}}
      emojiRequired: {characterCount, plural, =0 {מותרים כאן רק אמוג׳י.}
        one {{characters} אינו אמוג׳י.} other {{characters} אינם אמוג׳י.}}
      emojiTooNew: {characterCount, plural, =0 {האמוג׳י הזה חדש מכדי להופיע בכל מקום.}
        one {{characters} חדש מכדי להופיע בכל מקום.}
        other {{characters} חדשים מכדי להופיע בכל מקום.}}
      notADigit: {characterCount, plural, =0 {מותרות כאן רק ספרות.}
        one {{characters} אינו ספרה.} other {{characters} אינם ספרות.}}
      notANumber: זה אינו מספר עשרוני.
      tooManyDecimalPlaces: {limit, plural, =0 {מותרים כאן רק מספרים שלמים.}
        one {מותרת כאן לכל היותר ספרה אחת אחרי הנקודה, לא {actual}.}
        other {מותרות כאן לכל היותר # ספרות אחרי הנקודה, לא {actual}.}}
      tooManyIntegerDigits: {limit, plural, one {מותרת לכל היותר ספרה אחת}
        other {מותרות לכל היותר # ספרות}} לפני המפריד העשרוני, לא {actual}.
      leadingSeparator: מספר אינו יכול להתחיל כאן במפריד העשרוני.
      leadingZero: אפסים מיותרים בהתחלה אינם מותרים כאן.
      negativeNotAllowed: מספרים שליליים אינם מותרים כאן.
      outOfRange: המספר הזה מחוץ לטווח.
      characterNotAllowed: {characterCount, plural, =0 {התו הזה אינו מותר כאן.}
        one {{characters} אינו מותר כאן.} other {{characters} אינם מותרים כאן.}}
      lineBreak: מעברי שורה אינם מותרים כאן.
      patternMismatch: זה אינו תואם לתבנית הנדרשת.
      ellipsis: המקלדת החליפה ”...” ב־”…”; הנקודות שוחזרו.
      required: זהו שדה חובה.
      oneRequired: יש למלא לפחות אחד מהשדות האלה.
      notEqual: שתי הרשומות אינן זהות.
      custom: זה אינו מותר כאן.
      patternIncomplete: זה עדיין אינו תואם לתבנית הנדרשת.
      patternTooSlow: ההשוואה לתבנית הנדרשת נמשכת זמן רב מדי.
      patternTooLarge: ההשוואה לתבנית הנדרשת דורשת יותר מדי זיכרון.
      patternFailed: אי אפשר להשוות את זה לתבנית הנדרשת.
      notListed: זה חייב להיות אחד מאלה: {bound}.
      rulesDisagree: הכללים של השדה הזה סותרים זה את זה בטקסט הזה.
      separatorIsPoint: המפריד העשרוני כאן הוא ”.”.
      separatorIsComma: המפריד העשרוני כאן הוא ”,”.
      separatorIsArabic: המפריד העשרוני כאן הוא ”٫”.
      closingDash: הקו שאחרי המספר יכול להיות סימן מינוס או רק סגירה של הסכום.
      dateIncomplete: זה אינו שלם.
      dateAmbiguous: התאריך הזה אינו חד־משמעי.
      foreign: {hasBound, select, true {מספרי טלפון עם הקידומת הבין־לאומית {bound} אינם מתקבלים כאן.}
        other {מספרי טלפון עם הקידומת הבין־לאומית הזאת אינם מתקבלים כאן.}}
      zeroNotDialed: יש להשמיט את ה־0 בתחילת המספר.
      callingCodeMissing: יש להתחיל ב־+ ובקידומת הבין־לאומית של המספר.
      telephoneExtension: יש להשמיט את השלוחה ”{bound}” שאחרי המספר.
      dateInOtherOrder: התאריך הזה כתוב בסדר אחר.
      dateWithTime: זו חותמת זמן; נדרש כאן תאריך.
      timeInsteadOfDate: זו שעה; נדרש כאן תאריך.
      dateInsteadOfTime: יש כאן תאריך; נדרשת כאן שעה בלבד.
      timeWithSeconds: נדרשת כאן שעה בלי שניות.
      zeroTimeDropped: האפסים שהשדה הזה אינו מציג הושמטו.
      noSuchMonth: אין חודש {actual}.
      noSuchDay: אין יום {actual}.
      noSuchHour: אין שעה {actual}.
      noSuchMinute: אין דקה {actual}.
      noSuchSecond: אין שנייה {actual}.
      wrongCheckDigit: ספרת הביקורת שגויה.
      noSuchDate: אין תאריך כזה.
      tooEarly: {hasBound, select, true {זה מוקדם מ־{bound}.} other {זה מוקדם מהמותר.}}
      tooLate: {hasBound, select, true {זה מאוחר מ־{bound}.} other {זה מאוחר מהמותר.}}
      endBeforeStart: הסוף קודם להתחלה.
      removed: {characterCount, plural, =0 {כמה תווים הוסרו.} one {{characters} הוסר.}
        other {{characters} הוסרו.}}
      ellipsisRejected: המקלדת הוסיפה ”…”; הנקודות שלפניו שוחזרו.
      counts: {characters} נספר {actual}
      """,
    units: """
      graphemes scalars utf16: {count, plural, one {תו אחד} two {שני תווים} other {# תווים}}
      utf8 gb18030: {count, plural, one {בייט אחד} two {שני בייטים} other {# בייטים}}
      doubleWidth: {count, plural, one {עמודה אחת} two {שתי עמודות} other {# עמודות}}
      other: {count} ({unit})
      """,
    hints: """
      scalars: יש אמוג׳י שנספרים כמה פעמים
      utf16: רוב האמוג׳י נספרים {two}
      utf8: אות עברית נספרת {two}, ותו סיני {three}
      gb18030: תו סיני נספר {two}
      doubleWidth: תו סיני תופס {two}
      """,
    sentences: """
      emojiForbidden: בלי אמוג׳י.
      emojiOnly: רק אמוג׳י.
      emojiUpTo: בלי אמוג׳י חדשים מ־Emoji {text}.
      maxLength: לכל היותר {limitWithUnit}{hasHint, select, true { ({hint})} other {}}.
      minLength: לפחות {limitWithUnit}{hasHint, select, true { ({hint})} other {}}.
      digits: רק הספרות 0–9.
      digitsOfAnyScript: רק ספרות, בכל כתב.
      digitsNormalized: רק ספרות; ספרות של כתבים אחרים הופכות ל־0–9.
      decimalPlaces: {limit, plural, =0 {מספר שלם.} one {מספר עם ספרה אחת לכל היותר אחרי הנקודה.}
        other {מספר עם # ספרות לכל היותר אחרי הנקודה.}}
      integerDigits: {limit, plural, one {ספרה אחת} other {# ספרות}} לכל היותר לפני המפריד העשרוני.
      minimum: לא פחות מ־{minimum}.
      maximum: לא יותר מ־{maximum}.
      range: מ־{minimum} עד {maximum}.
      negativeAllowed: מספרים שליליים מותרים.
      negativeForbidden: בלי מספרים שליליים.
      decimalSeparator: המפריד העשרוני הוא ”{text}”.
      leadingZerosForbidden: בלי אפסים מיותרים בהתחלה.
      leadingZerosRemoved: אפסים מיותרים בהתחלה מוסרים.
      allowedCharacters: רק התווים האלה: ”{text}”.
      forbiddenCharacters: בלי התווים האלה: ”{text}”.
      pattern: חייב להתאים לתבנית ”{text}”.
      oneOf: אחד מאלה: {text}.
      singleLine: שורה אחת בלבד.
      lineBreaksBecomeSpaces: מעברי שורה הופכים לרווחים.
      lineBreaksReplaced: מעברי שורה הופכים ל־”{text}”.
      lineBreaksRemoved: מעברי שורה מוסרים.
      widthNormalized: אותיות וספרות ברוחב מלא הופכות לרגילות.
      punctuationStraightened: מירכאות ומקפים טיפוגרפיים הופכים לפשוטים.
      lettersCapitalized: אותיות הופכות לאותיות רישיות.
      checkDigit: עם ספרת ביקורת נכונה ({text}).
      paymentCard: מספר של כרטיס תשלום.
      iban: IBAN (מספר חשבון בנק בין־לאומי).
      date: תאריך, כגון {text}.
      timeOfDay: שעה, כגון {text}.
      earliest: לא לפני {text}.
      latest: לא אחרי {text}.
      oneTimeCode: קוד של {limit, plural, one {ספרה אחת} other {# ספרות}}.
      shownLike: מוצג כך: ”{text}”.
      required: חובה.
      visible: לא רק תווים בלתי נראים.
      requiredWhen: חובה אם ”{text}” מלא.
      oneRequired: לפחות אחד מאלה נדרש: {text}.
      equal: זהה ל־”{text}”.
      cutOff: טקסט ארוך יותר נחתך.
      leftOut: כל מה שאינו מתאים מוסר.
      recommended: זו המלצה בלבד.
      valuesNormalized: מספרים ותאריכים בכתיב אחר נכתבים מחדש אם הם חד־משמעיים.
      whitespaceTrimmed: רווחים בהתחלה ובסוף מוסרים.
      whitespaceCollapsed: כמה רווחים ברצף הופכים לאחד.
      decimalsPadded: נוספים אפסים עד {limit, plural, one {ספרה אחת} other {# ספרות}} אחרי הנקודה.
      trailingSeparatorDropped: מפריד עשרוני בסוף מוסר.
      """)
}
