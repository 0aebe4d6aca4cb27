/// The messages in Korean.
///
/// No particle stands where its form would depend on how a number or a name is pronounced.
enum Korean: Catalogue {
  static func pattern(for key: ViolationKey) -> String {
    switch key {
    case .tooLong:
      """
      {limitWithUnit}까지 입력할 수 있습니다{hasHint, select, true {({hint})} other {}}. \
      현재 {actualWithUnit}입니다.
      """
    case .tooShort:
      """
      {limitWithUnit} 이상 입력해 주세요{hasHint, select, true {({hint})} other {}}. \
      현재 {actualWithUnit}입니다.
      """
    case .emojiForbidden:
      """
      {characterCount, plural, =0 {이모지는 사용할 수 없습니다.} \
      other {이모지는 사용할 수 없습니다: {characters}.}}
      """
    case .emojiRequired:
      """
      {characterCount, plural, =0 {이모지만 입력할 수 있습니다.} \
      other {이모지만 입력할 수 있습니다. 이모지가 아닌 문자: {characters}.}}
      """
    case .emojiTooNew:
      """
      {characterCount, plural, =0 {이 이모지는 최신 이모지여서 일부 기기에서 표시되지 않을 수 있습니다.} \
      other {최신 이모지여서 일부 기기에서 표시되지 않을 수 있습니다: {characters}.}}
      """
    case .notADigit:
      """
      {characterCount, plural, =0 {숫자만 입력할 수 있습니다.} \
      other {숫자만 입력할 수 있습니다. 숫자가 아닌 문자: {characters}.}}
      """
    case .notANumber: "올바른 숫자가 아닙니다."
    case .tooManyDecimalPlaces:
      """
      {limit, plural, =0 {정수만 입력할 수 있습니다.} \
      other {소수점 아래 #자리까지 입력할 수 있습니다. 현재 {actual}자리입니다.}}
      """
    case .tooManyIntegerDigits:
      "정수 부분은 {limit}자리까지 입력할 수 있습니다. 현재 {actual}자리입니다."
    case .leadingSeparator: "숫자를 소수점으로 시작할 수 없습니다."
    case .leadingZero: "숫자 앞에 불필요한 0을 붙일 수 없습니다."
    case .negativeNotAllowed: "음수는 입력할 수 없습니다."
    case .outOfRange: "허용된 범위를 벗어난 숫자입니다."
    case .characterNotAllowed:
      """
      {characterCount, plural, =0 {이 문자는 사용할 수 없습니다.} \
      other {사용할 수 없는 문자입니다: {characters}.}}
      """
    case .lineBreak: "줄바꿈은 입력할 수 없습니다."
    case .patternMismatch: "입력한 내용이 지정된 형식에 맞지 않습니다."
    case .ellipsis: "키보드가 “...”을 “…”로 바꾸어 마침표로 되돌렸습니다."
    case .required: "이 항목을 입력해 주세요."
    case .oneRequired: "이 항목들 중 하나 이상을 입력해 주세요."
    case .notEqual: "입력한 내용이 서로 일치하지 않습니다."
    case .custom: "이 내용은 입력할 수 없습니다."
    case .patternIncomplete: "입력한 내용이 아직 지정된 형식에 맞지 않습니다."
    case .patternTooSlow: "지정된 형식과 비교하는 데 시간이 너무 오래 걸립니다."
    case .patternTooLarge: "지정된 형식과 비교하는 데 메모리가 너무 많이 필요합니다."
    case .patternFailed: "지정된 형식과 비교할 수 없습니다."
    case .separatorIsPoint: "소수점은 “.”로 입력하세요."
    case .separatorIsComma: "소수점은 “,”로 입력하세요."
    case .separatorIsArabic: "소수점은 “٫”로 입력하세요."
    case .rulesDisagree: "이 항목의 규칙이 서로 맞지 않아 어떻게 쓸지 정할 수 없습니다."
    case .dateIncomplete: "아직 입력이 끝나지 않았습니다."
    case .dateAmbiguous: "두 가지 날짜로 읽힐 수 있습니다."
    case .noSuchDate: "없는 날짜입니다."
    case .tooEarly: "{hasBound, select, true {{bound} 이후여야 합니다.} other {허용된 때보다 이릅니다.}}"
    case .tooLate: "{hasBound, select, true {{bound} 이전이어야 합니다.} other {허용된 때보다 늦습니다.}}"
    case .endBeforeStart: "끝이 시작보다 앞섭니다."
    case .ellipsisRejected: "키보드가 “…”를 입력하여 그 앞의 마침표로 되돌렸습니다."
    case .removed:
      """
      {characterCount, plural, =0 {일부 문자를 삭제했습니다.} \
      other {삭제한 문자: {characters}.}}
      """
    }
  }

  static func pattern(for unit: UnitName?) -> String {
    switch unit?.family {
    case .graphemes, .scalars, .utf16: "{count}자"
    case .utf8, .gb18030: "{count}바이트"
    case .doubleWidth: "{count}칸"
    default: "{count}({unit})"
    }
  }

  static func hint(for unit: UnitName?) -> String? {
    switch unit?.family {
    case .scalars: "일부 이모지는 여러 자로 셉니다"
    case .utf16: "이모지는 대부분 {two}자로 셉니다"
    case .utf8: "한글은 한 글자에 {three}바이트"
    case .gb18030: "한자는 한 글자에 {two}바이트"
    case .doubleWidth: "한글은 한 글자에 {two}칸"
    default: nil
    }
  }

  static func pattern(for sentence: RuleSentence) -> String {
    switch sentence {
    case .emojiForbidden: "이모지는 사용할 수 없습니다."
    case .emojiOnly: "이모지만 입력할 수 있습니다."
    case .emojiUpTo: "Emoji {text} 이후에 나온 이모지는 사용할 수 없습니다."
    case .maxLength: "최대 {limitWithUnit}{hasHint, select, true {({hint})} other {}}."
    case .minLength: "최소 {limitWithUnit}{hasHint, select, true {({hint})} other {}}."
    case .digits: "숫자 0–9만 입력할 수 있습니다."
    case .digitsOfAnyScript: "숫자만 입력할 수 있습니다. 어느 문자의 숫자든 괜찮습니다."
    case .digitsNormalized: "숫자만 입력할 수 있습니다. 전각 등 다른 숫자는 0–9로 바뀝니다."
    case .decimalPlaces: "{limit, plural, =0 {정수만 입력할 수 있습니다.} other {소수점 아래 #자리까지의 숫자.}}"
    case .integerDigits: "정수 부분은 {limit}자리까지."
    case .minimum: "{minimum} 이상."
    case .maximum: "{maximum} 이하."
    case .range: "{minimum} 이상 {maximum} 이하."
    case .negativeAllowed: "음수도 입력할 수 있습니다."
    case .negativeForbidden: "음수는 입력할 수 없습니다."
    case .decimalSeparator: "소수점은 “{text}”입니다."
    case .leadingZerosForbidden: "앞에 불필요한 0을 붙일 수 없습니다."
    case .leadingZerosRemoved: "앞의 불필요한 0은 삭제됩니다."
    case .allowedCharacters: "사용할 수 있는 문자: “{text}”."
    case .forbiddenCharacters: "사용할 수 없는 문자: “{text}”."
    case .pattern: "패턴 “{text}”에 맞아야 합니다."
    case .singleLine: "한 줄만 입력할 수 있습니다."
    case .lineBreaksBecomeSpaces: "줄바꿈은 공백으로 바뀝니다."
    case .lineBreaksReplaced: "줄바꿈은 다음 글자로 바뀝니다: “{text}”."
    case .lineBreaksRemoved: "줄바꿈은 삭제됩니다."
    case .widthNormalized: "전각 영문자와 숫자는 반각으로 바뀝니다."
    case .paymentCard: "결제 카드 번호."
    case .iban: "국제 은행 계좌 번호(IBAN)."
    case .date: "날짜(예: {text})."
    case .timeOfDay: "시각(예: {text})."
    case .earliest: "{text} 이후."
    case .latest: "{text} 이전."
    case .oneTimeCode: "{limit}자리 숫자 코드."
    case .shownLike: "“{text}”처럼 표시됩니다."
    case .required: "필수 항목."
    case .requiredWhen: "“{text}” 항목을 입력한 경우 필수 항목."
    case .oneRequired: "다음 중 하나 이상은 필수 항목: {text}."
    case .equal: "“{text}” 항목과 같은 내용."
    case .cutOff: "넘는 부분은 잘립니다."
    case .leftOut: "맞지 않는 내용은 제외됩니다."
    case .recommended: "권장 사항이며 필수는 아닙니다."
    case .valuesNormalized: "다르게 쓴 숫자와 날짜는 뜻이 하나로 정해지면 고쳐 씁니다."
    case .whitespaceTrimmed: "앞뒤의 공백은 삭제됩니다."
    case .whitespaceCollapsed: "연속된 공백은 하나로 줄어듭니다."
    case .decimalsPadded: "소수점 아래 {limit}자리까지 0으로 채워집니다."
    case .trailingSeparatorDropped: "끝의 소수점은 삭제됩니다."
    }
  }
}
