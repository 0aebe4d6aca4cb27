internal import TextInputIntercepter

/// The interface in traditional Chinese.
enum InterfaceInTraditionalChinese: InterfaceCatalogue {
  static func text(_ text: InterfaceText) -> String {
    switch text {
    case .text: "文字"
    case .place(let number, let count): "第 \(number) 項，共 \(count) 項"
    case .noEmoji: "無表情符號"
    case .emojiOnly: "僅表情符號"
    case .emojiUpTo(let version): "表情符號至 \(version)"
    case .digitsOnly: "僅數字"
    case .decimals(let places): "\(places) 位小數"
    case .onlyCharacters(let characters): "僅 \(characters)"
    case .noCharacters(let characters): "無 \(characters)"
    case .like(let pattern): "形如 \(pattern)"
    case .oneLine: "單行"
    case .halfWidth: "半形"
    case .valid: "有效"
    case .validWithRemark: "有效，有提示"
    case .fixed(let verdict, let text): "\(verdict)，作為「\(text)」"
    case .notFinished: "未完成"
    case .composing: "輸入中"
    case .composingIsJudgedLater: "輸入中；確認後才檢查"
    case .accepted: "已接受"
    case .acceptedWithRemark(let reasons): "已接受，有提示：\(reasons)"
    case .amended(let reasons): "已更正：\(reasons)"
    case .rejected(let reasons): "已拒絕：\(reasons)"
    case .nothingToPaste: "尚未剪下、複製或刪除任何內容"
    case .submit: "提交"
    case .textIsValid: "文字有效。"
    case .allAreValid(let count): "全部 \(count) 項皆有效。"
    case .textIsNotValid: "文字尚未有效。"
    case .someAreNotValid(let wrong, let count): "\(count) 項中有 \(wrong) 項尚未有效。"
    case .whatIsWrong: "問題"
    case .nothingIsWrong: "已無問題"
    case .commandHint: "Esc 指令"
    case .nextHint: "Tab 下一項"
    case .acceptHint: "Enter 確定"
    case .submitHint: "Enter 提交"
    case .validateHint: "Enter 檢查"
    case .emojiHint: "Ctrl+\\ 表情符號"
    case .helpHint: "F1 說明"
    case .quitHint: "Ctrl+D 離開"
    case .giveUpHint: "Ctrl+C 放棄"
    case .unit(let unit, let count): self.unit(unit, count)
    case .panel(let text): panel(text)
    case .key(let key): self.key(key)
    case .command(let command): self.command(command)
    case .emoji(let text): emoji(text)
    }
  }

  private static func unit(_ unit: UnitName, _ count: Int) -> String {
    switch unit {
    case .graphemes: "字元"
    case .scalars: "純量"
    case .utf16: "UTF-16 單元"
    case .utf8: "位元組 UTF-8"
    case .gb18030, .gb18030Of2022: "位元組 GB18030"
    case .gb18030Of2000: "位元組 GB18030-2000"
    case .gb18030Of2005: "位元組 GB18030-2005"
    case .doubleWidth: "欄"
    case .terminalColumns: "終端機欄"
    }
  }
}
