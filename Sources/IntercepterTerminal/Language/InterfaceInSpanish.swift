internal import TextInputIntercepter

/// The interface in Spanish.
enum InterfaceInSpanish: InterfaceCatalogue {
  static func text(_ text: InterfaceText) -> String {
    switch text {
    case .text: "Texto"
    case .place(let number, let count): "campo \(number) de \(count)"
    case .noEmoji: "sin emojis"
    case .emojiOnly: "solo emojis"
    case .emojiUpTo(let version): "emojis hasta \(version)"
    case .digitsOnly: "solo cifras"
    case .decimals(let places): "\(places) decimal\(places == 1 ? "" : "es")"
    case .onlyCharacters(let characters): "solo \(characters)"
    case .noCharacters(let characters): "sin \(characters)"
    case .like(let pattern): "como \(pattern)"
    case .oneLine: "una línea"
    case .halfWidth: "ancho medio"
    case .valid: "válido"
    case .validWithRemark: "válido, con una observación"
    case .fixed(let verdict, let text): "\(verdict) como «\(text)»"
    case .notFinished: "sin terminar"
    case .composing: "en composición"
    case .composingIsJudgedLater: "en composición; el texto se comprueba al confirmarlo"
    case .accepted: "aceptado"
    case .acceptedWithRemark(let reasons): "aceptado, con una observación: \(reasons)"
    case .amended(let reasons): "corregido: \(reasons)"
    case .rejected(let reasons): "rechazado: \(reasons)"
    case .nothingToPaste: "aún no se ha cortado, copiado ni borrado nada"
    case .submit: "envío"
    case .textIsValid: "El texto es válido."
    case .allAreValid(let count): "Los \(count) campos son válidos."
    case .textIsNotValid: "El texto aún no es válido."
    case .someAreNotValid(let wrong, let count): "Aún no válidos: \(wrong) de \(count) campos."
    case .whatIsWrong: "Qué falla"
    case .nothingIsWrong: "ya nada"
    case .commandHint: "Esc orden"
    case .nextHint: "Tab siguiente"
    case .acceptHint: "Intro acepta"
    case .submitHint: "Intro envía"
    case .validateHint: "Intro comprueba"
    case .emojiHint: "Ctrl+\\ emoji"
    case .helpHint: "F1 ayuda"
    case .quitHint: "Ctrl+D sale"
    case .giveUpHint: "Ctrl+C cancela"
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
    case .graphemes: isOne ? "carácter" : "caracteres"
    case .scalars: isOne ? "escalar" : "escalares"
    case .utf16: isOne ? "unidad UTF-16" : "unidades UTF-16"
    case .utf8: isOne ? "byte UTF-8" : "bytes UTF-8"
    case .gb18030, .gb18030Of2022: isOne ? "byte GB18030" : "bytes GB18030"
    case .gb18030Of2000: isOne ? "byte GB18030-2000" : "bytes GB18030-2000"
    case .gb18030Of2005: isOne ? "byte GB18030-2005" : "bytes GB18030-2005"
    case .doubleWidth: isOne ? "columna" : "columnas"
    case .terminalColumns: isOne ? "columna del terminal" : "columnas del terminal"
    }
  }
}
