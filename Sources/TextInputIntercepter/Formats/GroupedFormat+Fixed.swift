// Decimals that are always shown are a part of the text: zeros are written behind those that there are, and make room
// for those that are typed.

extension TextFormat {
  /// A Boolean value that indicates whether a part of a raw text is the separator of decimals that are always shown.
  ///
  /// Without it, the decimals would be digits of a number that is a hundred times greater.
  func isFixedSeparator(_ part: Range<Int>, of raw: String) -> Bool {
    guard case .grouped(let format) = layout, format.fixedDecimals > 0 else { return false }
    return raw.substring(utf8: part).utf8.elementsEqual(format.decimalSeparator)
  }

  /// A raw state without the zeros at its end that there is no room for, and without decimals that are left alone by a
  /// deletion and say nothing.
  ///
  /// - Parameters:
  ///   - rest: How many bytes stand behind what was inserted, whose own zeros are part of what was written.
  ///   - isLeft: Whether the text is what a deletion has left.
  func withoutSpareZeros(_ raw: EditingState, rest: Int, isLeft: Bool) -> EditingState {
    guard case .grouped(let format) = layout, format.fixedDecimals > 0,
      let separator = raw.text.firstIndex(of: format.separator)
    else { return raw }
    var text = raw.text
    var decimals = text[separator...].dropFirst().map { $0.decimalDigit }
    if decimals.contains(nil) { return raw }
    if isLeft, text[..<separator].allSatisfy({ $0 == "-" }), decimals.allSatisfy({ $0 == 0 }) {
      return EditingState(String(text[..<separator]), selection: raw.selection).normalized()
    }
    let end = text.utf8.count - rest
    while decimals.count > format.fixedDecimals, decimals.last == 0, text.utf8.count > end {
      decimals.removeLast()
      text.removeLast()
    }
    return EditingState(text, selection: raw.selection).normalized()
  }
}

extension GroupedFormat {
  fileprivate var separator: Character {
    String(decoding: decimalSeparator, as: UTF8.self).first ?? "."
  }
}
