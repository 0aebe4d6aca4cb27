internal import IntercepterEmoji

/// What can be opened with a key, in Spanish.
extension InterfaceInSpanish {
  static func key(_ key: KeyHelp) -> String {
    switch key {
    case .command: "orden (: al principio también; :: dos puntos)"
    case .nextField: "campo siguiente, campo anterior"
    case .enter: "confirmar la composición; si no, comprobar"
    case .lineBreak: "salto de línea"
    case .byWords: "por palabras (también con Alt)"
    case .select: "seleccionar"
    case .ends: "al principio, al final"
    case .kill: "borrar hasta el inicio, el final, palabra"
    case .paste: "pegar lo borrado, cortado o copiado"
    case .undo: "deshacer, rehacer"
    case .copy: "seleccionar todo, copiar, cortar"
    case .emoji: "buscar un emoji por su nombre"
    case .redraw: "dibujar todo de nuevo"
    }
  }

  static func command(_ command: MetaCommand) -> String {
    switch command {
    case .help: "mostrar u ocultar esta lista (F1)"
    case .rules: "mostrar u ocultar las reglas"
    case .set: "cambiar una regla, un ajuste, el teclado"
    case .load: "tomar las reglas de un perfil"
    case .text: "poner un texto sin comprobarlo"
    case .clear: "vaciar el texto"
    case .field: "ir a un campo (Tab)"
    case .submit: "comprobar todos los campos (Intro)"
    case .compose: "componer, como un método de entrada"
    case .commit: "terminar la composición con un texto"
    case .cancel: "descartar la composición"
    case .smart: "puntuación inteligente, sí o no"
    case .mode: "cómo anuncia el campo sus cambios"
    case .emoji: "buscar un emoji por su nombre (Ctrl+\\)"
    case .inspect: "mostrar u ocultar de qué consta el texto"
    case .measure: "mostrar u ocultar sus longitudes"
    case .record: "grabar las teclas en un script"
    case .stop: "terminar la grabación"
    case .replay: "ejecutar un script en este campo"
    case .quit: "salir (Ctrl+D)"
    }
  }

  static func panel(_ text: PanelText) -> String {
    switch text {
    case .enterKey: "Intro"
    case .keysAndCommands: "Teclas y órdenes"
    case .rows(let first, let last, let count): "\(first)–\(last) de \(count)"
    case .rulesInOrder: "Reglas, aplicadas en este orden"
    case .noRules: "ninguna: todo se acepta"
    case .lengths: "Longitud en cada unidad"
    case .parts: "De qué consta el texto"
    case .isSecret: "este texto es secreto"
    case .nothingToInspect: "aún no hay nada que mostrar"
    case .columns: "col."
    case .emoji: "emoji"
    case .scalars: "escalares"
    }
  }

  static func emoji(_ text: EmojiText) -> String {
    switch text {
    case .prompt: "Emoji:"
    case .nothingFound: "no se ha encontrado nada"
    case .noneAdmitted: "las reglas no admiten ningún emoji"
    case .chooseHint: "←↑↓→ Intro elige"
    case .closeHint: "Esc cierra"
    case .groupHint: "Tab grupo"
    case .tonesHint: "Ctrl+T tono"
    case .favoriteHint: "Ctrl+F favorito"
    case .title(let title): title.name(in: "es")
    }
  }
}
