internal import IntercepterEmoji

/// What can be opened with a key, in simplified Chinese.
extension InterfaceInSimplifiedChinese {
  static func key(_ key: KeyHelp) -> String {
    switch key {
    case .command: "命令（开头也可按 :，:: 输入冒号）"
    case .nextField: "下一项，上一项"
    case .enter: "确认输入中的文本；否则检查"
    case .lineBreak: "换行"
    case .byWords: "按单词移动（Alt 亦可）"
    case .select: "选择"
    case .ends: "到开头，到末尾"
    case .kill: "删至开头、删至末尾、删一个单词"
    case .paste: "粘贴已删除、剪切或复制的内容"
    case .undo: "撤销，重做"
    case .copy: "全选，复制，剪切"
    case .emoji: "按名称查找表情符号"
    case .redraw: "重绘屏幕"
    }
  }

  static func command(_ command: MetaCommand) -> String {
    switch command {
    case .help: "显示或隐藏此列表（F1）"
    case .rules: "显示或隐藏规则"
    case .set: "更改规则、策略或键盘"
    case .load: "从配置文件载入规则"
    case .text: "直接设置文本，不检查"
    case .clear: "清空文本"
    case .field: "转到某一项（Tab）"
    case .submit: "检查所有项（Enter）"
    case .compose: "模拟输入法输入文本"
    case .commit: "以一段文本确认输入"
    case .cancel: "放弃输入中的文本"
    case .smart: "开关智能标点"
    case .mode: "输入框报告更改的方式"
    case .emoji: "按名称查找表情符号（Ctrl+\\）"
    case .inspect: "显示或隐藏文本的构成"
    case .measure: "显示或隐藏各单位的长度"
    case .record: "将按键录制为脚本"
    case .stop: "结束录制"
    case .replay: "在此项中运行脚本"
    case .quit: "退出（Ctrl+D）"
    }
  }

  static func panel(_ text: PanelText) -> String {
    switch text {
    case .enterKey: "Enter"
    case .keysAndCommands: "按键与命令"
    case .rows(let first, let last, let count): "第 \(first)–\(last) 行，共 \(count) 行"
    case .rulesInOrder: "规则（按此顺序检查）"
    case .noRules: "无：一律接受"
    case .lengths: "各单位的长度"
    case .parts: "文本的构成"
    case .isSecret: "此文本保密"
    case .nothingToInspect: "尚无内容可查看"
    case .columns: "列"
    case .emoji: "表情"
    case .scalars: "标量"
    }
  }

  static func emoji(_ text: EmojiText) -> String {
    switch text {
    case .prompt: "表情符号："
    case .nothingFound: "未找到"
    case .noneAdmitted: "规则不允许任何表情符号"
    case .chooseHint: "←↑↓→ Enter 选择"
    case .closeHint: "Esc 关闭"
    case .groupHint: "Tab 分组"
    case .tonesHint: "Ctrl+T 肤色"
    case .favoriteHint: "Ctrl+F 收藏"
    case .title(let title): title.name(in: "zh-Hans")
    }
  }
}
