internal import IntercepterEmoji

/// What can be opened with a key, in Japanese.
extension InterfaceInJapanese {
  static func key(_ key: KeyHelp) -> String {
    switch key {
    case .command: "コマンド（先頭では : も可、:: でコロン）"
    case .nextField: "次の項目、前の項目"
    case .enter: "変換中なら確定、それ以外は検査"
    case .lineBreak: "改行"
    case .byWords: "単語ごとに移動（Alt も可）"
    case .select: "選択"
    case .ends: "先頭へ、末尾へ"
    case .kill: "先頭まで・末尾まで・単語を削除"
    case .paste: "削除・切り取り・コピーしたものを貼り付け"
    case .undo: "取り消す、やり直す"
    case .copy: "すべて選択、コピー、切り取り"
    case .emoji: "名前で絵文字を検索"
    case .redraw: "画面を描き直す"
    }
  }

  static func command(_ command: MetaCommand) -> String {
    switch command {
    case .help: "この一覧の表示・非表示（F1）"
    case .rules: "ルールの表示・非表示"
    case .set: "ルール・方針・キーボードを変更"
    case .load: "プロファイルからルールを読み込む"
    case .text: "検査せずにテキストを設定"
    case .clear: "テキストを空にする"
    case .field: "項目へ移動（Tab）"
    case .submit: "すべての項目を検査（Enter）"
    case .compose: "入力メソッドのように変換中にする"
    case .commit: "テキストを与えて変換を確定"
    case .cancel: "変換を取り消す"
    case .smart: "スマート句読点の切り替え"
    case .mode: "入力欄が変更を知らせる方式"
    case .emoji: "名前で絵文字を検索（Ctrl+\\）"
    case .inspect: "テキストの構成の表示・非表示"
    case .measure: "各単位での長さの表示・非表示"
    case .record: "キー操作をスクリプトに記録"
    case .stop: "記録を終了"
    case .replay: "この項目でスクリプトを実行"
    case .quit: "終了（Ctrl+D）"
    }
  }

  static func panel(_ text: PanelText) -> String {
    switch text {
    case .enterKey: "Enter"
    case .keysAndCommands: "キーとコマンド"
    case .rows(let first, let last, let count): "\(count) 行中 \(first)–\(last)"
    case .rulesInOrder: "ルール（この順に適用）"
    case .noRules: "なし：すべて受け付けます"
    case .lengths: "各単位での長さ"
    case .parts: "テキストの構成"
    case .isSecret: "このテキストは秘密です"
    case .nothingToInspect: "まだ何もありません"
    case .columns: "桁"
    case .emoji: "絵文字"
    case .scalars: "スカラー"
    }
  }

  static func emoji(_ text: EmojiText) -> String {
    switch text {
    case .prompt: "絵文字："
    case .nothingFound: "見つかりません"
    case .noneAdmitted: "ルールが認める絵文字はありません"
    case .chooseHint: "←↑↓→ Enter 決定"
    case .closeHint: "Esc 閉じる"
    case .groupHint: "Tab 分類"
    case .tonesHint: "Ctrl+T 肌の色"
    case .favoriteHint: "Ctrl+F お気に入り"
    case .title(let title): title.name(in: "ja")
    }
  }
}
