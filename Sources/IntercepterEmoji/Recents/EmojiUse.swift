/// How much an emoji has been used.
public struct EmojiUse: Hashable, Sendable {
  /// A choice that was just made.
  static let one = 1 << 10
  /// The most that an emoji can weigh, so that nothing overflows where numbers have 32 bits.
  static let most = 1 << 22

  /// The emoji without tones.
  public let text: String
  /// What the choices counted at ``time``, in 1,024ths of one.
  public internal(set) var weight: Int
  /// The time of the last choice, in seconds.
  public internal(set) var time: Int

  package init(text: String, weight: Int, time: Int) {
    self.text = text
    self.weight = min(max(weight, 0), Self.most)
    self.time = time
  }

  mutating func count(at now: Int) {
    weight = min(weight(at: now) + Self.one, Self.most)
    // A clock that was put back makes nothing older.
    time = now
  }

  /// What the choices count at a time: half after each half-life, and in between on the line from one
  /// half to the next.
  func weight(at now: Int) -> Int {
    let (age, overflows) = now.subtractingReportingOverflow(time)
    if overflows { return now < time ? weight : 0 }
    if age <= 0 { return weight }
    let halves = age / EmojiRecents.halfLife
    if halves >= 22 { return 0 }
    let rest = age % EmojiRecents.halfLife / (EmojiRecents.halfLife / 128)
    return (weight >> halves) * (256 - rest) / 256
  }

  /// Whether it counts more than another; if both count alike, whether it was chosen later.
  func comes(before other: EmojiUse, at now: Int) -> Bool {
    let (mine, others) = (weight(at: now), other.weight(at: now))
    if mine != others { return mine > others }
    return time != other.time ? time > other.time : text < other.text
  }
}
