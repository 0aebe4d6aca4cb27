#if !hasFeature(Embedded)
  internal import TextInputIntercepter

  /// Decodes integers or lists of integers by name: the components of a date or of a number.
  struct PartsContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let parts: [String: [Int]]
    let codingPath: [any CodingKey]

    var allKeys: [Key] { parts.keys.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { parts[key.stringValue] != nil }

    func decodeNil(forKey key: Key) -> Bool { !contains(key) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      guard let part = parts[key.stringValue]?.first else { throw hasNone(key) }
      if type == Bool.self, let value = (part != 0) as? Value { return value }
      if let type = type as? any FixedWidthInteger.Type,
        let value = type.init(exactly: part) as? Value
      {
        return value
      }
      throw hasNone(key)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      guard let list = parts[key.stringValue] else { throw hasNone(key) }
      return PartsList(parts: list, codingPath: codingPath)
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { throw hasNone(key) }

    func superDecoder() throws -> any Decoder { throw hasNone(AnyCodingKey("super")) }

    func superDecoder(forKey key: Key) throws -> any Decoder { throw hasNone(key) }

    private func hasNone(_ key: any CodingKey) -> DecodingError {
      let field = codingPath.first?.stringValue ?? ""
      return .keyNotFound(
        key,
        .init(
          codingPath: codingPath,
          debugDescription: "the value of the field “\(field)” has no part “\(key.stringValue)”"))
    }
  }

  /// Decodes a list of integers.
  private struct PartsList: UnkeyedDecodingContainer {
    let parts: [Int]
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    var count: Int? { parts.count }
    var isAtEnd: Bool { currentIndex == parts.count }

    func decodeNil() -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      guard !isAtEnd, let type = type as? any FixedWidthInteger.Type,
        let value = type.init(exactly: parts[currentIndex]) as? Value
      else { throw ended }
      currentIndex += 1
      return value
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> { throw ended }

    func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw ended }

    func superDecoder() throws -> any Decoder { throw ended }

    private var ended: DecodingError {
      .valueNotFound(
        Int.self, .init(codingPath: codingPath, debugDescription: "there are no more integers"))
    }
  }

  extension DecimalNumber {
    /// The members from which Foundation decodes a `Decimal`, or `nil` for more than 38 digits.
    ///
    /// This module does not import Foundation. The mantissa is eight 16-bit words, the lowest
    /// first.
    var archivedParts: [String: [Int]]? {
      var words = [Int](repeating: 0, count: 8)
      for digit in digits.utf8 {
        var carry = Int(digit) - 0x30
        for place in words.indices {
          carry += words[place] * 10
          words[place] = carry & 0xFFFF
          carry >>= 16
        }
        if carry > 0 { return nil }
      }
      guard exponent >= -128 else { return nil }
      return [
        "exponent": [exponent], "length": [words.lastIndex { $0 > 0 }.map { $0 + 1 } ?? 0],
        "isNegative": [isNegative ? 1 : 0], "isCompact": [0], "mantissa": words,
      ]
    }
  }
#endif
