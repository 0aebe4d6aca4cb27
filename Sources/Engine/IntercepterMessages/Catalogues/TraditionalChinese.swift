extension MessageCatalogue {
  /// The messages in Chinese, written in traditional characters.
  static let traditionalChinese = MessageCatalogue(
    enumeration: Violation.Enumeration("「", "」", comma: "、", conjunction: "和", others: "其他字元"),
    hasSpaces: false,
    violations: """
      tooLong: 最多 {limitWithUnit}{hasHint, select, true {（{hint}）} other {}}，目前是 {actualWithUnit}。
      tooShort: 至少 {limitWithUnit}{hasHint, select, true {（{hint}）} other {}}，目前是 {actualWithUnit}。
      emojiForbidden: {characterCount, plural, =0 {此處不能使用表情符號。} other {此處不能使用表情符號：{characters}。}}
      emojiRequired: {characterCount, plural, =0 {此處只能輸入表情符號。} other {{characters}不是表情符號。}}
      emojiTooNew: {characterCount, plural, =0 {這個表情符號太新，有些裝置無法顯示。}
        other {{characters}太新，有些裝置無法顯示。}}
      notADigit: {characterCount, plural, =0 {此處只能輸入數字。} other {{characters}不是數字。}}
      notANumber: 這不是有效的數值。
      tooManyDecimalPlaces: {limit, plural, =0 {此處只能輸入整數。} other {最多 # 位小數，目前是 {actual} 位。}}
      tooManyIntegerDigits: 整數部分最多 {limit} 位，目前是 {actual} 位。
      leadingSeparator: 數值不能以小數點開頭。
      leadingZero: 數值開頭不能有多餘的零。
      negativeNotAllowed: 此處不能輸入負數。
      outOfRange: 這個數值超出了允許的範圍。
      characterNotAllowed: {characterCount, plural, =0 {此處不能使用這個字元。} other {此處不能使用{characters}。}}
      lineBreak: 此處不能換行。
      patternMismatch: 輸入的內容不符合要求的格式。
      ellipsis: 鍵盤把「...」換成了「…」，句點已還原。
      required: 請填寫此欄位。
      oneRequired: 請至少填寫其中一個欄位。
      notEqual: 兩處輸入的內容不一致。
      custom: 此處不能這樣輸入。
      patternIncomplete: 輸入的內容還不符合要求的格式。
      patternTooSlow: 與要求的格式比對費時過長。
      patternTooLarge: 與要求的格式比對佔用過多記憶體。
      patternFailed: 無法與要求的格式比對。
      notListed: 只能是以下之一：{bound}。
      rulesDisagree: 此欄位的規則互相矛盾，無法確定寫法。
      separatorIsPoint: 此處的小數點是「.」。
      separatorIsComma: 此處的小數點是「,」。
      separatorIsArabic: 此處的小數點是「٫」。
      closingDash: 數字後的橫線可能是負號，也可能只是金額的結束符。
      dateIncomplete: 尚未填寫完整。
      dateAmbiguous: 可能表示兩個不同的日期。
      foreign: {hasBound, select, true {此處不接受國碼為 {bound} 的電話號碼。}
        other {此處不接受該國碼的電話號碼。}}
      zeroNotDialed: 請去掉號碼開頭的 0。
      callingCodeMissing: 請以 + 和國碼開頭。
      telephoneExtension: 請去掉號碼後的分機號碼「{bound}」。
      dateInOtherOrder: 日期的順序不同。
      dateWithTime: 這是時間戳記；此處需要日期。
      timeInsteadOfDate: 這是時間；此處需要日期。
      dateInsteadOfTime: 其中包含日期；此處只需要時間。
      timeWithSeconds: 此處需要不含秒的時間。
      zeroTimeDropped: 已省略此處不顯示的零。
      noSuchMonth: 沒有{actual}月。
      noSuchDay: 沒有{actual}日。
      noSuchHour: 沒有{actual}時。
      noSuchMinute: 沒有{actual}分。
      noSuchSecond: 沒有{actual}秒。
      wrongCheckDigit: 檢查碼不正確。
      noSuchDate: 沒有這個日期。
      tooEarly: {hasBound, select, true {不能早於 {bound}。} other {早於允許的範圍。}}
      tooLate: {hasBound, select, true {不能晚於 {bound}。} other {晚於允許的範圍。}}
      endBeforeStart: 結束早於開始。
      removed: {characterCount, plural, =0 {部分字元已刪除。} other {已刪除{characters}。}}
      ellipsisRejected: 鍵盤輸入了「…」，先前的句點已還原。
      counts: {characters}佔 {actual} 個
      """,
    units: """
      graphemes scalars utf16: {count} 個字元
      utf8 gb18030: {count} 個位元組
      doubleWidth: {count} 個半形字元
      other: {count}（{unit}）
      """,
    hints: """
      scalars: 有的表情符號算多個
      utf16: 多數表情符號算 {two} 個
      utf8: UTF-8，一個漢字佔 {three} 個
      gb18030: GB 18030，一個漢字佔 {two} 個
      doubleWidth: 一個漢字佔 {two} 個
      """,
    sentences: """
      emojiForbidden: 不能使用表情符號。
      emojiOnly: 只能輸入表情符號。
      emojiUpTo: 表情符號不能比 Emoji {text} 新。
      maxLength: 最多 {limitWithUnit}{hasHint, select, true {（{hint}）} other {}}。
      minLength: 至少 {limitWithUnit}{hasHint, select, true {（{hint}）} other {}}。
      digits: 只能輸入數字 0–9。
      digitsOfAnyScript: 只能輸入數字，任何文字的數字皆可。
      digitsNormalized: 只能輸入數字，其他文字的數字會轉換為 0–9。
      decimalPlaces: {limit, plural, =0 {整數。} other {數值，最多 # 位小數。}}
      integerDigits: 整數部分最多 {limit} 位。
      minimum: 不小於 {minimum}。
      maximum: 不大於 {maximum}。
      range: 數值範圍為 {minimum} 到 {maximum}。
      negativeAllowed: 可以是負數。
      negativeForbidden: 不能是負數。
      decimalSeparator: 小數點寫作「{text}」。
      leadingZerosForbidden: 開頭不能有多餘的零。
      leadingZerosRemoved: 開頭多餘的零會被移除。
      allowedCharacters: 只能使用這些字元：「{text}」。
      forbiddenCharacters: 不能使用這些字元：「{text}」。
      pattern: 須符合格式「{text}」。
      oneOf: 以下之一：{text}。
      singleLine: 只能有一行。
      lineBreaksBecomeSpaces: 換行會變成空格。
      lineBreaksReplaced: 換行會變成「{text}」。
      lineBreaksRemoved: 換行會被移除。
      widthNormalized: 全形字母和數字會轉換為半形。
      punctuationStraightened: 彎引號和破折號會轉換為直引號和連字號。
      lettersCapitalized: 字母變為大寫。
      checkDigit: 檢查碼正確（{text}）。
      paymentCard: 付款卡卡號。
      iban: 國際銀行帳號（IBAN）。
      date: 日期，例如 {text}。
      timeOfDay: 時間，例如 {text}。
      earliest: 不早於 {text}。
      latest: 不晚於 {text}。
      oneTimeCode: {limit} 位數字的驗證碼。
      shownLike: 顯示為「{text}」這樣的格式。
      required: 必填。
      visible: 不能只有不可見的字元。
      requiredWhen: 填寫「{text}」後，此欄位必填。
      oneRequired: 至少填寫其中一個欄位：{text}。
      equal: 須與「{text}」相同。
      cutOff: 超出的部分會被截去。
      leftOut: 不符合的內容會被移除。
      recommended: 這只是建議。
      valuesNormalized: 其他寫法的數字和日期，只要含義唯一，就會改寫為此處的寫法。
      whitespaceTrimmed: 首尾的空格會被移除。
      whitespaceCollapsed: 連續的空格會合併為一個。
      decimalsPadded: 小數會補零到 {limit} 位。
      trailingSeparatorDropped: 末尾的小數點會被移除。
      """)
}
