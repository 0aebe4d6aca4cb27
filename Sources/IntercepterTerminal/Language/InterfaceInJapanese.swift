internal import TextInputIntercepter

/// The interface in Japanese.
enum InterfaceInJapanese: InterfaceCatalogue {
  static func text(_ text: InterfaceText) -> String {
    switch text {
    case .text: "テキスト"
    case .place(let number, let count): "\(number)/\(count) 番目の項目"
    case .noEmoji: "絵文字なし"
    case .emojiOnly: "絵文字のみ"
    case .emojiUpTo(let version): "絵文字 \(version) まで"
    case .digitsOnly: "数字のみ"
    case .decimals(let places): "小数 \(places) 桁"
    case .onlyCharacters(let characters): "\(characters) のみ"
    case .noCharacters(let characters): "\(characters) なし"
    case .like(let pattern): "形式 \(pattern)"
    case .oneLine: "1 行"
    case .halfWidth: "半角"
    case .valid: "有効"
    case .validWithRemark: "有効（注意あり）"
    case .fixed(let verdict, let text): "\(verdict)：「\(text)」として"
    case .notFinished: "未完了"
    case .composing: "変換中"
    case .composingIsJudgedLater: "変換中。確定すると検査されます"
    case .accepted: "受け付けました"
    case .acceptedWithRemark(let reasons): "受け付けました（注意）：\(reasons)"
    case .amended(let reasons): "修正しました：\(reasons)"
    case .rejected(let reasons): "拒否しました：\(reasons)"
    case .nothingToPaste: "まだ何も切り取り・コピー・削除していません"
    case .submit: "送信"
    case .textIsValid: "テキストは有効です。"
    case .allAreValid(let count): "\(count) 項目すべてが有効です。"
    case .textIsNotValid: "テキストはまだ有効ではありません。"
    case .someAreNotValid(let wrong, let count): "\(count) 項目中 \(wrong) 項目がまだ有効ではありません。"
    case .whatIsWrong: "問題点"
    case .nothingIsWrong: "もうありません"
    case .commandHint: "Esc コマンド"
    case .nextHint: "Tab 次へ"
    case .acceptHint: "Enter 決定"
    case .submitHint: "Enter 送信"
    case .validateHint: "Enter 検査"
    case .emojiHint: "Ctrl+\\ 絵文字"
    case .helpHint: "F1 ヘルプ"
    case .quitHint: "Ctrl+D 終了"
    case .giveUpHint: "Ctrl+C 中止"
    case .unit(let unit, let count): self.unit(unit, count)
    case .panel(let text): panel(text)
    case .key(let key): self.key(key)
    case .command(let command): self.command(command)
    case .emoji(let text): emoji(text)
    }
  }

  private static func unit(_ unit: UnitName, _ count: Int) -> String {
    switch unit {
    case .graphemes: "文字"
    case .scalars: "スカラー"
    case .utf16: "UTF-16 単位"
    case .utf8: "バイト UTF-8"
    case .gb18030, .gb18030Of2022: "バイト GB18030"
    case .gb18030Of2000: "バイト GB18030-2000"
    case .gb18030Of2005: "バイト GB18030-2005"
    case .doubleWidth: "桁"
    case .terminalColumns: "端末の桁"
    }
  }
}
