extension MessageCatalogue {
  /// The messages in Persian.
  static let persian = MessageCatalogue(
    enumeration: Violation.Enumeration(
      "«", "»", comma: "، ", conjunction: " و ", others: "نویسه‌های دیگر"),
    violations: """
      tooLong: اینجا حداکثر {limitWithUnit} مجاز است، نه {actual}{hasHint, select, true {؛ {hint}} other {}}.
      tooShort: اینجا حداقل {limitWithUnit} لازم است، نه {actual}{hasHint, select, true {؛ {hint}} other {}}.
      emojiForbidden: {characterCount, plural, =0 {ایموجی اینجا مجاز نیست.}
        other {ایموجی اینجا مجاز نیست: {characters}.}}
      emojiRequired: {characterCount, plural, =0 {اینجا فقط ایموجی مجاز است.}
        one {{characters} ایموجی نیست.} other {{characters} ایموجی نیستند.}}
      emojiTooNew: {characterCount, plural, =0 {این ایموجی جدیدتر از آن است که همه‌جا نمایش داده شود.}
        one {{characters} جدیدتر از آن است که همه‌جا نمایش داده شود.}
        other {{characters} جدیدتر از آن هستند که همه‌جا نمایش داده شوند.}}
      notADigit: {characterCount, plural, =0 {اینجا فقط رقم مجاز است.}
        one {{characters} رقم نیست.} other {{characters} رقم نیستند.}}
      notANumber: این عدد اعشاری نیست.
      tooManyDecimalPlaces: {limit, plural, =0 {اینجا فقط عدد صحیح مجاز است.}
        other {اینجا حداکثر # رقم اعشار مجاز است، نه {actual}.}}
      tooManyIntegerDigits: پیش از ممیز حداکثر {limit} رقم مجاز است، نه {actual}.
      leadingSeparator: اینجا عدد نمی‌تواند با ممیز شروع شود.
      leadingZero: صفرهای اضافی در ابتدا مجاز نیستند.
      negativeNotAllowed: عدد منفی اینجا مجاز نیست.
      outOfRange: این عدد خارج از محدوده است.
      characterNotAllowed: {characterCount, plural, =0 {این نویسه اینجا مجاز نیست.}
        one {{characters} اینجا مجاز نیست.} other {{characters} اینجا مجاز نیستند.}}
      lineBreak: شکست خط اینجا مجاز نیست.
      patternMismatch: این با الگوی لازم مطابقت ندارد.
      ellipsis: صفحه‌کلید «...» را به «…» تبدیل کرد؛ نقطه‌ها برگردانده شدند.
      required: این فیلد الزامی است.
      oneRequired: دست‌کم یکی از این فیلدها الزامی است.
      notEqual: این دو ورودی یکسان نیستند.
      custom: این اینجا مجاز نیست.
      patternIncomplete: این هنوز با الگوی لازم مطابقت ندارد.
      patternTooSlow: مقایسهٔ این با الگوی لازم بیش از حد طول می‌کشد.
      patternTooLarge: مقایسهٔ این با الگوی لازم حافظهٔ زیادی می‌خواهد.
      patternFailed: این را نمی‌توان با الگوی لازم مقایسه کرد.
      notListed: این باید یکی از این‌ها باشد: {bound}.
      rulesDisagree: قاعده‌های این فیلد دربارهٔ این متن با هم ناسازگارند.
      separatorIsPoint: ممیز اینجا «.» است.
      separatorIsComma: ممیز اینجا «,» است.
      separatorIsArabic: ممیز اینجا «٫» است.
      closingDash: خط بعد از عدد ممکن است علامت منفی باشد یا فقط پایان مبلغ.
      dateIncomplete: این کامل نیست.
      dateAmbiguous: این تاریخ مبهم است.
      foreign: {hasBound, select, true {شماره‌تلفن‌های با کد کشور {bound} اینجا پذیرفته نمی‌شوند.}
        other {شماره‌تلفن‌های با این کد کشور اینجا پذیرفته نمی‌شوند.}}
      zeroNotDialed: صفر ابتدای شماره را حذف کنید.
      callingCodeMissing: با + و کد کشور شماره شروع کنید.
      telephoneExtension: شمارهٔ داخلی «{bound}» پس از شماره را حذف کنید.
      dateInOtherOrder: این تاریخ ترتیب دیگری دارد.
      dateWithTime: این تاریخ همراه با ساعت است؛ اینجا فقط تاریخ لازم است.
      timeInsteadOfDate: این ساعت است؛ اینجا تاریخ لازم است.
      dateInsteadOfTime: این شامل تاریخ است؛ اینجا فقط ساعت لازم است.
      timeWithSeconds: اینجا ساعت بدون ثانیه لازم است.
      zeroTimeDropped: صفرهایی که این فیلد نشان نمی‌دهد حذف شدند.
      noSuchMonth: ماه {actual} وجود ندارد.
      noSuchDay: روز {actual} وجود ندارد.
      noSuchHour: ساعت {actual} وجود ندارد.
      noSuchMinute: دقیقهٔ {actual} وجود ندارد.
      noSuchSecond: ثانیهٔ {actual} وجود ندارد.
      wrongCheckDigit: رقم کنترل نادرست است.
      noSuchDate: چنین تاریخی وجود ندارد.
      tooEarly: {hasBound, select, true {این زودتر از {bound} است.} other {این زودتر از حد مجاز است.}}
      tooLate: {hasBound, select, true {این دیرتر از {bound} است.} other {این دیرتر از حد مجاز است.}}
      endBeforeStart: پایان پیش از آغاز است.
      removed: {characterCount, plural, =0 {برخی نویسه‌ها حذف شدند.} one {{characters} حذف شد.}
        other {{characters} حذف شدند.}}
      ellipsisRejected: صفحه‌کلید «…» را درج کرد؛ نقطه‌های پیش از آن برگردانده شدند.
      counts: {characters} معادل {actual} است
      """,
    units: """
      graphemes scalars utf16: {count} نویسه
      utf8 gb18030: {count} بایت
      doubleWidth: {count} ستون
      other: {count} ({unit})
      """,
    hints: """
      scalars: برخی ایموجی‌ها بیش از یک نویسه‌اند
      utf16: بیشتر ایموجی‌ها معادل {two} هستند
      utf8: هر حرف فارسی معادل {two} و هر نویسهٔ چینی معادل {three} است
      gb18030: هر نویسهٔ چینی معادل {two} است
      doubleWidth: هر نویسهٔ چینی {two} ستون می‌گیرد
      """,
    sentences: """
      emojiForbidden: بدون ایموجی.
      emojiOnly: فقط ایموجی.
      emojiUpTo: بدون ایموجی جدیدتر از Emoji {text}.
      maxLength: حداکثر {limitWithUnit}{hasHint, select, true { ({hint})} other {}}.
      minLength: حداقل {limitWithUnit}{hasHint, select, true { ({hint})} other {}}.
      digits: فقط رقم‌های 0–9.
      digitsOfAnyScript: فقط رقم، به هر خطی.
      digitsNormalized: فقط رقم؛ رقم‌های خط‌های دیگر به 0–9 تبدیل می‌شوند.
      decimalPlaces: {limit, plural, =0 {یک عدد صحیح.} other {یک عدد با حداکثر # رقم اعشار.}}
      integerDigits: حداکثر {limit} رقم پیش از ممیز.
      minimum: نه کمتر از {minimum}.
      maximum: نه بیشتر از {maximum}.
      range: از {minimum} تا {maximum}.
      negativeAllowed: عدد منفی مجاز است.
      negativeForbidden: بدون عدد منفی.
      decimalSeparator: ممیز «{text}» است.
      leadingZerosForbidden: بدون صفرهای اضافی در ابتدا.
      leadingZerosRemoved: صفرهای اضافی ابتدا حذف می‌شوند.
      allowedCharacters: فقط این نویسه‌ها: «{text}».
      forbiddenCharacters: بدون این نویسه‌ها: «{text}».
      pattern: باید با الگوی «{text}» مطابقت داشته باشد.
      oneOf: یکی از این‌ها: {text}.
      singleLine: فقط یک خط.
      lineBreaksBecomeSpaces: شکست‌های خط به فاصله تبدیل می‌شوند.
      lineBreaksReplaced: شکست‌های خط به «{text}» تبدیل می‌شوند.
      lineBreaksRemoved: شکست‌های خط حذف می‌شوند.
      widthNormalized: حروف و رقم‌های تمام‌عرض معمولی می‌شوند.
      punctuationStraightened: گیومه‌ها و خط‌های تیرهٔ حروف‌چینی ساده می‌شوند.
      lettersCapitalized: حروف به حروف بزرگ تبدیل می‌شوند.
      checkDigit: با رقم کنترل درست ({text}).
      paymentCard: شمارهٔ یک کارت پرداخت.
      iban: یک IBAN (شمارهٔ بین‌المللی حساب بانکی).
      date: یک تاریخ، مانند {text}.
      timeOfDay: یک ساعت، مانند {text}.
      earliest: نه زودتر از {text}.
      latest: نه دیرتر از {text}.
      oneTimeCode: یک کد {limit} رقمی.
      shownLike: این‌گونه نمایش داده می‌شود: «{text}».
      required: الزامی.
      visible: نه فقط نویسه‌های نامرئی.
      requiredWhen: اگر «{text}» پر شده باشد، الزامی است.
      oneRequired: دست‌کم یکی از این‌ها الزامی است: {text}.
      equal: یکسان با «{text}».
      cutOff: متن بلندتر بریده می‌شود.
      leftOut: آنچه سازگار نیست حذف می‌شود.
      recommended: این فقط یک توصیه است.
      valuesNormalized: عددها و تاریخ‌های با نگارش دیگر اگر مبهم نباشند بازنویسی می‌شوند.
      whitespaceTrimmed: فاصله‌های ابتدا و انتها حذف می‌شوند.
      whitespaceCollapsed: چند فاصلهٔ پشت‌سرهم یکی می‌شوند.
      decimalsPadded: تا {limit} رقم اعشار صفر افزوده می‌شود.
      trailingSeparatorDropped: ممیز انتهای عدد حذف می‌شود.
      """)
}
