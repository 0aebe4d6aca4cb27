internal import TextInputIntercepter

/// An emoji with the weight of its uses.
public struct EmojiUse: Hashable, Sendable {
  /// The weight of a new choice.
  static let one = 1 << 10
  /// The greatest weight of an emoji, which avoids overflow of 32-bit integers.
  static let most = 1 << 22

  /// The emoji without tones.
  public let text: String
  /// The weight of the choices at ``time``, in 1,024ths of a choice.
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
    // Moving the clock back does not age any choice.
    time = now
  }

  /// Returns the weight at a time.
  ///
  /// The weight halves with each half-life, and decreases linearly in between.
  func weight(at now: Int) -> Int {
    let (age, overflows) = now.subtractingReportingOverflow(time)
    if overflows { return now < time ? weight : 0 }
    if age <= 0 { return weight }
    let halves = age / EmojiRecents.halfLife
    if halves >= 22 { return 0 }
    let rest = age % EmojiRecents.halfLife / (EmojiRecents.halfLife / 128)
    return (weight >> halves) * (256 - rest) / 256
  }

  /// Returns whether this emoji precedes another: by weight, then by the later time.
  func comes(before other: EmojiUse, at now: Int) -> Bool {
    let (mine, others) = (weight(at: now), other.weight(at: now))
    if mine != others { return mine > others }
    return time != other.time ? time > other.time : text.precedes(other.text)
  }
}

#if !hasFeature(Embedded)
  extension EmojiUse: Codable {
    /// Decodes an entry and clamps its weight to the valid range.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        text: try container.decode(String.self, forKey: .text),
        weight: try container.decode(Int.self, forKey: .weight),
        time: try container.decode(Int.self, forKey: .time))
    }
  }
#endif
