internal import TextInputIntercepter

/// The interface in English.
enum InterfaceInEnglish: InterfaceCatalogue {
  static func text(_ text: InterfaceText) -> String {
    switch text {
    case .text: "Text"
    case .place(let number, let count): "field \(number) of \(count)"
    case .noEmoji: "no emoji"
    case .emojiOnly: "emoji only"
    case .emojiUpTo(let version): "emoji up to \(version)"
    case .digitsOnly: "digits only"
    case .decimals(let places): "\(places) decimal\(places == 1 ? "" : "s")"
    case .onlyCharacters(let characters): "only \(characters)"
    case .noCharacters(let characters): "no \(characters)"
    case .like(let pattern): "like \(pattern)"
    case .oneLine: "one line"
    case .halfWidth: "half-width"
    case .valid: "valid"
    case .validWithRemark: "valid, with a remark"
    case .fixed(let verdict, let text): "\(verdict) as “\(text)”"
    case .notFinished: "not finished"
    case .composing: "composing"
    case .composingIsJudgedLater: "composing; the text is judged when it is committed"
    case .accepted: "accepted"
    case .acceptedWithRemark(let reasons): "accepted, with a remark: \(reasons)"
    case .amended(let reasons): "amended: \(reasons)"
    case .rejected(let reasons): "rejected: \(reasons)"
    case .nothingToPaste: "nothing was cut, copied or deleted yet"
    case .submit: "submit"
    case .textIsValid: "The text is valid."
    case .allAreValid(let count): "All \(count) fields are valid."
    case .textIsNotValid: "The text is not valid yet."
    case .someAreNotValid(1, let count): "1 of \(count) fields is not valid yet."
    case .someAreNotValid(let wrong, let count): "\(wrong) of \(count) fields are not valid yet."
    case .whatIsWrong: "What is wrong"
    case .nothingIsWrong: "nothing any more"
    case .commandHint: "Esc command"
    case .nextHint: "Tab next"
    case .acceptHint: "Enter accepts"
    case .submitHint: "Enter submits"
    case .validateHint: "Enter validates"
    case .emojiHint: "Ctrl+\\ emoji"
    case .helpHint: "F1 help"
    case .quitHint: "Ctrl+D quits"
    case .giveUpHint: "Ctrl+C gives up"
    case .unit(let unit, let count): self.unit(unit, count)
    case .panel(let text): panel(text)
    case .key(let key): self.key(key)
    case .command(let command): self.command(command)
    case .emoji(let text): emoji(text)
    }
  }

  private static func unit(_ unit: UnitName, _ count: Int) -> String {
    let isOne = count == 1
    return switch unit {
    case .graphemes: isOne ? "character" : "characters"
    case .scalars: isOne ? "scalar" : "scalars"
    case .utf16: isOne ? "UTF-16 unit" : "UTF-16 units"
    case .utf8: isOne ? "byte UTF-8" : "bytes UTF-8"
    case .gb18030, .gb18030Of2022: isOne ? "byte GB18030" : "bytes GB18030"
    case .gb18030Of2000: isOne ? "byte GB18030-2000" : "bytes GB18030-2000"
    case .gb18030Of2005: isOne ? "byte GB18030-2005" : "bytes GB18030-2005"
    case .doubleWidth: isOne ? "column" : "columns"
    case .terminalColumns: isOne ? "terminal column" : "terminal columns"
    }
  }
}
