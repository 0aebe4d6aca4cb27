extension EmojiPickerText {
  /// All texts in eight locales, in the order of ``place``.
  static let languages: StaticString = """
    de Smileys & Gefühle|Menschen & Körper|Tiere & Natur|Essen & Trinken|Reisen & Orte|\
    Aktivitäten|Gegenstände|Symbole|Flaggen|Bestandteile|Häufig benutzt|Suchergebnisse|Emoji|\
    Emojis suchen|Nichts gefunden|Die Regeln lassen kein Emoji zu|Hauttöne|Favorit|Löschen
    en Smileys & Emotion|People & Body|Animals & Nature|Food & Drink|Travel & Places|Activities|\
    Objects|Symbols|Flags|Component|Frequently Used|Search Results|Emoji|Search emoji|\
    Nothing found|The rules allow no emoji|Skin tones|Favorite|Delete
    es Emoticonos y emociones|Personas y cuerpo|Animales y naturaleza|Comida y bebida|\
    Viajes y lugares|Actividades|Objetos|Símbolos|Banderas|Componentes|Usados con frecuencia|\
    Resultados de la búsqueda|Emoji|Buscar emojis|No se ha encontrado nada|\
    Las reglas no admiten ningún emoji|Tonos de piel|Favorito|Borrar
    fr Smileys et émotions|Personnes et corps|Animaux et nature|Nourriture et boissons|\
    Voyages et lieux|Activités|Objets|Symboles|Drapeaux|Composants|Utilisés fréquemment|\
    Résultats de la recherche|Émoji|Rechercher un émoji|Rien n’a été trouvé|\
    Les règles n’admettent aucun émoji|Teintes de peau|Favori|Supprimer
    ja スマイリーと感情|人と体|動物と自然|食べ物と飲み物|旅行と場所|アクティビティ|物|記号|旗|構成要素|よく使う絵文字|検索結果|絵文字|絵文字を検索|見つかりません|\
    ルールが認める絵文字はありません|肌の色|お気に入り|削除
    ko 스마일리 및 감정|사람 및 신체|동물 및 자연|음식 및 음료|여행 및 장소|활동|사물|기호|깃발|구성 요소|자주 사용하는 이모지|검색 결과|이모지|이모지 검색|\
    찾은 것이 없습니다|규칙이 허용하는 이모지가 없습니다|피부색|즐겨찾기|삭제
    zh 笑脸与情感|人物与身体|动物与自然|食物与饮料|旅行与地点|活动|物品|符号|旗帜|组成部分|常用|搜索结果|表情符号|搜索表情符号|未找到|规则不允许任何表情符号|肤色|收藏|删除
    zh_Hant 笑臉與情緒|人物與身體|動物與自然|食物與飲料|旅遊與地點|活動|物品|符號|旗幟|組成部分|常用|搜尋結果|表情符號|搜尋表情符號|找不到|規則不允許任何表情符號|膚色|\
    收藏|刪除

    """
}
