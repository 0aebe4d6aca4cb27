/// The messages in French.
///
/// A narrow no-break space (U+202F) stands before `;`, a no-break space (U+00A0) before `:` and inside
/// guillemets. A million takes a form of its own: “1 000 000 de caractères”.
enum French: Catalogue {
  static func pattern(for key: ViolationKey) -> String {
    switch key {
    case .tooLong:
      """
      Veuillez saisir au maximum {limitWithUnit}{hasHint, select, true { ({hint})} other {}}\u{202F}; \
      vous en avez saisi {actual}.
      """
    case .tooShort:
      """
      Veuillez saisir au moins {limitWithUnit}{hasHint, select, true { ({hint})} other {}}\u{202F}; \
      vous en avez saisi {actual}.
      """
    case .emojiForbidden:
      """
      {characterCount, plural, =0 {Les émojis ne sont pas autorisés ici.} \
      other {Les émojis ne sont pas autorisés ici\u{A0}: {characters}.}}
      """
    case .emojiRequired:
      """
      {characterCount, plural, =0 {Seuls les émojis sont autorisés ici.} \
      one {{characters} n’est pas un émoji.} \
      other {{characters} ne sont pas des émojis.}}
      """
    case .emojiTooNew:
      """
      {characterCount, plural, =0 {Cet émoji est trop récent pour s’afficher partout.} \
      one {{characters} est trop récent pour s’afficher partout.} \
      other {{characters} sont trop récents pour s’afficher partout.}}
      """
    case .notADigit:
      """
      {characterCount, plural, =0 {Seuls les chiffres sont autorisés ici.} \
      one {{characters} n’est pas un chiffre.} \
      other {{characters} ne sont pas des chiffres.}}
      """
    case .notANumber: "Ce n’est pas un nombre valide."
    case .tooManyDecimalPlaces:
      """
      {limit, plural, =0 {Seuls les nombres entiers sont autorisés ici.} \
      one {Veuillez saisir au maximum # décimale\u{202F}; vous en avez saisi {actual}.} \
      other {Veuillez saisir au maximum # décimales\u{202F}; vous en avez saisi {actual}.}}
      """
    case .tooManyIntegerDigits:
      """
      Veuillez saisir au maximum {limit, plural, one {# chiffre} other {# chiffres}} avant le \
      séparateur décimal\u{202F}; vous en avez saisi {actual}.
      """
    case .leadingSeparator: "Le nombre ne peut pas commencer par le séparateur décimal."
    case .leadingZero: "Le nombre ne peut pas commencer par un zéro inutile."
    case .negativeNotAllowed: "Les nombres négatifs ne sont pas autorisés ici."
    case .outOfRange: "Ce nombre est hors des limites autorisées."
    case .characterNotAllowed:
      """
      {characterCount, plural, =0 {Ce caractère n’est pas autorisé ici.} \
      one {{characters} n’est pas autorisé ici.} \
      other {{characters} ne sont pas autorisés ici.}}
      """
    case .lineBreak: "Les sauts de ligne ne sont pas autorisés ici."
    case .patternMismatch: "Cette saisie ne correspond pas au format demandé."
    case .ellipsis:
      "Le clavier a remplacé «\u{A0}...\u{A0}» par «\u{A0}…\u{A0}»\u{202F}; les points ont été rétablis."
    case .required: "Veuillez remplir ce champ."
    case .oneRequired: "Veuillez remplir au moins un de ces champs."
    case .notEqual: "Les deux saisies ne sont pas identiques."
    case .custom: "Cette saisie n’est pas autorisée ici."
    case .patternIncomplete: "Cette saisie ne correspond pas encore au format demandé."
    case .patternTooSlow: "La comparaison avec le format demandé prend trop de temps."
    case .patternTooLarge: "La comparaison avec le format demandé prend trop de mémoire."
    case .patternFailed: "Cette saisie ne peut pas être comparée au format demandé."
    case .separatorIsPoint: "Les décimales commencent ici par « . »."
    case .separatorIsComma: "Les décimales commencent ici par « , »."
    case .separatorIsArabic: "Les décimales commencent ici par « ٫ »."
    case .rulesDisagree: "Les règles de ce champ ne s’accordent pas sur la façon d’écrire cela."
    case .dateIncomplete: "Cette saisie n’est pas complète."
    case .dateAmbiguous: "Cela peut désigner deux dates différentes."
    case .noSuchDate: "Cette date n’existe pas."
    case .tooEarly:
      """
      {hasBound, select, true {C’est trop tôt, au plus tôt {bound}.} \
      other {C’est plus tôt que ce qui est permis.}}
      """
    case .tooLate:
      """
      {hasBound, select, true {C’est trop tard, au plus tard {bound}.} \
      other {C’est plus tard que ce qui est permis.}}
      """
    case .endBeforeStart: "La fin est antérieure au début."
    case .ellipsisRejected:
      "Le clavier a inséré «\u{A0}…\u{A0}»\u{202F}; les points précédents ont été rétablis."
    case .removed:
      """
      {characterCount, plural, =0 {Des caractères ont été supprimés.} \
      one {{characters} a été supprimé.} \
      other {{characters} ont été supprimés.}}
      """
    }
  }

  static func pattern(for unit: UnitName?) -> String {
    switch unit?.family {
    case .graphemes, .scalars, .utf16:
      "{count, plural, one {# caractère} many {# de caractères} other {# caractères}}"
    case .utf8, .gb18030: "{count, plural, one {# octet} many {# d’octets} other {# octets}}"
    case .doubleWidth:
      "{count, plural, one {# colonne} many {# de colonnes} other {# colonnes}}"
    default: "{count} ({unit})"
    }
  }

  static func hint(for unit: UnitName?) -> String? {
    switch unit?.family {
    case .scalars: "certains émojis comptent pour plusieurs"
    case .utf16: "la plupart des émojis comptent pour {two}"
    case .utf8: "une lettre accentuée compte pour {two}, un caractère chinois pour {three}"
    case .gb18030: "un caractère chinois compte pour {two}"
    case .doubleWidth: "un caractère chinois en occupe {two}"
    default: nil
    }
  }

  static func pattern(for sentence: RuleSentence) -> String {
    switch sentence {
    case .emojiForbidden: "Pas d’émojis."
    case .emojiOnly: "Uniquement des émojis."
    case .emojiUpTo: "Pas d’émojis plus récents que ceux d’Emoji {text}."
    case .maxLength: "Au maximum {limitWithUnit}{hasHint, select, true { ({hint})} other {}}."
    case .minLength: "Au moins {limitWithUnit}{hasHint, select, true { ({hint})} other {}}."
    case .digits: "Uniquement les chiffres de 0 à 9."
    case .digitsOfAnyScript: "Uniquement des chiffres, de toute écriture."
    case .digitsNormalized:
      "Uniquement des chiffres\u{202F}; ceux d’autres écritures deviennent 0 à 9."
    case .decimalPlaces:
      """
      {limit, plural, =0 {Un nombre entier.} one {Un nombre avec au maximum # décimale.} \
      other {Un nombre avec au maximum # décimales.}}
      """
    case .integerDigits:
      """
      Au maximum {limit, plural, one {# chiffre} other {# chiffres}} avant le séparateur décimal.
      """
    case .minimum: "{minimum} ou plus."
    case .maximum: "{maximum} ou moins."
    case .range: "De {minimum} à {maximum}."
    case .negativeAllowed: "Les nombres négatifs sont autorisés."
    case .negativeForbidden: "Pas de nombres négatifs."
    case .decimalSeparator: "Le séparateur décimal est «\u{A0}{text}\u{A0}»."
    case .leadingZerosForbidden: "Pas de zéros inutiles au début."
    case .leadingZerosRemoved: "Les zéros inutiles au début sont supprimés."
    case .allowedCharacters: "Uniquement ces caractères\u{A0}: «\u{A0}{text}\u{A0}»."
    case .forbiddenCharacters: "Aucun de ces caractères\u{A0}: «\u{A0}{text}\u{A0}»."
    case .pattern: "Doit correspondre au modèle «\u{A0}{text}\u{A0}»."
    case .singleLine: "Une seule ligne."
    case .lineBreaksBecomeSpaces: "Les sauts de ligne deviennent des espaces."
    case .lineBreaksReplaced: "Les sauts de ligne deviennent «\u{A0}{text}\u{A0}»."
    case .lineBreaksRemoved: "Les sauts de ligne sont supprimés."
    case .widthNormalized:
      "Les lettres et chiffres pleine chasse deviennent des caractères ordinaires."
    case .paymentCard: "Le numéro d’une carte de paiement."
    case .iban: "Un IBAN (numéro de compte bancaire international)."
    case .date: "Une date, par exemple {text}."
    case .timeOfDay: "Une heure, par exemple {text}."
    case .earliest: "Au plus tôt {text}."
    case .latest: "Au plus tard {text}."
    case .oneTimeCode: "Un code de {limit, plural, one {# chiffre} other {# chiffres}}."
    case .shownLike: "S’affiche ainsi\u{A0}: «\u{A0}{text}\u{A0}»."
    case .required: "Obligatoire."
    case .requiredWhen: "Obligatoire si «\u{A0}{text}\u{A0}» est rempli."
    case .oneRequired: "Au moins un de ces champs est obligatoire\u{A0}: {text}."
    case .equal: "Identique à «\u{A0}{text}\u{A0}»."
    case .cutOff: "Ce qui dépasse est coupé."
    case .leftOut: "Ce qui ne convient pas est ignoré."
    case .recommended: "Ce n’est qu’une recommandation."
    case .valuesNormalized:
      "Les nombres et les dates écrits autrement sont réécrits si une seule valeur est possible."
    case .whitespaceTrimmed: "Les espaces au début et à la fin sont supprimés."
    case .whitespaceCollapsed: "Plusieurs espaces de suite sont remplacés par un seul."
    case .decimalsPadded:
      """
      Des zéros sont ajoutés jusqu’à {limit, plural, one {# décimale} other {# décimales}}.
      """
    case .trailingSeparatorDropped: "Un séparateur décimal à la fin est supprimé."
    }
  }
}
