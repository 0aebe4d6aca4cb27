extension MessageCatalogue {
  /// The messages in French.
  ///
  /// A narrow no-break space (U+202F) stands before `;`, a no-break space (U+00A0) before `:` and inside
  /// guillemets. A million takes a form of its own: “1 000 000 de caractères”.
  static let french = MessageCatalogue(
    enumeration: Violation.Enumeration(
      "«\u{A0}", "\u{A0}»", comma: ", ", conjunction: " et ", others: "d’autres caractères"),
    violations: """
      tooLong: Veuillez saisir au maximum {limitWithUnit}{hasHint, select, true { ({hint})}
        other {}}\u{202F}; vous en avez saisi {actual}.
      tooShort: Veuillez saisir au moins {limitWithUnit}{hasHint, select, true { ({hint})}
        other {}}\u{202F}; vous en avez saisi {actual}.
      emojiForbidden: {characterCount, plural, =0 {Les émojis ne sont pas autorisés ici.}
        other {Les émojis ne sont pas autorisés ici\u{A0}: {characters}.}}
      emojiRequired: {characterCount, plural, =0 {Seuls les émojis sont autorisés ici.}
        one {{characters} n’est pas un émoji.} other {{characters} ne sont pas des émojis.}}
      emojiTooNew: {characterCount, plural, =0 {Cet émoji est trop récent pour s’afficher partout.}
        one {{characters} est trop récent pour s’afficher partout.}
        other {{characters} sont trop récents pour s’afficher partout.}}
      notADigit: {characterCount, plural, =0 {Seuls les chiffres sont autorisés ici.}
        one {{characters} n’est pas un chiffre.} other {{characters} ne sont pas des chiffres.}}
      notANumber: Ce n’est pas un nombre valide.
      tooManyDecimalPlaces: {limit, plural, =0 {Seuls les nombres entiers sont autorisés ici.}
        one {Veuillez saisir au maximum # décimale\u{202F}; vous en avez saisi {actual}.}
        other {Veuillez saisir au maximum # décimales\u{202F}; vous en avez saisi {actual}.}}
      tooManyIntegerDigits: Veuillez saisir au maximum {limit, plural, one {# chiffre}
        other {# chiffres}} avant le séparateur décimal\u{202F}; vous en avez saisi {actual}.
      leadingSeparator: Le nombre ne peut pas commencer par le séparateur décimal.
      leadingZero: Le nombre ne peut pas commencer par un zéro inutile.
      negativeNotAllowed: Les nombres négatifs ne sont pas autorisés ici.
      outOfRange: Ce nombre est hors des limites autorisées.
      characterNotAllowed: {characterCount, plural, =0 {Ce caractère n’est pas autorisé ici.}
        one {{characters} n’est pas autorisé ici.} other {{characters} ne sont pas autorisés ici.}}
      lineBreak: Les sauts de ligne ne sont pas autorisés ici.
      patternMismatch: Cette saisie ne correspond pas au format demandé.
      ellipsis: Le clavier a remplacé «\u{A0}...\u{A0}» par «\u{A0}…\u{A0}»\u{202F};
        les points ont été rétablis.
      required: Veuillez remplir ce champ.
      oneRequired: Veuillez remplir au moins un de ces champs.
      notEqual: Les deux saisies ne sont pas identiques.
      custom: Cette saisie n’est pas autorisée ici.
      patternIncomplete: Cette saisie ne correspond pas encore au format demandé.
      patternTooSlow: La comparaison avec le format demandé prend trop de temps.
      patternTooLarge: La comparaison avec le format demandé prend trop de mémoire.
      patternFailed: Cette saisie ne peut pas être comparée au format demandé.
      notListed: La valeur doit être l’une des suivantes\u{A0}: {bound}.
      rulesDisagree: Les règles de ce champ ne s’accordent pas sur la façon d’écrire cela.
      separatorIsPoint: Les décimales commencent ici par « . ».
      separatorIsComma: Les décimales commencent ici par « , ».
      separatorIsArabic: Les décimales commencent ici par « ٫ ».
      closingDash: Le tiret après le nombre peut être un signe moins ou seulement clore le montant.
      dateIncomplete: Cette saisie n’est pas complète.
      dateAmbiguous: Cela peut désigner deux dates différentes.
      foreign: {hasBound, select, true {Les numéros avec l’indicatif {bound} ne sont pas acceptés ici.}
        other {Les numéros avec cet indicatif ne sont pas acceptés ici.}}
      zeroNotDialed: Saisissez le numéro sans le 0 initial.
      callingCodeMissing: Commencez par + et l’indicatif du pays.
      telephoneExtension: Saisissez le numéro sans le numéro de poste «\u{A0}{bound}\u{A0}».
      dateInOtherOrder: Cette date est dans un autre ordre.
      dateWithTime: Ceci est un horodatage\u{202F}; une date est attendue.
      timeInsteadOfDate: Ceci est une heure\u{202F}; une date est attendue.
      dateInsteadOfTime: Ceci contient une date\u{202F}; seule une heure est attendue.
      timeWithSeconds: Une heure sans secondes est attendue ici.
      zeroTimeDropped: Les zéros que ce champ n’affiche pas ont été retirés.
      noSuchMonth: Il n’existe pas de mois {actual}.
      noSuchDay: Il n’existe pas de jour {actual}.
      noSuchHour: Il n’existe pas d’heure {actual}.
      noSuchMinute: Il n’existe pas de minute {actual}.
      noSuchSecond: Il n’existe pas de seconde {actual}.
      wrongCheckDigit: La clé de contrôle est incorrecte.
      noSuchDate: Cette date n’existe pas.
      tooEarly: {hasBound, select, true {C’est trop tôt, au plus tôt {bound}.}
        other {C’est plus tôt que ce qui est permis.}}
      tooLate: {hasBound, select, true {C’est trop tard, au plus tard {bound}.}
        other {C’est plus tard que ce qui est permis.}}
      endBeforeStart: La fin est antérieure au début.
      removed: {characterCount, plural, =0 {Des caractères ont été supprimés.}
        one {{characters} a été supprimé.} other {{characters} ont été supprimés.}}
      ellipsisRejected: Le clavier a inséré «\u{A0}…\u{A0}»\u{202F};
        les points précédents ont été rétablis.
      counts: {characters} compte pour {actual}
      """,
    units: """
      graphemes scalars utf16: {count, plural, one {# caractère} many {# de caractères}
        other {# caractères}}
      utf8 gb18030: {count, plural, one {# octet} many {# d’octets} other {# octets}}
      doubleWidth: {count, plural, one {# colonne} many {# de colonnes} other {# colonnes}}
      other: {count} ({unit})
      """,
    hints: """
      scalars: certains émojis comptent pour plusieurs
      utf16: la plupart des émojis comptent pour {two}
      utf8: une lettre accentuée compte pour {two}, un caractère chinois pour {three}
      gb18030: un caractère chinois compte pour {two}
      doubleWidth: un caractère chinois en occupe {two}
      """,
    sentences: """
      emojiForbidden: Pas d’émojis.
      emojiOnly: Uniquement des émojis.
      emojiUpTo: Pas d’émojis plus récents que ceux d’Emoji {text}.
      maxLength: Au maximum {limitWithUnit}{hasHint, select, true { ({hint})} other {}}.
      minLength: Au moins {limitWithUnit}{hasHint, select, true { ({hint})} other {}}.
      digits: Uniquement les chiffres de 0 à 9.
      digitsOfAnyScript: Uniquement des chiffres, de toute écriture.
      digitsNormalized: Uniquement des chiffres\u{202F}; ceux d’autres écritures deviennent 0 à 9.
      decimalPlaces: {limit, plural, =0 {Un nombre entier.}
        one {Un nombre avec au maximum # décimale.} other {Un nombre avec au maximum # décimales.}}
      integerDigits: Au maximum {limit, plural, one {# chiffre}
        other {# chiffres}} avant le séparateur décimal.
      minimum: {minimum} ou plus.
      maximum: {maximum} ou moins.
      range: De {minimum} à {maximum}.
      negativeAllowed: Les nombres négatifs sont autorisés.
      negativeForbidden: Pas de nombres négatifs.
      decimalSeparator: Le séparateur décimal est «\u{A0}{text}\u{A0}».
      leadingZerosForbidden: Pas de zéros inutiles au début.
      leadingZerosRemoved: Les zéros inutiles au début sont supprimés.
      allowedCharacters: Uniquement ces caractères\u{A0}: «\u{A0}{text}\u{A0}».
      forbiddenCharacters: Aucun de ces caractères\u{A0}: «\u{A0}{text}\u{A0}».
      pattern: Doit correspondre au modèle «\u{A0}{text}\u{A0}».
      oneOf: L’une de ces valeurs\u{A0}: {text}.
      singleLine: Une seule ligne.
      lineBreaksBecomeSpaces: Les sauts de ligne deviennent des espaces.
      lineBreaksReplaced: Les sauts de ligne deviennent «\u{A0}{text}\u{A0}».
      lineBreaksRemoved: Les sauts de ligne sont supprimés.
      widthNormalized: Les lettres et chiffres pleine chasse deviennent des caractères ordinaires.
      punctuationStraightened: Les guillemets et tirets typographiques deviennent des caractères ordinaires.
      lettersCapitalized: Les lettres deviennent des majuscules.
      checkDigit: Avec la bonne clé de contrôle ({text}).
      paymentCard: Le numéro d’une carte de paiement.
      iban: Un IBAN (numéro de compte bancaire international).
      date: Une date, par exemple {text}.
      timeOfDay: Une heure, par exemple {text}.
      earliest: Au plus tôt {text}.
      latest: Au plus tard {text}.
      oneTimeCode: Un code de {limit, plural, one {# chiffre} other {# chiffres}}.
      shownLike: S’affiche ainsi\u{A0}: «\u{A0}{text}\u{A0}».
      required: Obligatoire.
      visible: Pas uniquement des caractères invisibles.
      requiredWhen: Obligatoire si «\u{A0}{text}\u{A0}» est rempli.
      oneRequired: Au moins un de ces champs est obligatoire\u{A0}: {text}.
      equal: Identique à «\u{A0}{text}\u{A0}».
      cutOff: Ce qui dépasse est coupé.
      leftOut: Ce qui ne convient pas est ignoré.
      recommended: Ce n’est qu’une recommandation.
      valuesNormalized: Les nombres et les dates écrits autrement sont réécrits si une seule valeur
        est possible.
      whitespaceTrimmed: Les espaces au début et à la fin sont supprimés.
      whitespaceCollapsed: Plusieurs espaces de suite sont remplacés par un seul.
      decimalsPadded: Des zéros sont ajoutés jusqu’à {limit, plural, one {# décimale}
        other {# décimales}}.
      trailingSeparatorDropped: Un séparateur décimal à la fin est supprimé.
      """)
}
