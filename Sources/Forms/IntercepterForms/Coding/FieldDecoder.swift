#if !hasFeature(Embedded)
  internal import TextInputIntercepter

  /// Decodes the text or the value of a field.
  struct FieldDecoder: Decoder, SingleValueDecodingContainer {
    let result: FieldResult
    /// The number from which Foundation decodes a `Date`, while it does that.
    var seconds: Double?
    let userInfo: [CodingUserInfoKey: Any] = [:]

    var codingPath: [any CodingKey] { [AnyCodingKey(result.name)] }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { result.text.isEmpty }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      if let known = try known(type) { return known }
      if case .date(let date) = result.value, namesOfDate.contains(String(reflecting: type)) {
        guard let seconds = date.secondsOf2001 else { throw isNone(of: "Date") }
        return try Value(from: FieldDecoder(result: result, seconds: seconds))
      }
      return try Value(from: self)
    }

    /// Decodes the components of a date, or of a number as `Foundation.Decimal` is archived.
    func container<Key: CodingKey>(
      keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
      let parts: [String: [Int]]?
      switch result.value {
      case .date(let date): parts = date.parts
      case .number(let number): parts = number.archivedParts
      case .digits, .dates, nil: parts = nil
      }
      guard let parts else { throw isNone(of: "a value with parts") }
      return KeyedDecodingContainer(PartsContainer(parts: parts, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw isNone(of: "a list") }

    /// Returns a value of a type with built-in support, or `nil` for other types.
    private func known<Value>(_ type: Value.Type) throws -> Value? {
      if type == String.self { return result.text as? Value }
      if type == FieldValue.self, let value = result.value { return value as? Value }
      if case .number(let number) = result.value, type == DecimalNumber.self {
        return number as? Value
      }
      if case .date(let date) = result.value, type == DateValue.self { return date as? Value }
      if case .dates(let dates) = result.value, type == [DateValue].self { return dates as? Value }
      let read: Any?
      if let type = type as? any FixedWidthInteger.Type {
        read = type.init(digits, radix: 10)
      } else if type == Double.self {
        read = seconds ?? Double(digits)
      } else if type == Float.self {
        read = Float(digits)
      } else if type == Bool.self {
        read = Bool(result.text)
      } else if type == DecimalNumber.self {
        read = DecimalNumber(digits)
      } else {
        return nil
      }
      guard let value = read as? Value else { throw isNone(of: "\(type)") }
      return value
    }

    /// The number in ASCII digits with a decimal point, or else the text.
    private var digits: String {
      switch result.value {
      case .number(let number): number.description
      case .digits(let digits): digits
      case .date, .dates, nil: result.text
      }
    }

    /// The error omits the text, which may be secret.
    private func isNone(of type: String) -> DecodingError {
      if result.text.isEmpty {
        let reason = "the field “\(result.name)” is empty; decode an optional \(type)"
        return .valueNotFound(FieldResult.self, result.context(reason))
      }
      let reason = "the text of the field “\(result.name)” cannot be read as \(type)"
      return .typeMismatch(FieldResult.self, result.context(reason))
    }
  }

  extension DateValue {
    /// The components by name, as `Foundation.DateComponents` archives them.
    fileprivate var parts: [String: [Int]] {
      let all = [
        ("year", year), ("month", month), ("day", day), ("hour", hour), ("minute", minute),
        ("second", second),
      ]
      return Dictionary(
        uniqueKeysWithValues: all.compactMap { name, value in value.map { (name, [$0]) } })
    }
  }
#endif
