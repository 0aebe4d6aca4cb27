internal import TextInputIntercepter

/// The interface in simplified Chinese.
enum InterfaceInSimplifiedChinese: InterfaceCatalogue {
  static func text(_ text: InterfaceText) -> String {
    switch text {
    case .text: "文本"
    case .place(let number, let count): "第 \(number) 项，共 \(count) 项"
    case .noEmoji: "无表情符号"
    case .emojiOnly: "仅表情符号"
    case .emojiUpTo(let version): "表情符号至 \(version)"
    case .digitsOnly: "仅数字"
    case .decimals(let places): "\(places) 位小数"
    case .onlyCharacters(let characters): "仅 \(characters)"
    case .noCharacters(let characters): "无 \(characters)"
    case .like(let pattern): "形如 \(pattern)"
    case .oneLine: "单行"
    case .halfWidth: "半角"
    case .valid: "有效"
    case .validWithRemark: "有效，有提示"
    case .fixed(let verdict, let text): "\(verdict)，作为“\(text)”"
    case .notFinished: "未完成"
    case .composing: "输入中"
    case .composingIsJudgedLater: "输入中；确认后才检查"
    case .accepted: "已接受"
    case .acceptedWithRemark(let reasons): "已接受，有提示：\(reasons)"
    case .amended(let reasons): "已更正：\(reasons)"
    case .rejected(let reasons): "已拒绝：\(reasons)"
    case .nothingToPaste: "尚未剪切、复制或删除任何内容"
    case .submit: "提交"
    case .textIsValid: "文本有效。"
    case .allAreValid(let count): "全部 \(count) 项均有效。"
    case .textIsNotValid: "文本尚未有效。"
    case .someAreNotValid(let wrong, let count): "\(count) 项中有 \(wrong) 项尚未有效。"
    case .whatIsWrong: "问题"
    case .nothingIsWrong: "已无问题"
    case .commandHint: "Esc 命令"
    case .nextHint: "Tab 下一项"
    case .acceptHint: "Enter 确定"
    case .submitHint: "Enter 提交"
    case .validateHint: "Enter 检查"
    case .emojiHint: "Ctrl+\\ 表情符号"
    case .helpHint: "F1 帮助"
    case .quitHint: "Ctrl+D 退出"
    case .giveUpHint: "Ctrl+C 放弃"
    case .unit(let unit, let count): self.unit(unit, count)
    case .panel(let text): panel(text)
    case .key(let key): self.key(key)
    case .command(let command): self.command(command)
    case .emoji(let text): emoji(text)
    }
  }

  private static func unit(_ unit: UnitName, _ count: Int) -> String {
    switch unit {
    case .graphemes: "字符"
    case .scalars: "标量"
    case .utf16: "UTF-16 单元"
    case .utf8: "字节 UTF-8"
    case .gb18030, .gb18030Of2022: "字节 GB18030"
    case .gb18030Of2000: "字节 GB18030-2000"
    case .gb18030Of2005: "字节 GB18030-2005"
    case .doubleWidth: "列"
    case .terminalColumns: "终端列"
    }
  }
}
