/// The messages in Chinese, written in traditional characters.
enum TraditionalChinese: Catalogue {
  static func pattern(for key: ViolationKey) -> String {
    switch key {
    case .tooLong:
      """
      最多 {limitWithUnit}{hasHint, select, true {（{hint}）} other {}}，目前是 {actualWithUnit}。
      """
    case .tooShort:
      """
      至少 {limitWithUnit}{hasHint, select, true {（{hint}）} other {}}，目前是 {actualWithUnit}。
      """
    case .emojiForbidden:
      """
      {characterCount, plural, =0 {此處不能使用表情符號。} \
      other {此處不能使用表情符號：{characters}。}}
      """
    case .emojiRequired:
      """
      {characterCount, plural, =0 {此處只能輸入表情符號。} \
      other {{characters}不是表情符號。}}
      """
    case .emojiTooNew:
      """
      {characterCount, plural, =0 {這個表情符號太新，有些裝置無法顯示。} \
      other {{characters}太新，有些裝置無法顯示。}}
      """
    case .notADigit:
      """
      {characterCount, plural, =0 {此處只能輸入數字。} \
      other {{characters}不是數字。}}
      """
    case .notANumber: "這不是有效的數值。"
    case .tooManyDecimalPlaces:
      """
      {limit, plural, =0 {此處只能輸入整數。} other {最多 # 位小數，目前是 {actual} 位。}}
      """
    case .tooManyIntegerDigits: "整數部分最多 {limit} 位，目前是 {actual} 位。"
    case .leadingSeparator: "數值不能以小數點開頭。"
    case .leadingZero: "數值開頭不能有多餘的零。"
    case .negativeNotAllowed: "此處不能輸入負數。"
    case .outOfRange: "這個數值超出了允許的範圍。"
    case .characterNotAllowed:
      """
      {characterCount, plural, =0 {此處不能使用這個字元。} \
      other {此處不能使用{characters}。}}
      """
    case .lineBreak: "此處不能換行。"
    case .patternMismatch: "輸入的內容不符合要求的格式。"
    case .ellipsis: "鍵盤把「...」換成了「…」，句點已還原。"
    case .required: "請填寫此欄位。"
    case .oneRequired: "請至少填寫其中一個欄位。"
    case .notEqual: "兩處輸入的內容不一致。"
    case .custom: "此處不能這樣輸入。"
    case .patternIncomplete: "輸入的內容還不符合要求的格式。"
    case .patternTooSlow: "與要求的格式比對費時過長。"
    case .patternTooLarge: "與要求的格式比對佔用過多記憶體。"
    case .patternFailed: "無法與要求的格式比對。"
    case .separatorIsPoint: "此處的小數點是「.」。"
    case .separatorIsComma: "此處的小數點是「,」。"
    case .separatorIsArabic: "此處的小數點是「٫」。"
    case .rulesDisagree: "此欄位的規則互相矛盾，無法確定寫法。"
    case .dateIncomplete: "尚未填寫完整。"
    case .dateAmbiguous: "可能表示兩個不同的日期。"
    case .noSuchDate: "沒有這個日期。"
    case .tooEarly: "{hasBound, select, true {不能早於 {bound}。} other {早於允許的範圍。}}"
    case .tooLate: "{hasBound, select, true {不能晚於 {bound}。} other {晚於允許的範圍。}}"
    case .endBeforeStart: "結束早於開始。"
    case .ellipsisRejected: "鍵盤輸入了「…」，先前的句點已還原。"
    case .removed:
      """
      {characterCount, plural, =0 {部分字元已刪除。} \
      other {已刪除{characters}。}}
      """
    }
  }

  static func pattern(for unit: UnitName?) -> String {
    switch unit?.family {
    case .graphemes, .scalars, .utf16: "{count} 個字元"
    case .utf8, .gb18030: "{count} 個位元組"
    case .doubleWidth: "{count} 個半形字元"
    default: "{count}（{unit}）"
    }
  }

  static func hint(for unit: UnitName?) -> String? {
    switch unit?.family {
    case .scalars: "有的表情符號算多個"
    case .utf16: "多數表情符號算 {two} 個"
    case .utf8: "UTF-8，一個漢字佔 {three} 個"
    case .gb18030: "GB 18030，一個漢字佔 {two} 個"
    case .doubleWidth: "一個漢字佔 {two} 個"
    default: nil
    }
  }

  static func pattern(for sentence: RuleSentence) -> String {
    switch sentence {
    case .emojiForbidden: "不能使用表情符號。"
    case .emojiOnly: "只能輸入表情符號。"
    case .emojiUpTo: "表情符號不能比 Emoji {text} 新。"
    case .maxLength: "最多 {limitWithUnit}{hasHint, select, true {（{hint}）} other {}}。"
    case .minLength: "至少 {limitWithUnit}{hasHint, select, true {（{hint}）} other {}}。"
    case .digits: "只能輸入數字 0–9。"
    case .digitsOfAnyScript: "只能輸入數字，任何文字的數字皆可。"
    case .digitsNormalized: "只能輸入數字，其他文字的數字會轉換為 0–9。"
    case .decimalPlaces: "{limit, plural, =0 {整數。} other {數值，最多 # 位小數。}}"
    case .integerDigits: "整數部分最多 {limit} 位。"
    case .minimum: "不小於 {minimum}。"
    case .maximum: "不大於 {maximum}。"
    case .range: "數值範圍為 {minimum} 到 {maximum}。"
    case .negativeAllowed: "可以是負數。"
    case .negativeForbidden: "不能是負數。"
    case .decimalSeparator: "小數點寫作「{text}」。"
    case .leadingZerosForbidden: "開頭不能有多餘的零。"
    case .leadingZerosRemoved: "開頭多餘的零會被移除。"
    case .allowedCharacters: "只能使用這些字元：「{text}」。"
    case .forbiddenCharacters: "不能使用這些字元：「{text}」。"
    case .pattern: "須符合格式「{text}」。"
    case .singleLine: "只能有一行。"
    case .lineBreaksBecomeSpaces: "換行會變成空格。"
    case .lineBreaksReplaced: "換行會變成「{text}」。"
    case .lineBreaksRemoved: "換行會被移除。"
    case .widthNormalized: "全形字母和數字會轉換為半形。"
    case .paymentCard: "付款卡卡號。"
    case .iban: "國際銀行帳號（IBAN）。"
    case .date: "日期，例如 {text}。"
    case .timeOfDay: "時間，例如 {text}。"
    case .earliest: "不早於 {text}。"
    case .latest: "不晚於 {text}。"
    case .oneTimeCode: "{limit} 位數字的驗證碼。"
    case .shownLike: "顯示為「{text}」這樣的格式。"
    case .required: "必填。"
    case .requiredWhen: "填寫「{text}」後，此欄位必填。"
    case .oneRequired: "至少填寫其中一個欄位：{text}。"
    case .equal: "須與「{text}」相同。"
    case .cutOff: "超出的部分會被截去。"
    case .leftOut: "不符合的內容會被移除。"
    case .recommended: "這只是建議。"
    case .valuesNormalized: "其他寫法的數字和日期，只要含義唯一，就會改寫為此處的寫法。"
    case .whitespaceTrimmed: "首尾的空格會被移除。"
    case .whitespaceCollapsed: "連續的空格會合併為一個。"
    case .decimalsPadded: "小數會補零到 {limit} 位。"
    case .trailingSeparatorDropped: "末尾的小數點會被移除。"
    }
  }
}
