extension MessageCatalogue {
  /// The messages in Chinese, written in simplified characters.
  static let simplifiedChinese = MessageCatalogue(
    enumeration: Violation.Enumeration("“", "”", comma: "、", conjunction: "和", others: "其他字符"),
    hasSpaces: false,
    violations: """
      tooLong: 最多 {limitWithUnit}{hasHint, select, true {（{hint}）} other {}}，现在是 {actualWithUnit}。
      tooShort: 至少 {limitWithUnit}{hasHint, select, true {（{hint}）} other {}}，现在是 {actualWithUnit}。
      emojiForbidden: {characterCount, plural, =0 {此处不能使用表情符号。} other {此处不能使用表情符号：{characters}。}}
      emojiRequired: {characterCount, plural, =0 {此处只能输入表情符号。} other {{characters}不是表情符号。}}
      emojiTooNew: {characterCount, plural, =0 {这个表情符号太新，有些设备无法显示。}
        other {{characters}太新，有些设备无法显示。}}
      notADigit: {characterCount, plural, =0 {此处只能输入数字。} other {{characters}不是数字。}}
      notANumber: 这不是有效的数值。
      tooManyDecimalPlaces: {limit, plural, =0 {此处只能输入整数。} other {最多 # 位小数，现在是 {actual} 位。}}
      tooManyIntegerDigits: 整数部分最多 {limit} 位，现在是 {actual} 位。
      leadingSeparator: 数值不能以小数点开头。
      leadingZero: 数值开头不能有多余的零。
      negativeNotAllowed: 此处不能输入负数。
      outOfRange: 这个数值超出了允许的范围。
      characterNotAllowed: {characterCount, plural, =0 {此处不能使用这个字符。} other {此处不能使用{characters}。}}
      lineBreak: 此处不能换行。
      patternMismatch: 输入的内容不符合要求的格式。
      ellipsis: 键盘把“...”替换成了“…”，句点已恢复。
      required: 请填写此项。
      oneRequired: 请至少填写其中一项。
      notEqual: 两处输入的内容不一致。
      custom: 此处不能这样输入。
      patternIncomplete: 输入的内容还不符合要求的格式。
      patternTooSlow: 与要求的格式比对耗时过长。
      patternTooLarge: 与要求的格式比对占用内存过多。
      patternFailed: 无法与要求的格式比对。
      notListed: 只能是以下之一：{bound}。
      rulesDisagree: 此处的规则互相矛盾，无法确定写法。
      separatorIsPoint: 此处的小数点是“.”。
      separatorIsComma: 此处的小数点是“,”。
      separatorIsArabic: 此处的小数点是“٫”。
      closingDash: 数字后的横线可能是负号，也可能只是金额的结束符。
      dateIncomplete: 尚未填写完整。
      dateAmbiguous: 可能表示两个不同的日期。
      foreign: {hasBound, select, true {此处不接受国家代码为 {bound} 的电话号码。}
        other {此处不接受该国家代码的电话号码。}}
      zeroNotDialed: 请去掉号码开头的 0。
      callingCodeMissing: 请以 + 和国家代码开头。
      telephoneExtension: 请去掉号码后的分机号“{bound}”。
      dateInOtherOrder: 日期的顺序不同。
      dateWithTime: 这是时间戳；此处需要日期。
      timeInsteadOfDate: 这是时间；此处需要日期。
      dateInsteadOfTime: 其中包含日期；此处只需要时间。
      timeWithSeconds: 此处需要不含秒的时间。
      zeroTimeDropped: 已省略此处不显示的零。
      noSuchMonth: 没有{actual}月。
      noSuchDay: 没有{actual}日。
      noSuchHour: 没有{actual}时。
      noSuchMinute: 没有{actual}分。
      noSuchSecond: 没有{actual}秒。
      wrongCheckDigit: 校验码不正确。
      noSuchDate: 没有这个日期。
      tooEarly: {hasBound, select, true {不能早于 {bound}。} other {早于允许的范围。}}
      tooLate: {hasBound, select, true {不能晚于 {bound}。} other {晚于允许的范围。}}
      endBeforeStart: 结束早于开始。
      removed: {characterCount, plural, =0 {部分字符已删除。} other {已删除{characters}。}}
      ellipsisRejected: 键盘输入了“…”，之前的句点已恢复。
      counts: {characters}占 {actual} 个
      """,
    units: """
      graphemes scalars utf16: {count} 个字符
      utf8 gb18030: {count} 个字节
      doubleWidth: {count} 个半角字符
      other: {count}（{unit}）
      """,
    hints: """
      scalars: 有的表情符号算多个
      utf16: 多数表情符号算 {two} 个
      utf8: UTF-8，一个汉字占 {three} 个
      gb18030: GB 18030，一个汉字占 {two} 个
      doubleWidth: 一个汉字占 {two} 个
      """,
    sentences: """
      emojiForbidden: 不能使用表情符号。
      emojiOnly: 只能输入表情符号。
      emojiUpTo: 表情符号不能新于 Emoji {text}。
      maxLength: 最多 {limitWithUnit}{hasHint, select, true {（{hint}）} other {}}。
      minLength: 至少 {limitWithUnit}{hasHint, select, true {（{hint}）} other {}}。
      digits: 只能输入数字 0–9。
      digitsOfAnyScript: 只能输入数字，任何文字的数字均可。
      digitsNormalized: 只能输入数字，其他文字的数字会转换为 0–9。
      decimalPlaces: {limit, plural, =0 {整数。} other {数值，最多 # 位小数。}}
      integerDigits: 整数部分最多 {limit} 位。
      minimum: 不小于 {minimum}。
      maximum: 不大于 {maximum}。
      range: 取值范围为 {minimum} 到 {maximum}。
      negativeAllowed: 可以是负数。
      negativeForbidden: 不能是负数。
      decimalSeparator: 小数点写作“{text}”。
      leadingZerosForbidden: 开头不能有多余的零。
      leadingZerosRemoved: 开头多余的零会被去掉。
      allowedCharacters: 只能使用这些字符：“{text}”。
      forbiddenCharacters: 不能使用这些字符：“{text}”。
      pattern: 须符合格式“{text}”。
      oneOf: 以下之一：{text}。
      singleLine: 只能有一行。
      lineBreaksBecomeSpaces: 换行会变成空格。
      lineBreaksReplaced: 换行会变成“{text}”。
      lineBreaksRemoved: 换行会被去掉。
      widthNormalized: 全角字母和数字会转换为半角。
      punctuationStraightened: 弯引号和破折号会转换为直引号和连字符。
      lettersCapitalized: 字母变为大写。
      checkDigit: 校验码正确（{text}）。
      paymentCard: 支付卡卡号。
      iban: 国际银行账号（IBAN）。
      date: 日期，例如 {text}。
      timeOfDay: 时间，例如 {text}。
      earliest: 不早于 {text}。
      latest: 不晚于 {text}。
      oneTimeCode: {limit} 位数字的验证码。
      shownLike: 显示为“{text}”这样的格式。
      required: 必填。
      visible: 不能只有不可见的字符。
      requiredWhen: 填写“{text}”后，此项必填。
      oneRequired: 至少填写其中一项：{text}。
      equal: 须与“{text}”相同。
      cutOff: 超出的部分会被截去。
      leftOut: 不符合的内容会被去掉。
      recommended: 这只是建议。
      valuesNormalized: 其他写法的数字和日期，只要含义唯一，就会改写为此处的写法。
      whitespaceTrimmed: 首尾的空格会被去掉。
      whitespaceCollapsed: 连续的空格会合并为一个。
      decimalsPadded: 小数会补零到 {limit} 位。
      trailingSeparatorDropped: 末尾的小数点会被去掉。
      """)
}
