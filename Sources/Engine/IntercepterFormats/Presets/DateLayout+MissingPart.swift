extension DateLayout {
  func missingParts(of text: String) -> [(literal: String, count: Int)] {
    let reader = DateReader(text, self)
    let own = reader.parses.filter { $0.scheme.order == .own }
    guard own.count == 1, !own[0].hasGaps else { return [] }
    let slots = own[0].scheme.slots
    var next = 0
    for piece in own[0].pieces {
      guard let place = parts[next...].firstIndex(where: { $0.kind == slots[piece.slot].part.kind })
      else { return [] }
      next = place + 1
    }
    var missing: [(literal: String, count: Int)] = []
    let gap = reader.tokens.gaps[reader.tokens.tokens.count]
    var rest: String?
    if let last = own[0].pieces.last {
      let token = reader.tokens.tokens[last.token]
      if gap.isEmpty, last.digits.count < parts[next - 1].digits, token.word == nil {
        missing.append(("", parts[next - 1].digits - last.digits.count))
      } else if !gap.isEmpty, next < parts.count {
        let written = String(text.substring(utf8: token.range.upperBound..<text.utf8.count))
        let separator = separators[next - 1]
        rest =
          separator.holds(written, atUTF8: 0)
          ? String(separator.substring(utf8: written.utf8.count..<separator.utf8.count)) : ""
      }
    }
    for index in next..<parts.count {
      let separator = index == 0 ? "" : rest ?? separators[index - 1]
      rest = nil
      let length = parts[index].kind == .dayPeriod ? periods?.morning.count : nil
      missing.append((separator, length ?? parts[index].digits))
    }
    return missing
  }
}
