internal import TextInputIntercepter

/// The interface in French.
enum InterfaceInFrench: InterfaceCatalogue {
  static func text(_ text: InterfaceText) -> String {
    switch text {
    case .text: "Texte"
    case .place(let number, let count): "champ \(number) sur \(count)"
    case .noEmoji: "sans émoji"
    case .emojiOnly: "émojis seuls"
    case .emojiUpTo(let version): "émojis jusqu’à \(version)"
    case .digitsOnly: "chiffres seuls"
    case .decimals(let places): "\(places) décimale\(places < 2 ? "" : "s")"
    case .onlyCharacters(let characters): "seulement \(characters)"
    case .noCharacters(let characters): "sans \(characters)"
    case .like(let pattern): "comme \(pattern)"
    case .oneLine: "une ligne"
    case .halfWidth: "demi-chasse"
    case .valid: "valide"
    case .validWithRemark: "valide, avec une remarque"
    case .fixed(let verdict, let text): "\(verdict), comme « \(text) »"
    case .notFinished: "inachevé"
    case .composing: "en composition"
    case .composingIsJudgedLater: "en composition ; le texte est vérifié une fois confirmé"
    case .accepted: "accepté"
    case .acceptedWithRemark(let reasons): "accepté, avec une remarque : \(reasons)"
    case .amended(let reasons): "corrigé : \(reasons)"
    case .rejected(let reasons): "refusé : \(reasons)"
    case .nothingToPaste: "rien n’a encore été coupé, copié ni effacé"
    case .submit: "envoi"
    case .textIsValid: "Le texte est valide."
    case .allAreValid(let count): "Les \(count) champs sont valides."
    case .textIsNotValid: "Le texte n’est pas encore valide."
    case .someAreNotValid(let wrong, let count):
      "Pas encore valides : \(wrong) champs sur \(count)."
    case .whatIsWrong: "Ce qui ne va pas"
    case .nothingIsWrong: "plus rien"
    case .commandHint: "Esc commande"
    case .nextHint: "Tab suivant"
    case .acceptHint: "Entrée accepte"
    case .submitHint: "Entrée envoie"
    case .validateHint: "Entrée vérifie"
    case .emojiHint: "Ctrl+\\ émoji"
    case .helpHint: "F1 aide"
    case .quitHint: "Ctrl+D quitte"
    case .giveUpHint: "Ctrl+C abandonne"
    case .unit(let unit, let count): self.unit(unit, count)
    case .panel(let text): panel(text)
    case .key(let key): self.key(key)
    case .command(let command): self.command(command)
    case .emoji(let text): emoji(text)
    }
  }

  private static func unit(_ unit: UnitName, _ count: Int) -> String {
    let isOne = count < 2
    return switch unit {
    case .graphemes: isOne ? "caractère" : "caractères"
    case .scalars: isOne ? "scalaire" : "scalaires"
    case .utf16: isOne ? "unité UTF-16" : "unités UTF-16"
    case .utf8: isOne ? "octet UTF-8" : "octets UTF-8"
    case .gb18030, .gb18030Of2022: isOne ? "octet GB18030" : "octets GB18030"
    case .gb18030Of2000: isOne ? "octet GB18030-2000" : "octets GB18030-2000"
    case .gb18030Of2005: isOne ? "octet GB18030-2005" : "octets GB18030-2005"
    case .doubleWidth: isOne ? "colonne" : "colonnes"
    case .terminalColumns: isOne ? "colonne du terminal" : "colonnes du terminal"
    }
  }
}
