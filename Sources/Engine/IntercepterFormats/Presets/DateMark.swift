internal import TextBytes

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
  /// After the last part.
  static let end = DateMark(rawValue: 16)

  /// Creates the boundaries that a scalar can mark; `nil` if it is not part of a separator.
  init?(_ scalar: UInt32) {
    guard let character = Unicode.Scalar(scalar) else { return nil }
    switch character {
    case ".", "．", "。": self = [.date, .time, .join, .end]
    case "/", "／", "·", "\u{387}", "・", "٫", "؍", "۔": self = .date
    case ":", "：", "∶": self = .time
    case ",", "，", "、", "،": self = [.date, .join]
    case "T", "t": self = .join
    case "~", "～", "〜", "→": self = .range
    case "年", "月", "⽉", "년", "월": self = [.date, .end]
    case "日", "⽇", "号", "號", "일": self = [.date, .join, .range, .end]
    case "時", "时", "点", "點", "分", "秒", "시", "분", "초", "h": self = [.time, .end]
    default:
      guard scalar.isMinusSign else { return nil }
      self = [.date, .range]
    }
  }
}
