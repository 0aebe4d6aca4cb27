/// What a separator between two numbers can divide.
struct DateMark: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Parts of a date.
  static let date = DateMark(rawValue: 1)
  /// Parts of a time.
  static let time = DateMark(rawValue: 2)
  /// A date and a time.
  static let join = DateMark(rawValue: 4)
  /// Two dates.
  static let range = DateMark(rawValue: 8)

  /// What a character of a separator can divide; `nil` for any other character.
  init?(_ character: Character) {
    // Scalars are compared as numbers, characters as texts.
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return nil
    }
    switch scalar {
    case ".", "．", "。": self = [.date, .time, .join]
    case "/", "／", "·", "\u{387}", "・": self = .date
    case ":", "：": self = .time
    case ",", "，", "、", "،": self = [.date, .join]
    case "T", "t": self = .join
    case "~", "～", "〜", "→": self = .range
    case "年", "月", "년", "월": self = .date
    case "日", "号", "號", "일": self = [.date, .join, .range]
    case "時", "时", "点", "點", "分", "秒", "시", "분", "초", "h": self = .time
    default:
      if character.isMinusSign {
        self = [.date, .range]
      } else if character.isBlank {
        self = [.date, .time, .join, .range]
      } else {
        return nil
      }
    }
  }
}
