extension PatternLayout {
  /// - Parameter typed: The number of bytes of the first literal that are already shown.
  func missingParts(
    behind raw: UnsafeBufferPointer<UInt8>, typed: Int
  ) -> [(literal: String, count: Int)] {
    let (end, slots) = fittingFront(of: raw)
    if end < raw.count || slots == slotCount { return [] }
    var (parts, first): ([(literal: String, count: Int)], Int) = ([], 0)
    for run in runs {
      let literal = first == 0 ? run.literal.dropFirst(typed) : run.literal
      let isShown = slots > first
      first += run.count
      parts.append((isShown ? "" : text(literal), min(run.count, max(0, first - slots))))
    }
    return parts + [(text(trailing), 0)]
  }

  private func text(_ literal: Range<Int>) -> String {
    String(decoding: literals[literal], as: UTF8.self)
  }
}
