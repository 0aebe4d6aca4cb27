/// The messages in Chinese, written in simplified characters.
enum SimplifiedChinese: Catalogue {
  static func pattern(for key: ViolationKey) -> String {
    switch key {
    case .tooLong:
      """
      最多 {limitWithUnit}{hasHint, select, true {（{hint}）} other {}}，现在是 {actualWithUnit}。
      """
    case .tooShort:
      """
      至少 {limitWithUnit}{hasHint, select, true {（{hint}）} other {}}，现在是 {actualWithUnit}。
      """
    case .emojiForbidden:
      """
      {characterCount, plural, =0 {此处不能使用表情符号。} \
      other {此处不能使用表情符号：{characters}。}}
      """
    case .emojiRequired:
      """
      {characterCount, plural, =0 {此处只能输入表情符号。} \
      other {{characters}不是表情符号。}}
      """
    case .emojiTooNew:
      """
      {characterCount, plural, =0 {这个表情符号太新，有些设备无法显示。} \
      other {{characters}太新，有些设备无法显示。}}
      """
    case .notADigit:
      """
      {characterCount, plural, =0 {此处只能输入数字。} \
      other {{characters}不是数字。}}
      """
    case .notANumber: "这不是有效的数值。"
    case .tooManyDecimalPlaces:
      """
      {limit, plural, =0 {此处只能输入整数。} other {最多 # 位小数，现在是 {actual} 位。}}
      """
    case .tooManyIntegerDigits: "整数部分最多 {limit} 位，现在是 {actual} 位。"
    case .leadingSeparator: "数值不能以小数点开头。"
    case .leadingZero: "数值开头不能有多余的零。"
    case .negativeNotAllowed: "此处不能输入负数。"
    case .outOfRange: "这个数值超出了允许的范围。"
    case .characterNotAllowed:
      """
      {characterCount, plural, =0 {此处不能使用这个字符。} \
      other {此处不能使用{characters}。}}
      """
    case .lineBreak: "此处不能换行。"
    case .patternMismatch: "输入的内容不符合要求的格式。"
    case .ellipsis: "键盘把“...”替换成了“…”，句点已恢复。"
    case .required: "请填写此项。"
    case .oneRequired: "请至少填写其中一项。"
    case .notEqual: "两处输入的内容不一致。"
    case .custom: "此处不能这样输入。"
    case .patternIncomplete: "输入的内容还不符合要求的格式。"
    case .patternTooSlow: "与要求的格式比对耗时过长。"
    case .patternTooLarge: "与要求的格式比对占用内存过多。"
    case .patternFailed: "无法与要求的格式比对。"
    case .separatorIsPoint: "此处的小数点是“.”。"
    case .separatorIsComma: "此处的小数点是“,”。"
    case .separatorIsArabic: "此处的小数点是“٫”。"
    case .rulesDisagree: "此处的规则互相矛盾，无法确定写法。"
    case .dateIncomplete: "尚未填写完整。"
    case .dateAmbiguous: "可能表示两个不同的日期。"
    case .noSuchDate: "没有这个日期。"
    case .tooEarly: "{hasBound, select, true {不能早于 {bound}。} other {早于允许的范围。}}"
    case .tooLate: "{hasBound, select, true {不能晚于 {bound}。} other {晚于允许的范围。}}"
    case .endBeforeStart: "结束早于开始。"
    case .ellipsisRejected: "键盘输入了“…”，之前的句点已恢复。"
    case .removed:
      """
      {characterCount, plural, =0 {部分字符已删除。} \
      other {已删除{characters}。}}
      """
    }
  }

  static func pattern(for unit: UnitName?) -> String {
    switch unit?.family {
    case .graphemes, .scalars, .utf16: "{count} 个字符"
    case .utf8, .gb18030: "{count} 个字节"
    case .doubleWidth: "{count} 个半角字符"
    default: "{count}（{unit}）"
    }
  }

  static func hint(for unit: UnitName?) -> String? {
    switch unit?.family {
    case .scalars: "有的表情符号算多个"
    case .utf16: "多数表情符号算 {two} 个"
    case .utf8: "UTF-8，一个汉字占 {three} 个"
    case .gb18030: "GB 18030，一个汉字占 {two} 个"
    case .doubleWidth: "一个汉字占 {two} 个"
    default: nil
    }
  }

  static func pattern(for sentence: RuleSentence) -> String {
    switch sentence {
    case .emojiForbidden: "不能使用表情符号。"
    case .emojiOnly: "只能输入表情符号。"
    case .emojiUpTo: "表情符号不能新于 Emoji {text}。"
    case .maxLength: "最多 {limitWithUnit}{hasHint, select, true {（{hint}）} other {}}。"
    case .minLength: "至少 {limitWithUnit}{hasHint, select, true {（{hint}）} other {}}。"
    case .digits: "只能输入数字 0–9。"
    case .digitsOfAnyScript: "只能输入数字，任何文字的数字均可。"
    case .digitsNormalized: "只能输入数字，其他文字的数字会转换为 0–9。"
    case .decimalPlaces: "{limit, plural, =0 {整数。} other {数值，最多 # 位小数。}}"
    case .integerDigits: "整数部分最多 {limit} 位。"
    case .minimum: "不小于 {minimum}。"
    case .maximum: "不大于 {maximum}。"
    case .range: "取值范围为 {minimum} 到 {maximum}。"
    case .negativeAllowed: "可以是负数。"
    case .negativeForbidden: "不能是负数。"
    case .decimalSeparator: "小数点写作“{text}”。"
    case .leadingZerosForbidden: "开头不能有多余的零。"
    case .leadingZerosRemoved: "开头多余的零会被去掉。"
    case .allowedCharacters: "只能使用这些字符：“{text}”。"
    case .forbiddenCharacters: "不能使用这些字符：“{text}”。"
    case .pattern: "须符合格式“{text}”。"
    case .singleLine: "只能有一行。"
    case .lineBreaksBecomeSpaces: "换行会变成空格。"
    case .lineBreaksReplaced: "换行会变成“{text}”。"
    case .lineBreaksRemoved: "换行会被去掉。"
    case .widthNormalized: "全角字母和数字会转换为半角。"
    case .paymentCard: "支付卡卡号。"
    case .iban: "国际银行账号（IBAN）。"
    case .date: "日期，例如 {text}。"
    case .timeOfDay: "时间，例如 {text}。"
    case .earliest: "不早于 {text}。"
    case .latest: "不晚于 {text}。"
    case .oneTimeCode: "{limit} 位数字的验证码。"
    case .shownLike: "显示为“{text}”这样的格式。"
    case .required: "必填。"
    case .requiredWhen: "填写“{text}”后，此项必填。"
    case .oneRequired: "至少填写其中一项：{text}。"
    case .equal: "须与“{text}”相同。"
    case .cutOff: "超出的部分会被截去。"
    case .leftOut: "不符合的内容会被去掉。"
    case .recommended: "这只是建议。"
    case .valuesNormalized: "其他写法的数字和日期，只要含义唯一，就会改写为此处的写法。"
    case .whitespaceTrimmed: "首尾的空格会被去掉。"
    case .whitespaceCollapsed: "连续的空格会合并为一个。"
    case .decimalsPadded: "小数会补零到 {limit} 位。"
    case .trailingSeparatorDropped: "末尾的小数点会被去掉。"
    }
  }
}
