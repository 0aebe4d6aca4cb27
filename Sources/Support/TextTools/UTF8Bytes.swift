internal import TextInputIntercepter

extension Sequence<String> {
  /// Returns the texts in byte order, which is the same on every system.
  package func sortedByBytes() -> [String] {
    Array(self).ordered { $0.precedes($1) }
  }
}

extension Collection<UInt8> {
  /// A Boolean value that indicates whether the bytes begin with a UTF-8 byte order mark, which is
  /// not part of the text.
  package var hasByteOrderMark: Bool { starts(with: [0xEF, 0xBB, 0xBF]) }

  /// The number of bytes before the first invalid UTF-8 sequence, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*), but slow. Use it only if the text is known to be invalid.
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
