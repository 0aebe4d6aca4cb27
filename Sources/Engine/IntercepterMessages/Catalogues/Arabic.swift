extension MessageCatalogue {
  /// The messages in Arabic.
  static let arabic = MessageCatalogue(
    enumeration: Violation.Enumeration(
      "«", "»", comma: "، ", conjunction: " و", others: "أحرف أخرى"),
    violations: """
      tooLong: الحد الأقصى هنا {limitWithUnit}، وليس {actual}{hasHint, select, true {؛ {hint}} other {}}.
      tooShort: الحد الأدنى هنا {limitWithUnit}، وليس {actual}{hasHint, select, true {؛ {hint}} other {}}.
      emojiForbidden: {characterCount, plural, =0 {الرموز التعبيرية غير مسموح بها هنا.}
        other {الرموز التعبيرية غير مسموح بها هنا: {characters}.}}
      emojiRequired: {characterCount, plural, =0 {يُسمح هنا بالرموز التعبيرية فقط.}
        one {{characters} ليس رمزًا تعبيريًا.} other {{characters} ليست رموزًا تعبيرية.}}
      emojiTooNew: {characterCount, plural, =0 {هذا الرمز التعبيري أحدث من أن يُعرض في كل مكان.}
        one {{characters} أحدث من أن يُعرض في كل مكان.}
        other {{characters} أحدث من أن تُعرض في كل مكان.}}
      notADigit: {characterCount, plural, =0 {يُسمح هنا بالأرقام فقط.}
        one {{characters} ليس رقمًا.} other {{characters} ليست أرقامًا.}}
      notANumber: هذا ليس عددًا عشريًا.
      tooManyDecimalPlaces: {limit, plural, =0 {يُسمح هنا بالأعداد الصحيحة فقط.}
        other {الحد الأقصى للمنازل العشرية هنا #، وليس {actual}.}}
      tooManyIntegerDigits: الحد الأقصى للأرقام قبل الفاصلة العشرية {limit}، وليس {actual}.
      leadingSeparator: لا يمكن أن يبدأ العدد هنا بالفاصلة العشرية.
      leadingZero: الأصفار الزائدة في البداية غير مسموح بها هنا.
      negativeNotAllowed: الأعداد السالبة غير مسموح بها هنا.
      outOfRange: هذا العدد خارج النطاق المسموح به.
      characterNotAllowed: {characterCount, plural, =0 {هذا الحرف غير مسموح به هنا.}
        one {{characters} غير مسموح به هنا.} other {{characters} غير مسموح بها هنا.}}
      lineBreak: فواصل الأسطر غير مسموح بها هنا.
      patternMismatch: هذا لا يطابق الصيغة المطلوبة.
      ellipsis: استبدلت لوحة المفاتيح «...» بـ «…»؛ وأُعيدت النقاط.
      required: هذا الحقل مطلوب.
      oneRequired: يجب ملء حقل واحد على الأقل من هذه الحقول.
      notEqual: الإدخالان غير متطابقين.
      custom: هذا غير مسموح به هنا.
      patternIncomplete: هذا لا يطابق الصيغة المطلوبة بعد.
      patternTooSlow: مقارنة هذا بالصيغة المطلوبة تستغرق وقتًا طويلًا.
      patternTooLarge: مقارنة هذا بالصيغة المطلوبة تحتاج إلى ذاكرة كبيرة.
      patternFailed: لا يمكن مقارنة هذا بالصيغة المطلوبة.
      notListed: يجب أن يكون هذا أحد الخيارات: {bound}.
      rulesDisagree: تتعارض قواعد هذا الحقل في هذا النص.
      separatorIsPoint: الفاصلة العشرية هنا هي «.».
      separatorIsComma: الفاصلة العشرية هنا هي «,».
      separatorIsArabic: الفاصلة العشرية هنا هي «٫».
      closingDash: قد تكون الشرطة بعد العدد علامة سالب أو مجرد إغلاق للمبلغ.
      dateIncomplete: هذا غير مكتمل.
      dateAmbiguous: لهذا التاريخ أكثر من معنى.
      foreign: {hasBound, select, true {أرقام الهاتف ذات رمز البلد {bound} غير مقبولة هنا.}
        other {أرقام الهاتف ذات رمز البلد هذا غير مقبولة هنا.}}
      zeroNotDialed: احذف الصفر من بداية الرقم.
      callingCodeMissing: ابدأ بعلامة + ورمز بلد الرقم.
      telephoneExtension: احذف رقم التحويلة «{bound}» من نهاية الرقم.
      dateInOtherOrder: هذا التاريخ مكتوب بترتيب آخر.
      dateWithTime: هذا تاريخ مع وقت؛ المطلوب هنا تاريخ فقط.
      timeInsteadOfDate: هذا وقت؛ المطلوب هنا تاريخ.
      dateInsteadOfTime: هذا يتضمن تاريخًا؛ المطلوب هنا وقت فقط.
      timeWithSeconds: المطلوب هنا وقت بلا ثوانٍ.
      zeroTimeDropped: حُذفت الأصفار التي لا يعرضها هذا الحقل.
      noSuchMonth: لا يوجد شهر {actual}.
      noSuchDay: لا يوجد يوم {actual}.
      noSuchHour: لا توجد ساعة {actual}.
      noSuchMinute: لا توجد دقيقة {actual}.
      noSuchSecond: لا توجد ثانية {actual}.
      wrongCheckDigit: رقم التحقق غير صحيح.
      noSuchDate: لا وجود لهذا التاريخ.
      tooEarly: {hasBound, select, true {هذا أبكر من {bound}.} other {هذا أبكر من المسموح به.}}
      tooLate: {hasBound, select, true {هذا أبعد من {bound}.} other {هذا أبعد من المسموح به.}}
      endBeforeStart: النهاية قبل البداية.
      removed: {characterCount, plural, =0 {أُزيلت بعض الأحرف.} one {أُزيل {characters}.}
        other {أُزيلت {characters}.}}
      ellipsisRejected: أدرجت لوحة المفاتيح «…»؛ وأُعيدت النقاط التي قبلها.
      counts: {characters} يُحسب {actual}
      """,
    units: """
      graphemes scalars utf16: {count, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف}
        many {# حرفًا} other {# حرف}}
      utf8 gb18030: {count, plural, zero {# بايت} one {بايت واحد} two {بايتان} other {# بايت}}
      doubleWidth: {count, plural, zero {# عمود} one {عمود واحد} two {عمودان} few {# أعمدة}
        many {# عمودًا} other {# عمود}}
      other: {count} ({unit})
      """,
    hints: """
      scalars: بعض الرموز التعبيرية تُحسب أكثر من حرف
      utf16: معظم الرموز التعبيرية تُحسب {two}
      utf8: الحرف العربي يُحسب {two}، والصيني {three}
      gb18030: الحرف الصيني يُحسب {two}
      doubleWidth: الحرف الصيني يشغل {two}
      """,
    sentences: """
      emojiForbidden: بلا رموز تعبيرية.
      emojiOnly: رموز تعبيرية فقط.
      emojiUpTo: بلا رموز تعبيرية أحدث من Emoji {text}.
      maxLength: {limitWithUnit} على الأكثر{hasHint, select, true { ({hint})} other {}}.
      minLength: {limitWithUnit} على الأقل{hasHint, select, true { ({hint})} other {}}.
      digits: الأرقام 0–9 فقط.
      digitsOfAnyScript: أرقام فقط، بأي كتابة.
      digitsNormalized: أرقام فقط؛ وتُحوَّل أرقام الكتابات الأخرى إلى 0–9.
      decimalPlaces: {limit, plural, =0 {عدد صحيح.} other {عدد بـ # من المنازل العشرية على الأكثر.}}
      integerDigits: {limit} من الأرقام على الأكثر قبل الفاصلة العشرية.
      minimum: ليس أقل من {minimum}.
      maximum: ليس أكثر من {maximum}.
      range: من {minimum} إلى {maximum}.
      negativeAllowed: الأعداد السالبة مسموح بها.
      negativeForbidden: بلا أعداد سالبة.
      decimalSeparator: الفاصلة العشرية هي «{text}».
      leadingZerosForbidden: بلا أصفار زائدة في البداية.
      leadingZerosRemoved: تُزال الأصفار الزائدة في البداية.
      allowedCharacters: هذه الأحرف فقط: «{text}».
      forbiddenCharacters: بلا هذه الأحرف: «{text}».
      pattern: يجب أن يطابق الصيغة «{text}».
      oneOf: أحد هذه الخيارات: {text}.
      singleLine: سطر واحد فقط.
      lineBreaksBecomeSpaces: تُحوَّل فواصل الأسطر إلى مسافات.
      lineBreaksReplaced: تُحوَّل فواصل الأسطر إلى «{text}».
      lineBreaksRemoved: تُزال فواصل الأسطر.
      widthNormalized: تُحوَّل الأحرف والأرقام العريضة إلى عادية.
      punctuationStraightened: تُحوَّل علامات الاقتباس والشرطات المطبعية إلى بسيطة.
      lettersCapitalized: تُحوَّل الأحرف إلى أحرف كبيرة.
      checkDigit: برقم تحقق صحيح ({text}).
      paymentCard: رقم بطاقة دفع.
      iban: رقم IBAN (رقم حساب مصرفي دولي).
      date: تاريخ، مثل {text}.
      timeOfDay: وقت، مثل {text}.
      earliest: ليس أبكر من {text}.
      latest: ليس أبعد من {text}.
      oneTimeCode: رمز من {limit} من الأرقام.
      shownLike: يُعرض هكذا: «{text}».
      required: مطلوب.
      visible: ليس أحرفًا غير مرئية فقط.
      requiredWhen: مطلوب إذا مُلئ «{text}».
      oneRequired: أحد هذه على الأقل مطلوب: {text}.
      equal: مطابق لـ «{text}».
      cutOff: يُقتطع النص الأطول.
      leftOut: يُزال كل ما لا يوافق ذلك.
      recommended: هذه توصية فقط.
      valuesNormalized: تُعاد كتابة الأعداد والتواريخ المكتوبة بصيغ أخرى إذا كان معناها واضحًا.
      whitespaceTrimmed: تُزال المسافات في البداية والنهاية.
      whitespaceCollapsed: تُدمج المسافات المتتالية في مسافة واحدة.
      decimalsPadded: تُضاف أصفار حتى {limit} من المنازل العشرية.
      trailingSeparatorDropped: تُزال الفاصلة العشرية في النهاية.
      """)
}
