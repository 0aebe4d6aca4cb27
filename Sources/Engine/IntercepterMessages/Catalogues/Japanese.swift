extension MessageCatalogue {
  /// The messages in Japanese.
  ///
  /// Columns are what forms there call half-width letters.
  static let japanese = MessageCatalogue(
    enumeration: Violation.Enumeration("「", "」", comma: "、", conjunction: "、", others: "その他の文字"),
    hasSpaces: false,
    violations: """
      tooLong: {limitWithUnit}以内で入力してください{hasHint, select, true {（{hint}）}
        other {}}。現在は{actualWithUnit}です。
      tooShort: {limitWithUnit}以上で入力してください{hasHint, select, true {（{hint}）}
        other {}}。現在は{actualWithUnit}です。
      emojiForbidden: {characterCount, plural, =0 {絵文字は使用できません。} other {絵文字（{characters}）は使用できません。}}
      emojiRequired: {characterCount, plural, =0 {絵文字だけを入力してください。} other {{characters}は絵文字ではありません。}}
      emojiTooNew: {characterCount, plural, =0 {この絵文字は新しいため、表示できない端末があります。}
        other {{characters}は新しいため、表示できない端末があります。}}
      notADigit: {characterCount, plural, =0 {数字だけを入力してください。} other {{characters}は数字ではありません。}}
      notANumber: 正しい数値ではありません。
      tooManyDecimalPlaces: {limit, plural, =0 {整数を入力してください。}
        other {小数点以下は#桁以内で入力してください。現在は{actual}桁です。}}
      tooManyIntegerDigits: 整数部分は{limit}桁以内で入力してください。現在は{actual}桁です。
      leadingSeparator: 小数点の前に数字を入力してください。
      leadingZero: 数値の先頭に不要なゼロを付けることはできません。
      negativeNotAllowed: 負の数は入力できません。
      outOfRange: 入力できる範囲を外れた数値です。
      characterNotAllowed: {characterCount, plural, =0 {この文字は使用できません。}
        other {{characters}は使用できません。}}
      lineBreak: 改行は入力できません。
      patternMismatch: 指定された形式になっていません。
      ellipsis: キーボードが「...」を「…」に置き換えたため、ピリオドに戻しました。
      required: この項目を入力してください。
      oneRequired: これらの項目のうち、少なくとも1つを入力してください。
      notEqual: 入力内容が一致していません。
      custom: この内容は入力できません。
      patternIncomplete: まだ指定された形式になっていません。
      patternTooSlow: 指定された形式との照合に時間がかかりすぎます。
      patternTooLarge: 指定された形式との照合に必要なメモリが多すぎます。
      patternFailed: 指定された形式と照合できません。
      notListed: 次のいずれかを入力してください：{bound}。
      rulesDisagree: この項目の規則が互いに矛盾しているため、書き方を決められません。
      separatorIsPoint: 小数点には「.」を入力してください。
      separatorIsComma: 小数点には「,」を入力してください。
      separatorIsArabic: 小数点には「٫」を入力してください。
      closingDash: 数字の後の横線は、負号とも金額の止め線とも読めます。
      dateIncomplete: まだ入力が完了していません。
      dateAmbiguous: 二通りの日付に読めます。
      foreign: {hasBound, select, true {国番号 {bound} の電話番号は入力できません。}
        other {この国番号の電話番号は入力できません。}}
      zeroNotDialed: 番号の先頭の0を省いてください。
      callingCodeMissing: + と国番号から入力してください。
      telephoneExtension: 番号の後の内線番号「{bound}」を省いてください。
      dateInOtherOrder: 日付の順序が違います。
      dateWithTime: これは日時です。日付のみを入力してください。
      timeInsteadOfDate: これは時刻です。日付を入力してください。
      dateInsteadOfTime: 日付が含まれています。時刻のみを入力してください。
      timeWithSeconds: ここでは秒のない時刻が必要です。
      zeroTimeDropped: この欄に表示されないゼロを省きました。
      noSuchMonth: {actual}月は存在しません。
      noSuchDay: {actual}日は存在しません。
      noSuchHour: {actual}時は存在しません。
      noSuchMinute: {actual}分は存在しません。
      noSuchSecond: {actual}秒は存在しません。
      wrongCheckDigit: チェックディジットが正しくありません。
      noSuchDate: この日付は存在しません。
      tooEarly: {hasBound, select, true {{bound}以降を指定してください。} other {指定できる範囲より前です。}}
      tooLate: {hasBound, select, true {{bound}以前を指定してください。} other {指定できる範囲より後です。}}
      endBeforeStart: 終了が開始より前になっています。
      removed: {characterCount, plural, =0 {一部の文字が削除されました。} other {{characters}が削除されました。}}
      ellipsisRejected: キーボードが「…」を入力したため、その前のピリオドに戻しました。
      counts: {characters}は{actual}と数えます
      """,
    units: """
      graphemes scalars utf16: {count}文字
      utf8 gb18030: {count}バイト
      doubleWidth: 半角{count}文字分
      other: {count}（{unit}）
      """,
    hints: """
      scalars: 絵文字には複数文字と数えるものがあります
      utf16: 絵文字の多くは{two}文字と数えます
      utf8: 漢字やかなは{three}バイトです
      gb18030: 漢字やかなは{two}バイトです
      doubleWidth: 全角は{two}文字分です
      """,
    sentences: """
      emojiForbidden: 絵文字は使用できません。
      emojiOnly: 絵文字だけを入力できます。
      emojiUpTo: Emoji {text}より新しい絵文字は使用できません。
      maxLength: {limitWithUnit}以内{hasHint, select, true {（{hint}）} other {}}。
      minLength: {limitWithUnit}以上{hasHint, select, true {（{hint}）} other {}}。
      digits: 0～9の数字だけを入力できます。
      digitsOfAnyScript: 数字だけを入力できます（どの文字体系の数字でもかまいません）。
      digitsNormalized: 数字だけを入力できます。全角などの数字は0～9に変換されます。
      decimalPlaces: {limit, plural, =0 {整数のみ。} other {小数点以下#桁以内の数値。}}
      integerDigits: 整数部分は{limit}桁以内。
      minimum: {minimum}以上。
      maximum: {maximum}以下。
      range: {minimum}以上{maximum}以下。
      negativeAllowed: 負の数も入力できます。
      negativeForbidden: 負の数は入力できません。
      decimalSeparator: 小数点は「{text}」です。
      leadingZerosForbidden: 先頭に不要なゼロを付けることはできません。
      leadingZerosRemoved: 先頭の不要なゼロは削除されます。
      allowedCharacters: 使用できる文字：「{text}」。
      forbiddenCharacters: 使用できない文字：「{text}」。
      pattern: パターン「{text}」に一致する必要があります。
      oneOf: 次のいずれか：{text}。
      singleLine: 改行は入力できません。
      lineBreaksBecomeSpaces: 改行は空白に置き換えられます。
      lineBreaksReplaced: 改行は「{text}」に置き換えられます。
      lineBreaksRemoved: 改行は削除されます。
      widthNormalized: 全角の英数字は半角に変換されます。
      punctuationStraightened: 引用符とダッシュは半角の記号に変換されます。
      lettersCapitalized: 英小文字は大文字になります。
      checkDigit: 正しいチェックディジット（{text}）。
      paymentCard: 支払いカードの番号。
      iban: 国際銀行口座番号（IBAN）。
      date: 日付（例：{text}）。
      timeOfDay: 時刻（例：{text}）。
      earliest: {text}以降。
      latest: {text}以前。
      oneTimeCode: {limit}桁のコード。
      shownLike: 「{text}」のように表示されます。
      required: 必須。
      visible: 見えない文字だけの入力はできません。
      requiredWhen: 「{text}」を入力した場合は必須。
      oneRequired: 次のうち少なくとも1つは必須：{text}。
      equal: 「{text}」と同じ内容。
      cutOff: 超えた部分は切り捨てられます。
      leftOut: 条件に合わない部分は除かれます。
      recommended: これは推奨であり、必須ではありません。
      valuesNormalized: 別の書き方の数値や日付は、意味が一つに決まる場合に書き換えられます。
      whitespaceTrimmed: 前後の空白は削除されます。
      whitespaceCollapsed: 連続する空白は一つにまとめられます。
      decimalsPadded: 小数点以下は{limit}桁までゼロで埋められます。
      trailingSeparatorDropped: 末尾の小数点は削除されます。
      """)
}
