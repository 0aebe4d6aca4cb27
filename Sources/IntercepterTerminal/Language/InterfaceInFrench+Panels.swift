internal import IntercepterEmoji

/// What can be opened with a key, in French.
extension InterfaceInFrench {
  static func key(_ key: KeyHelp) -> String {
    switch key {
    case .command: "commande (: au début aussi ; :: un deux-points)"
    case .nextField: "champ suivant, champ précédent"
    case .enter: "confirmer la composition ; sinon vérifier"
    case .lineBreak: "saut de ligne"
    case .byWords: "mot par mot (Alt aussi)"
    case .select: "sélectionner"
    case .ends: "au début, à la fin"
    case .kill: "effacer jusqu’au début, à la fin, un mot"
    case .paste: "coller ce qui a été effacé, coupé, copié"
    case .undo: "annuler, rétablir"
    case .copy: "tout sélectionner, copier, couper"
    case .emoji: "chercher un émoji par son nom"
    case .redraw: "tout redessiner"
    }
  }

  static func command(_ command: MetaCommand) -> String {
    switch command {
    case .help: "afficher ou masquer cette liste (F1)"
    case .rules: "afficher ou masquer les règles"
    case .set: "changer une règle, un réglage, le clavier"
    case .load: "prendre les règles d’un profil"
    case .text: "mettre un texte sans le vérifier"
    case .clear: "vider le texte"
    case .field: "aller à un champ (Tab)"
    case .submit: "vérifier tous les champs (Entrée)"
    case .compose: "composer, comme une méthode de saisie"
    case .commit: "finir la composition par un texte"
    case .cancel: "abandonner la composition"
    case .smart: "ponctuation intelligente, oui ou non"
    case .mode: "comment le champ annonce ses changements"
    case .emoji: "chercher un émoji par son nom (Ctrl+\\)"
    case .inspect: "afficher ou masquer le détail du texte"
    case .measure: "afficher ou masquer ses longueurs"
    case .record: "enregistrer les touches dans un script"
    case .stop: "terminer l’enregistrement"
    case .replay: "exécuter un script dans ce champ"
    case .quit: "quitter (Ctrl+D)"
    }
  }

  static func panel(_ text: PanelText) -> String {
    switch text {
    case .enterKey: "Entrée"
    case .keysAndCommands: "Touches et commandes"
    case .rows(let first, let last, let count): "\(first)–\(last) sur \(count)"
    case .rulesInOrder: "Règles, appliquées dans cet ordre"
    case .noRules: "aucune : tout est accepté"
    case .lengths: "Longueur dans chaque unité"
    case .parts: "De quoi le texte est fait"
    case .isSecret: "ce texte est secret"
    case .nothingToInspect: "rien à examiner pour l’instant"
    case .columns: "col."
    case .emoji: "émoji"
    case .scalars: "scalaires"
    }
  }

  static func emoji(_ text: EmojiText) -> String {
    switch text {
    case .prompt: "Émoji :"
    case .nothingFound: "rien n’a été trouvé"
    case .noneAdmitted: "les règles n’admettent aucun émoji"
    case .chooseHint: "←↑↓→ Entrée choisit"
    case .closeHint: "Esc ferme"
    case .groupHint: "Tab groupe"
    case .tonesHint: "Ctrl+T teinte"
    case .favoriteHint: "Ctrl+F favori"
    case .title(let title): title.name(in: "fr")
    }
  }
}
