extension MessageCatalogue {
  /// The messages in Korean.
  ///
  /// No particle stands where its form would depend on how a number or a name is pronounced.
  static let korean = MessageCatalogue(
    enumeration: Violation.Enumeration("“", "”", comma: ", ", conjunction: ", ", others: "기타 문자"),
    violations: """
      tooLong: {limitWithUnit}까지 입력할 수 있습니다{hasHint, select, true {({hint})} other {}}.
        현재 {actualWithUnit}입니다.
      tooShort: {limitWithUnit} 이상 입력해 주세요{hasHint, select, true {({hint})} other {}}.
        현재 {actualWithUnit}입니다.
      emojiForbidden: {characterCount, plural, =0 {이모지는 사용할 수 없습니다.}
        other {이모지는 사용할 수 없습니다: {characters}.}}
      emojiRequired: {characterCount, plural, =0 {이모지만 입력할 수 있습니다.}
        other {이모지만 입력할 수 있습니다. 이모지가 아닌 문자: {characters}.}}
      emojiTooNew: {characterCount, plural, =0 {이 이모지는 최신 이모지여서 일부 기기에서 표시되지 않을 수 있습니다.}
        other {최신 이모지여서 일부 기기에서 표시되지 않을 수 있습니다: {characters}.}}
      notADigit: {characterCount, plural, =0 {숫자만 입력할 수 있습니다.}
        other {숫자만 입력할 수 있습니다. 숫자가 아닌 문자: {characters}.}}
      notANumber: 올바른 숫자가 아닙니다.
      tooManyDecimalPlaces: {limit, plural, =0 {정수만 입력할 수 있습니다.}
        other {소수점 아래 #자리까지 입력할 수 있습니다. 현재 {actual}자리입니다.}}
      tooManyIntegerDigits: 정수 부분은 {limit}자리까지 입력할 수 있습니다. 현재 {actual}자리입니다.
      leadingSeparator: 숫자를 소수점으로 시작할 수 없습니다.
      leadingZero: 숫자 앞에 불필요한 0을 붙일 수 없습니다.
      negativeNotAllowed: 음수는 입력할 수 없습니다.
      outOfRange: 허용된 범위를 벗어난 숫자입니다.
      characterNotAllowed: {characterCount, plural, =0 {이 문자는 사용할 수 없습니다.}
        other {사용할 수 없는 문자입니다: {characters}.}}
      lineBreak: 줄바꿈은 입력할 수 없습니다.
      patternMismatch: 입력한 내용이 지정된 형식에 맞지 않습니다.
      ellipsis: 키보드가 “...”을 “…”로 바꾸어 마침표로 되돌렸습니다.
      required: 이 항목을 입력해 주세요.
      oneRequired: 이 항목들 중 하나 이상을 입력해 주세요.
      notEqual: 입력한 내용이 서로 일치하지 않습니다.
      custom: 이 내용은 입력할 수 없습니다.
      patternIncomplete: 입력한 내용이 아직 지정된 형식에 맞지 않습니다.
      patternTooSlow: 지정된 형식과 비교하는 데 시간이 너무 오래 걸립니다.
      patternTooLarge: 지정된 형식과 비교하는 데 메모리가 너무 많이 필요합니다.
      patternFailed: 지정된 형식과 비교할 수 없습니다.
      notListed: 다음 중 하나여야 합니다: {bound}.
      rulesDisagree: 이 항목의 규칙이 서로 맞지 않아 어떻게 쓸지 정할 수 없습니다.
      separatorIsPoint: 소수점은 “.”로 입력하세요.
      separatorIsComma: 소수점은 “,”로 입력하세요.
      separatorIsArabic: 소수점은 “٫”로 입력하세요.
      closingDash: 숫자 뒤의 줄표는 음수 기호일 수도, 금액의 끝 표시일 수도 있습니다.
      dateIncomplete: 아직 입력이 끝나지 않았습니다.
      dateAmbiguous: 두 가지 날짜로 읽힐 수 있습니다.
      foreign: {hasBound, select, true {국가 번호 {bound} 전화번호는 입력할 수 없습니다.}
        other {이 국가 번호의 전화번호는 입력할 수 없습니다.}}
      zeroNotDialed: 번호 앞의 0을 빼고 입력하세요.
      callingCodeMissing: +와 국가 번호부터 입력하세요.
      telephoneExtension: 번호 뒤의 내선 번호(“{bound}”)를 빼고 입력하세요.
      dateInOtherOrder: 날짜의 순서가 다릅니다.
      dateWithTime: 날짜와 시간입니다. 날짜만 입력해야 합니다.
      timeInsteadOfDate: 시간입니다. 날짜를 입력해야 합니다.
      dateInsteadOfTime: 날짜가 들어 있습니다. 시간만 입력해야 합니다.
      timeWithSeconds: 여기에는 초가 없는 시간이 필요합니다.
      zeroTimeDropped: 이 필드에 표시되지 않는 0을 뺐습니다.
      noSuchMonth: {actual}월은 없습니다.
      noSuchDay: {actual}일은 없습니다.
      noSuchHour: {actual}시는 없습니다.
      noSuchMinute: {actual}분은 없습니다.
      noSuchSecond: {actual}초는 없습니다.
      wrongCheckDigit: 검사 숫자가 올바르지 않습니다.
      noSuchDate: 없는 날짜입니다.
      tooEarly: {hasBound, select, true {{bound} 이후여야 합니다.} other {허용된 때보다 이릅니다.}}
      tooLate: {hasBound, select, true {{bound} 이전이어야 합니다.} other {허용된 때보다 늦습니다.}}
      endBeforeStart: 끝이 시작보다 앞섭니다.
      removed: {characterCount, plural, =0 {일부 문자를 삭제했습니다.} other {삭제한 문자: {characters}.}}
      ellipsisRejected: 키보드가 “…”를 입력하여 그 앞의 마침표로 되돌렸습니다.
      counts: {characters}: {actual}
      """,
    units: """
      graphemes scalars utf16: {count}자
      utf8 gb18030: {count}바이트
      doubleWidth: {count}칸
      other: {count}({unit})
      """,
    hints: """
      scalars: 일부 이모지는 여러 자로 셉니다
      utf16: 이모지는 대부분 {two}자로 셉니다
      utf8: 한글은 한 글자에 {three}바이트
      gb18030: 한자는 한 글자에 {two}바이트
      doubleWidth: 한글은 한 글자에 {two}칸
      """,
    sentences: """
      emojiForbidden: 이모지는 사용할 수 없습니다.
      emojiOnly: 이모지만 입력할 수 있습니다.
      emojiUpTo: Emoji {text} 이후에 나온 이모지는 사용할 수 없습니다.
      maxLength: 최대 {limitWithUnit}{hasHint, select, true {({hint})} other {}}.
      minLength: 최소 {limitWithUnit}{hasHint, select, true {({hint})} other {}}.
      digits: 숫자 0–9만 입력할 수 있습니다.
      digitsOfAnyScript: 숫자만 입력할 수 있습니다. 어느 문자의 숫자든 괜찮습니다.
      digitsNormalized: 숫자만 입력할 수 있습니다. 전각 등 다른 숫자는 0–9로 바뀝니다.
      decimalPlaces: {limit, plural, =0 {정수만 입력할 수 있습니다.} other {소수점 아래 #자리까지의 숫자.}}
      integerDigits: 정수 부분은 {limit}자리까지.
      minimum: {minimum} 이상.
      maximum: {maximum} 이하.
      range: {minimum} 이상 {maximum} 이하.
      negativeAllowed: 음수도 입력할 수 있습니다.
      negativeForbidden: 음수는 입력할 수 없습니다.
      decimalSeparator: 소수점은 “{text}”입니다.
      leadingZerosForbidden: 앞에 불필요한 0을 붙일 수 없습니다.
      leadingZerosRemoved: 앞의 불필요한 0은 삭제됩니다.
      allowedCharacters: 사용할 수 있는 문자: “{text}”.
      forbiddenCharacters: 사용할 수 없는 문자: “{text}”.
      pattern: 패턴 “{text}”에 맞아야 합니다.
      oneOf: 다음 중 하나: {text}.
      singleLine: 한 줄만 입력할 수 있습니다.
      lineBreaksBecomeSpaces: 줄바꿈은 공백으로 바뀝니다.
      lineBreaksReplaced: 줄바꿈은 다음 글자로 바뀝니다: “{text}”.
      lineBreaksRemoved: 줄바꿈은 삭제됩니다.
      widthNormalized: 전각 영문자와 숫자는 반각으로 바뀝니다.
      punctuationStraightened: 둥근따옴표와 줄표는 일반 기호로 바뀝니다.
      lettersCapitalized: 글자는 대문자로 바뀝니다.
      checkDigit: 올바른 검사 숫자({text}).
      paymentCard: 결제 카드 번호.
      iban: 국제 은행 계좌 번호(IBAN).
      date: 날짜(예: {text}).
      timeOfDay: 시각(예: {text}).
      earliest: {text} 이후.
      latest: {text} 이전.
      oneTimeCode: {limit}자리 숫자 코드.
      shownLike: “{text}”처럼 표시됩니다.
      required: 필수 항목.
      visible: 보이지 않는 문자만 입력할 수 없습니다.
      requiredWhen: “{text}” 항목을 입력한 경우 필수 항목.
      oneRequired: 다음 중 하나 이상은 필수 항목: {text}.
      equal: “{text}” 항목과 같은 내용.
      cutOff: 넘는 부분은 잘립니다.
      leftOut: 맞지 않는 내용은 제외됩니다.
      recommended: 권장 사항이며 필수는 아닙니다.
      valuesNormalized: 다르게 쓴 숫자와 날짜는 뜻이 하나로 정해지면 고쳐 씁니다.
      whitespaceTrimmed: 앞뒤의 공백은 삭제됩니다.
      whitespaceCollapsed: 연속된 공백은 하나로 줄어듭니다.
      decimalsPadded: 소수점 아래 {limit}자리까지 0으로 채워집니다.
      trailingSeparatorDropped: 끝의 소수점은 삭제됩니다.
      """)
}
