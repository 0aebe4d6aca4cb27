extension FieldValue: CustomStringConvertible {
  /// The number with a decimal point, the digits, or the date in ISO 8601; a range with a slash.
  public var description: String {
    switch self {
    case .number(let number): number.description
    case .digits(let digits): digits
    case .date(let date): date.description
    case .dates(let dates): dates.map { $0.description }.joined(separator: "/")
    }
  }
}

#if !hasFeature(Embedded)
  extension FieldValue: Codable {
    private enum Key: String, CodingKey, CaseIterable { case number, digits, date, dates }

    /// Reads a value from an object with one of the keys `number`, `digits`, `date` and `dates`.
    public init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Key.self)
      guard let key = members.allKeys.first, members.allKeys.count == 1 else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "expected one of “number”, “digits”, “date” and “dates”"))
      }
      switch key {
      case .number: self = .number(try members.decode(DecimalNumber.self, forKey: key))
      case .digits: self = .digits(try members.decode(String.self, forKey: key))
      case .date: self = .date(try members.decode(DateValue.self, forKey: key))
      case .dates: self = .dates(try members.decode([DateValue].self, forKey: key))
      }
    }

    /// Writes an object with one key, such as `{"number": "1234.5"}` or `{"date": "2024-02-29"}`.
    public func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: Key.self)
      switch self {
      case .number(let number): try members.encode(number, forKey: .number)
      case .digits(let digits): try members.encode(digits, forKey: .digits)
      case .date(let date): try members.encode(date, forKey: .date)
      case .dates(let dates): try members.encode(dates, forKey: .dates)
      }
    }
  }

  extension DateValue: Codable {
    /// Reads a date or a time in ISO 8601, such as `2024-02-29`.
    public init(from decoder: any Decoder) throws {
      self = try decoder.written("a date such as \"2024-02-29\"") { DateValue(iso8601: $0) }
    }

    /// Writes the date or the time in ISO 8601.
    public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
  }

  extension DecimalNumber: Codable {
    /// Reads a number from a string such as `"-12.50"`.
    public init(from decoder: any Decoder) throws {
      self = try decoder.written("a decimal number in a string, such as \"-12.50\"") {
        DecimalNumber($0)
      }
    }

    /// Writes the number as a string, because other programs read JSON numbers as binary floating
    /// point.
    public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
  }

  extension Decoder {
    /// Reads a value from a string.
    ///
    /// - Parameter expected: A description of the expected text, for the error.
    fileprivate func written<Value>(_ expected: String, _ read: (String) -> Value?) throws -> Value
    {
      let container = try singleValueContainer()
      guard let value = read(try container.decode(String.self)) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "expected \(expected)")
      }
      return value
    }
  }
#endif
