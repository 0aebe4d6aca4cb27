/// The boundaries that a separator can mark.
struct DateMark: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Between parts of a date.
  static let date = DateMark(rawValue: 1)
  /// Between parts of a time.
  static let time = DateMark(rawValue: 2)
  /// Between a date and a time.
  static let join = DateMark(rawValue: 4)
  /// Between two dates.
  static let range = DateMark(rawValue: 8)

  /// Creates the boundaries that a character can mark; `nil` if it is not part of a separator.
  init?(_ character: Character) {
    // Scalars compare as numbers, characters as strings.
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
