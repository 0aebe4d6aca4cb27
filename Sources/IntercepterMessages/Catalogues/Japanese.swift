/// The messages in Japanese.
///
/// Columns are what forms there call half-width letters.
enum Japanese: Catalogue {
  static func pattern(for key: ViolationKey) -> String {
    switch key {
    case .tooLong:
      """
      {limitWithUnit}以内で入力してください{hasHint, select, true {（{hint}）} other {}}。\
      現在は{actualWithUnit}です。
      """
    case .tooShort:
      """
      {limitWithUnit}以上で入力してください{hasHint, select, true {（{hint}）} other {}}。\
      現在は{actualWithUnit}です。
      """
    case .emojiForbidden:
      """
      {characterCount, plural, =0 {絵文字は使用できません。} \
      other {絵文字（{characters}）は使用できません。}}
      """
    case .emojiRequired:
      """
      {characterCount, plural, =0 {絵文字だけを入力してください。} \
      other {{characters}は絵文字ではありません。}}
      """
    case .emojiTooNew:
      """
      {characterCount, plural, =0 {この絵文字は新しいため、表示できない端末があります。} \
      other {{characters}は新しいため、表示できない端末があります。}}
      """
    case .notADigit:
      """
      {characterCount, plural, =0 {数字だけを入力してください。} \
      other {{characters}は数字ではありません。}}
      """
    case .notANumber: "正しい数値ではありません。"
    case .tooManyDecimalPlaces:
      """
      {limit, plural, =0 {整数を入力してください。} \
      other {小数点以下は#桁以内で入力してください。現在は{actual}桁です。}}
      """
    case .tooManyIntegerDigits: "整数部分は{limit}桁以内で入力してください。現在は{actual}桁です。"
    case .leadingSeparator: "小数点の前に数字を入力してください。"
    case .leadingZero: "数値の先頭に不要なゼロを付けることはできません。"
    case .negativeNotAllowed: "負の数は入力できません。"
    case .outOfRange: "入力できる範囲を外れた数値です。"
    case .characterNotAllowed:
      """
      {characterCount, plural, =0 {この文字は使用できません。} \
      other {{characters}は使用できません。}}
      """
    case .lineBreak: "改行は入力できません。"
    case .patternMismatch: "指定された形式になっていません。"
    case .ellipsis: "キーボードが「...」を「…」に置き換えたため、ピリオドに戻しました。"
    case .required: "この項目を入力してください。"
    case .oneRequired: "これらの項目のうち、少なくとも1つを入力してください。"
    case .notEqual: "入力内容が一致していません。"
    case .custom: "この内容は入力できません。"
    case .patternIncomplete: "まだ指定された形式になっていません。"
    case .patternTooSlow: "指定された形式との照合に時間がかかりすぎます。"
    case .patternTooLarge: "指定された形式との照合に必要なメモリが多すぎます。"
    case .patternFailed: "指定された形式と照合できません。"
    case .separatorIsPoint: "小数点には「.」を入力してください。"
    case .separatorIsComma: "小数点には「,」を入力してください。"
    case .separatorIsArabic: "小数点には「٫」を入力してください。"
    case .rulesDisagree: "この項目の規則が互いに矛盾しているため、書き方を決められません。"
    case .dateIncomplete: "まだ入力が完了していません。"
    case .dateAmbiguous: "二通りの日付に読めます。"
    case .noSuchDate: "この日付は存在しません。"
    case .tooEarly: "{hasBound, select, true {{bound}以降を指定してください。} other {指定できる範囲より前です。}}"
    case .tooLate: "{hasBound, select, true {{bound}以前を指定してください。} other {指定できる範囲より後です。}}"
    case .endBeforeStart: "終了が開始より前になっています。"
    case .ellipsisRejected: "キーボードが「…」を入力したため、その前のピリオドに戻しました。"
    case .removed:
      """
      {characterCount, plural, =0 {一部の文字が削除されました。} \
      other {{characters}が削除されました。}}
      """
    }
  }

  static func pattern(for unit: UnitName?) -> String {
    switch unit?.family {
    case .graphemes, .scalars, .utf16: "{count}文字"
    case .utf8, .gb18030: "{count}バイト"
    case .doubleWidth: "半角{count}文字分"
    default: "{count}（{unit}）"
    }
  }

  static func hint(for unit: UnitName?) -> String? {
    switch unit?.family {
    case .scalars: "絵文字には複数文字と数えるものがあります"
    case .utf16: "絵文字の多くは{two}文字と数えます"
    case .utf8: "漢字やかなは{three}バイトです"
    case .gb18030: "漢字やかなは{two}バイトです"
    case .doubleWidth: "全角は{two}文字分です"
    default: nil
    }
  }

  static func pattern(for sentence: RuleSentence) -> String {
    switch sentence {
    case .emojiForbidden: "絵文字は使用できません。"
    case .emojiOnly: "絵文字だけを入力できます。"
    case .emojiUpTo: "Emoji {text}より新しい絵文字は使用できません。"
    case .maxLength: "{limitWithUnit}以内{hasHint, select, true {（{hint}）} other {}}。"
    case .minLength: "{limitWithUnit}以上{hasHint, select, true {（{hint}）} other {}}。"
    case .digits: "0～9の数字だけを入力できます。"
    case .digitsOfAnyScript: "数字だけを入力できます（どの文字体系の数字でもかまいません）。"
    case .digitsNormalized: "数字だけを入力できます。全角などの数字は0～9に変換されます。"
    case .decimalPlaces: "{limit, plural, =0 {整数のみ。} other {小数点以下#桁以内の数値。}}"
    case .integerDigits: "整数部分は{limit}桁以内。"
    case .minimum: "{minimum}以上。"
    case .maximum: "{maximum}以下。"
    case .range: "{minimum}以上{maximum}以下。"
    case .negativeAllowed: "負の数も入力できます。"
    case .negativeForbidden: "負の数は入力できません。"
    case .decimalSeparator: "小数点は「{text}」です。"
    case .leadingZerosForbidden: "先頭に不要なゼロを付けることはできません。"
    case .leadingZerosRemoved: "先頭の不要なゼロは削除されます。"
    case .allowedCharacters: "使用できる文字：「{text}」。"
    case .forbiddenCharacters: "使用できない文字：「{text}」。"
    case .pattern: "パターン「{text}」に一致する必要があります。"
    case .singleLine: "改行は入力できません。"
    case .lineBreaksBecomeSpaces: "改行は空白に置き換えられます。"
    case .lineBreaksReplaced: "改行は「{text}」に置き換えられます。"
    case .lineBreaksRemoved: "改行は削除されます。"
    case .widthNormalized: "全角の英数字は半角に変換されます。"
    case .paymentCard: "支払いカードの番号。"
    case .iban: "国際銀行口座番号（IBAN）。"
    case .date: "日付（例：{text}）。"
    case .timeOfDay: "時刻（例：{text}）。"
    case .earliest: "{text}以降。"
    case .latest: "{text}以前。"
    case .oneTimeCode: "{limit}桁のコード。"
    case .shownLike: "「{text}」のように表示されます。"
    case .required: "必須。"
    case .requiredWhen: "「{text}」を入力した場合は必須。"
    case .oneRequired: "次のうち少なくとも1つは必須：{text}。"
    case .equal: "「{text}」と同じ内容。"
    case .cutOff: "超えた部分は切り捨てられます。"
    case .leftOut: "条件に合わない部分は除かれます。"
    case .recommended: "これは推奨であり、必須ではありません。"
    case .valuesNormalized: "別の書き方の数値や日付は、意味が一つに決まる場合に書き換えられます。"
    case .whitespaceTrimmed: "前後の空白は削除されます。"
    case .whitespaceCollapsed: "連続する空白は一つにまとめられます。"
    case .decimalsPadded: "小数点以下は{limit}桁までゼロで埋められます。"
    case .trailingSeparatorDropped: "末尾の小数点は削除されます。"
    }
  }
}
