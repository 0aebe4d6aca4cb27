/// What people type to find an emoji: 200 queries in eight languages.
///
/// Each has one that must be among the first three found. The table was written by hand before there was a ranking.
enum SearchTable {
  struct Row: Sendable, CustomStringConvertible {
    let language: String
    let query: String
    let emoji: String

    var description: String { "\(language) \(query) \(emoji)" }
  }

  static let languages: [(language: String, queries: [(String, String)])] = [
    (
      "en",
      [
        ("thumb", "👍"), ("thumbs up", "👍"), ("heart", "❤️"), ("germany", "🇩🇪"), ("de", "🇩🇪"),
        ("laugh", "😂"), ("cry", "😢"), ("party", "🥳"), ("pizza", "🍕"), ("dog", "🐶"),
        ("birthday", "🎂"), ("fire", "🔥"), ("rocket", "🚀"), ("clap", "👏"), ("ok", "👌"),
        ("facepalm", "🤦"), ("poop", "💩"), ("shrug", "🤷"), ("sun", "☀️"), ("beer", "🍺"),
        ("eyes", "👀"), ("wave dark", "👋🏿"), ("face tears joy", "😂"), ("hand shake", "🤝"),
        ("scotland", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"),
      ]
    ),
    (
      "de",
      [
        ("osterreich", "🇦🇹"), ("österreich", "🇦🇹"), ("herz", "❤️"), ("daumen hoch", "👍"),
        ("daumen", "👍"), ("lachen", "😂"), ("weinen", "😢"), ("hund", "🐶"), ("katze", "🐱"),
        ("geburtstag", "🎂"), ("feuer", "🔥"), ("rakete", "🚀"), ("bier", "🍺"), ("sonne", "☀️"),
        ("schnee", "❄️"), ("kuss", "😘"), ("fahrrad", "🚲"), ("pizza", "🍕"), ("apfel", "🍎"),
        ("schmetterling", "🦋"), ("gruen herz", "💚"), ("schweiz", "🇨🇭"), ("brot", "🍞"),
        ("kaffee", "☕"), ("fussball", "⚽"),
      ]
    ),
    (
      "fr",
      [
        ("coeur", "❤️"), ("cœur", "❤️"), ("pouce", "👍"), ("rire", "😂"), ("larmes de joie", "😂"),
        ("pleure", "😢"), ("chien", "🐶"), ("chat", "🐱"), ("anniversaire", "🎂"), ("feu", "🔥"),
        ("fusee", "🚀"), ("fusée", "🚀"), ("biere", "🍺"), ("soleil", "☀️"), ("pizza", "🍕"),
        ("allemagne", "🇩🇪"), ("france", "🇫🇷"), ("café", "☕"), ("croissant", "🥐"), ("bisou", "😘"),
        ("clin d'oeil", "😉"), ("papillon", "🦋"), ("vélo", "🚲"), ("fromage", "🧀"), ("neige", "❄️"),
      ]
    ),
    (
      "es",
      [
        ("corazon", "❤️"), ("corazón", "❤️"), ("pulgar", "👍"), ("risa", "😂"), ("llorar", "😢"),
        ("perro", "🐶"), ("gato", "🐱"), ("cumpleaños", "🎂"), ("cumpleanos", "🎂"), ("fuego", "🔥"),
        ("cohete", "🚀"), ("cerveza", "🍺"), ("sol", "☀️"), ("pizza", "🍕"), ("alemania", "🇩🇪"),
        ("mexico", "🇲🇽"), ("españa", "🇪🇸"), ("cafe", "☕"), ("beso", "😘"), ("mariposa", "🦋"),
        ("bicicleta", "🚲"), ("fiesta", "🥳"), ("manzana", "🍎"), ("nieve", "❄️"), ("aplauso", "👏"),
      ]
    ),
    (
      "ja",
      [
        ("笑", "😂"), ("おめでとう", "🎉"), ("ハート", "❤️"), ("犬", "🐶"), ("猫", "🐱"),
        ("ネコ", "🐱"), ("誕生日", "🎂"), ("火", "🔥"), ("ロケット", "🚀"), ("ビール", "🍺"),
        ("太陽", "☀️"), ("ピザ", "🍕"), ("ドイツ", "🇩🇪"), ("日本", "🇯🇵"), ("コーヒー", "☕"),
        ("拍手", "👏"), ("ごめん", "🙏"), ("泣", "😢"), ("寿司", "🍣"), ("桜", "🌸"),
        ("雪", "❄️"), ("りんご", "🍎"), ("自転車", "🚲"), ("富士山", "🗻"), ("うれし泣き", "😂"),
      ]
    ),
    (
      "ko",
      [
        ("하트", "❤️"), ("엄지", "👍"), ("웃음", "😂"), ("강아지", "🐶"), ("개", "🐶"),
        ("고양이", "🐱"), ("생일", "🎂"), ("불", "🔥"), ("로켓", "🚀"), ("맥주", "🍺"),
        ("태양", "☀️"), ("피자", "🍕"), ("독일", "🇩🇪"), ("대한민국", "🇰🇷"), ("커피", "☕"),
        ("박수", "👏"), ("눈물", "😂"), ("사과", "🍎"), ("자전거", "🚲"), ("나비", "🦋"),
        ("축구", "⚽"), ("키스", "😘"), ("꽃", "🌸"), ("케이크", "🎂"), ("윙크", "😉"),
      ]
    ),
    (
      "zh-Hans",
      [
        ("笑", "😂"), ("爱心", "❤️"), ("红心", "❤️"), ("赞", "👍"), ("拇指", "👍"), ("狗", "🐶"),
        ("猫", "🐱"), ("生日", "🎂"), ("火", "🔥"), ("火箭", "🚀"), ("啤酒", "🍺"), ("太阳", "☀️"),
        ("披萨", "🍕"), ("德国", "🇩🇪"), ("中国", "🇨🇳"), ("咖啡", "☕"), ("鼓掌", "👏"),
        ("哭", "😢"), ("苹果", "🍎"), ("自行车", "🚲"), ("熊猫", "🐼"), ("足球", "⚽"),
        ("笑哭", "😂"), ("再见", "👋"), ("蝴蝶", "🦋"),
      ]
    ),
    (
      "zh-Hant",
      [
        ("笑", "😂"), ("愛心", "❤️"), ("紅心", "❤️"), ("讚", "👍"), ("拇指", "👍"), ("狗", "🐶"),
        ("貓", "🐱"), ("生日", "🎂"), ("火", "🔥"), ("火箭", "🚀"), ("啤酒", "🍺"), ("太陽", "☀️"),
        ("披薩", "🍕"), ("德國", "🇩🇪"), ("台灣", "🇹🇼"), ("咖啡", "☕"), ("鼓掌", "👏"),
        ("哭", "😢"), ("蘋果", "🍎"), ("腳踏車", "🚲"), ("熊貓", "🐼"), ("足球", "⚽"),
        ("壽司", "🍣"), ("雪", "❄️"), ("蝴蝶", "🦋"),
      ]
    ),
  ]

  static let rows: [Row] = languages.flatMap { language, queries in
    queries.map { Row(language: language, query: $0.0, emoji: $0.1) }
  }
}
