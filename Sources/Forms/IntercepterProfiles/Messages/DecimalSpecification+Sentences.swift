internal import IntercepterMessages
internal import TextInputIntercepter

extension DecimalSpecification {
  /// Returns sentences about the requirements of the number.
  func sentences(in messages: Messages) -> [String] {
    var sentences = [messages.text(for: .decimalPlaces, limit: places)]
    if let integerDigits {
      sentences.append(messages.text(for: .integerDigits, limit: integerDigits))
    }
    if let separator = unexpectedSeparator(in: messages) {
      sentences.append(messages.text(for: .decimalSeparator, naming: separator))
    }
    if let bounds {
      sentences.append(messages.text(for: bounds, minimum: minimum, maximum: maximum))
    }
    if let sign { sentences.append(messages.text(for: sign)) }
    switch leadingZeros {
    case .allow: break
    case .reject: sentences.append(messages.text(for: .leadingZerosForbidden))
    case .remove: sentences.append(messages.text(for: .leadingZerosRemoved))
    }
    return sentences + onViolation.sentences(in: messages)
  }

  private var bounds: RuleSentence? {
    switch (minimum, maximum) {
    case (nil, nil): nil
    case (_, nil): .minimum
    case (nil, _): .maximum
    default: .range
    }
  }

  /// The sentence about the sign, unless the minimum implies it.
  private var sign: RuleSentence? {
    switch minimum {
    case nil: negative ? .negativeAllowed : .negativeForbidden
    case let minimum?: negative || minimum >= 0 ? nil : .negativeForbidden
    }
  }

  /// Returns the decimal separator if it is not the usual one of the language.
  private func unexpectedSeparator(in messages: Messages) -> String? {
    guard places > 0 else { return nil }
    let ours = decimalSeparator
    return ours == NumberSymbols(locale: messages.locale)?.decimalSeparator ? nil : ours
  }
}
