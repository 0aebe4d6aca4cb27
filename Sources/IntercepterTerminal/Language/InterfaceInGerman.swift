internal import TextInputIntercepter

/// The interface in German.
enum InterfaceInGerman: InterfaceCatalogue {
  static func text(_ text: InterfaceText) -> String {
    switch text {
    case .text: "Text"
    case .place(let number, let count): "Feld \(number) von \(count)"
    case .noEmoji: "keine Emojis"
    case .emojiOnly: "nur Emojis"
    case .emojiUpTo(let version): "Emojis bis \(version)"
    case .digitsOnly: "nur Ziffern"
    case .decimals(let places): "\(places) Dezimalstelle\(places == 1 ? "" : "n")"
    case .onlyCharacters(let characters): "nur \(characters)"
    case .noCharacters(let characters): "ohne \(characters)"
    case .like(let pattern): "wie \(pattern)"
    case .oneLine: "eine Zeile"
    case .halfWidth: "halbe Breite"
    case .valid: "gültig"
    case .validWithRemark: "gültig, mit Hinweis"
    case .fixed(let verdict, let text): "\(verdict) als „\(text)“"
    case .notFinished: "nicht fertig"
    case .composing: "wird eingegeben"
    case .composingIsJudgedLater: "wird eingegeben; geprüft wird, was bestätigt ist"
    case .accepted: "angenommen"
    case .acceptedWithRemark(let reasons): "angenommen, mit Hinweis: \(reasons)"
    case .amended(let reasons): "berichtigt: \(reasons)"
    case .rejected(let reasons): "abgelehnt: \(reasons)"
    case .nothingToPaste: "noch nichts ausgeschnitten, kopiert oder gelöscht"
    case .submit: "Absenden"
    case .textIsValid: "Der Text ist gültig."
    case .allAreValid(let count): "Alle \(count) Felder sind gültig."
    case .textIsNotValid: "Der Text ist noch nicht gültig."
    case .someAreNotValid(let wrong, let count): "Noch ungültig: \(wrong) von \(count) Feldern."
    case .whatIsWrong: "Was nicht stimmt"
    case .nothingIsWrong: "nichts mehr"
    case .commandHint: "Esc Befehl"
    case .nextHint: "Tab weiter"
    case .acceptHint: "Enter übernimmt"
    case .submitHint: "Enter sendet ab"
    case .validateHint: "Enter prüft"
    case .emojiHint: "Ctrl+\\ Emoji"
    case .helpHint: "F1 Hilfe"
    case .quitHint: "Ctrl+D beendet"
    case .giveUpHint: "Ctrl+C bricht ab"
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
    case .graphemes: "Zeichen"
    case .scalars: isOne ? "Skalar" : "Skalare"
    case .utf16: isOne ? "UTF-16-Einheit" : "UTF-16-Einheiten"
    case .utf8: "Byte UTF-8"
    case .gb18030, .gb18030Of2022: "Byte GB18030"
    case .gb18030Of2000: "Byte GB18030-2000"
    case .gb18030Of2005: "Byte GB18030-2005"
    case .doubleWidth: isOne ? "Spalte" : "Spalten"
    case .terminalColumns: isOne ? "Terminalspalte" : "Terminalspalten"
    }
  }
}
