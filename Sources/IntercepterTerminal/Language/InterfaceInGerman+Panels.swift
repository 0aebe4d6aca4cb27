internal import IntercepterEmoji

/// What can be opened with a key, in German.
extension InterfaceInGerman {
  static func key(_ key: KeyHelp) -> String {
    switch key {
    case .command: "Befehl (: am Anfang auch; :: ein Doppelpunkt)"
    case .nextField: "nächstes Feld, voriges Feld"
    case .enter: "unfertige Eingabe bestätigen; sonst prüfen"
    case .lineBreak: "Zeilenumbruch"
    case .byWords: "wortweise (auch mit Alt)"
    case .select: "auswählen"
    case .ends: "an den Anfang, ans Ende"
    case .kill: "löschen bis Anfang, bis Ende, ein Wort"
    case .paste: "Gelöschtes oder Kopiertes einfügen"
    case .undo: "rückgängig, wiederherstellen"
    case .copy: "alles auswählen, kopieren, ausschneiden"
    case .emoji: "Emoji nach Namen suchen"
    case .redraw: "alles neu zeichnen"
    }
  }

  static func command(_ command: MetaCommand) -> String {
    switch command {
    case .help: "diese Liste ein-/ausblenden (F1)"
    case .rules: "die Regeln ein-/ausblenden"
    case .set: "Regel, Verhalten oder Tastatur ändern"
    case .load: "Regeln aus einem Profil laden"
    case .text: "den Text ungeprüft setzen"
    case .clear: "den Text leeren"
    case .field: "zu einem Feld gehen (Tab)"
    case .submit: "alle Felder prüfen (Enter)"
    case .compose: "Text eingeben wie eine Eingabemethode"
    case .commit: "die Eingabe mit einem Text bestätigen"
    case .cancel: "die Eingabe verwerfen"
    case .smart: "intelligente Interpunktion ein oder aus"
    case .mode: "wie das Feld Änderungen meldet"
    case .emoji: "Emoji nach Namen suchen (Ctrl+\\)"
    case .inspect: "Aufbau des Texts ein-/ausblenden"
    case .measure: "Länge in allen Einheiten ein-/ausblenden"
    case .record: "Tasten in einem Skript aufzeichnen"
    case .stop: "die Aufzeichnung beenden"
    case .replay: "ein Skript in diesem Feld ausführen"
    case .quit: "beenden (Ctrl+D)"
    }
  }

  static func panel(_ text: PanelText) -> String {
    switch text {
    case .enterKey: "Enter"
    case .keysAndCommands: "Tasten und Befehle"
    case .rows(let first, let last, let count): "\(first)–\(last) von \(count)"
    case .rulesInOrder: "Regeln, in dieser Reihenfolge geprüft"
    case .noRules: "keine: alles wird angenommen"
    case .lengths: "Länge in allen Einheiten"
    case .parts: "Woraus der Text besteht"
    case .isSecret: "dieser Text ist geheim"
    case .nothingToInspect: "noch nichts zu zeigen"
    case .columns: "Sp."
    case .emoji: "Emoji"
    case .scalars: "Skalare"
    }
  }

  static func emoji(_ text: EmojiText) -> String {
    switch text {
    case .prompt: "Emoji:"
    case .nothingFound: "nichts gefunden"
    case .noneAdmitted: "die Regeln lassen kein Emoji zu"
    case .chooseHint: "←↑↓→ Enter wählt"
    case .closeHint: "Esc schließt"
    case .groupHint: "Tab Gruppe"
    case .tonesHint: "Ctrl+T Hautton"
    case .favoriteHint: "Ctrl+F Favorit"
    case .title(let title): title.name(in: "de")
    }
  }
}
