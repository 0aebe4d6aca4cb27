/// A language that has built-in messages.
enum Language: String, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
  case traditionalChinese = "zh-Hant"
  case japanese = "ja"
  case korean = "ko"
  case german = "de"
  case french = "fr"
  case spanish = "es"
  case arabic = "ar"
  case hebrew = "he"
  case persian = "fa"

  var catalogue: MessageCatalogue {
    switch self {
    case .english: .english
    case .simplifiedChinese: .simplifiedChinese
    case .traditionalChinese: .traditionalChinese
    case .japanese: .japanese
    case .korean: .korean
    case .german: .german
    case .french: .french
    case .spanish: .spanish
    case .arabic: .arabic
    case .hebrew: .hebrew
    case .persian: .persian
    }
  }
}
