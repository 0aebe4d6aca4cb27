internal import TextInputIntercepter

extension Sequence<String> {
  /// The texts in the order of their bytes, which is the same on every system.
  package func sortedByBytes() -> [String] {
    Array(self).ordered { $0.precedes($1) }
  }
}

extension Collection<UInt8> {
  /// Whether the bytes begin with a byte order mark in UTF-8, which is no part of a text.
  package var hasByteOrderMark: Bool { starts(with: [0xEF, 0xBB, 0xBF]) }

  /// The number of bytes at the front that are valid UTF-8; `nil` if all of them are.
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
