extension Collection<UInt8> {
  /// How many bytes at the front are valid UTF-8; `nil` if all of them are.
  ///
  /// - Complexity: O(*n*), slowly: to be asked when the text is known to be invalid.
  package var firstInvalidUTF8Offset: Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
