internal import IntercepterEmoji

/// What can be opened with a key, in traditional Chinese.
extension InterfaceInTraditionalChinese {
  static func key(_ key: KeyHelp) -> String {
    switch key {
    case .command: "指令（開頭也可按 :，:: 輸入冒號）"
    case .nextField: "下一項，上一項"
    case .enter: "確認輸入中的文字；否則檢查"
    case .lineBreak: "換行"
    case .byWords: "依單字移動（Alt 亦可）"
    case .select: "選取"
    case .ends: "到開頭，到結尾"
    case .kill: "刪至開頭、刪至結尾、刪一個單字"
    case .paste: "貼上已刪除、剪下或複製的內容"
    case .undo: "還原，重做"
    case .copy: "全選，複製，剪下"
    case .emoji: "依名稱尋找表情符號"
    case .redraw: "重繪畫面"
    }
  }

  static func command(_ command: MetaCommand) -> String {
    switch command {
    case .help: "顯示或隱藏此清單（F1）"
    case .rules: "顯示或隱藏規則"
    case .set: "更改規則、策略或鍵盤"
    case .load: "從設定檔載入規則"
    case .text: "直接設定文字，不檢查"
    case .clear: "清空文字"
    case .field: "前往某一項（Tab）"
    case .submit: "檢查所有項目（Enter）"
    case .compose: "模擬輸入法輸入文字"
    case .commit: "以一段文字確認輸入"
    case .cancel: "放棄輸入中的文字"
    case .smart: "開關智慧型標點"
    case .mode: "輸入欄回報更改的方式"
    case .emoji: "依名稱尋找表情符號（Ctrl+\\）"
    case .inspect: "顯示或隱藏文字的構成"
    case .measure: "顯示或隱藏各單位的長度"
    case .record: "將按鍵錄製為腳本"
    case .stop: "結束錄製"
    case .replay: "在此項中執行腳本"
    case .quit: "離開（Ctrl+D）"
    }
  }

  static func panel(_ text: PanelText) -> String {
    switch text {
    case .enterKey: "Enter"
    case .keysAndCommands: "按鍵與指令"
    case .rows(let first, let last, let count): "第 \(first)–\(last) 列，共 \(count) 列"
    case .rulesInOrder: "規則（依此順序檢查）"
    case .noRules: "無：一律接受"
    case .lengths: "各單位的長度"
    case .parts: "文字的構成"
    case .isSecret: "此文字保密"
    case .nothingToInspect: "尚無內容可檢視"
    case .columns: "欄"
    case .emoji: "表情"
    case .scalars: "純量"
    }
  }

  static func emoji(_ text: EmojiText) -> String {
    switch text {
    case .prompt: "表情符號："
    case .nothingFound: "找不到"
    case .noneAdmitted: "規則不允許任何表情符號"
    case .chooseHint: "←↑↓→ Enter 選擇"
    case .closeHint: "Esc 關閉"
    case .groupHint: "Tab 分組"
    case .tonesHint: "Ctrl+T 膚色"
    case .favoriteHint: "Ctrl+F 加入收藏"
    case .title(let title): title.name(in: "zh-Hant")
    }
  }
}
