#if !hasFeature(Embedded)
  internal import TextInputIntercepter

  extension FieldText: Codable {
    /// Decodes a string, a number or a Boolean, which becomes `true` or `false`.
    ///
    /// A decoder passes on machine numbers: `0.10` becomes `0.1`, and a number of more than 19
    /// digits is an error.
    public init(from decoder: any Decoder) throws {
      let value = try DecodedScalar(from: decoder)
      guard let text = value.text else {
        throw DecodingError.valueNotFound(
          FieldText.self,
          DecodingError.Context(
            codingPath: decoder.codingPath, debugDescription: "expected a text, not null"))
      }
      if case .number = value { self = .number(text) } else { self = .text(text) }
    }

    /// Encodes a text as a string, and a number as a number.
    ///
    /// - Throws: `EncodingError` if a machine number cannot hold all digits of the number.
    public func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      switch self {
      case .text(let text): try value.encode(text)
      case .number(let digits):
        if let number = Int64(digits) { return try value.encode(number) }
        if let number = UInt64(digits) { return try value.encode(number) }
        guard let number = Double(digits), let exact = DecimalNumber(digits),
          number.decimalDigits.flatMap({ DecimalNumber($0) }) == exact
        else {
          throw EncodingError.invalidValue(
            digits,
            EncodingError.Context(
              codingPath: encoder.codingPath,
              debugDescription: "this number has too many digits; send it as a string"))
        }
        try value.encode(number)
      }
    }
  }

  extension OrderedFieldDictionary: Decodable where Value == FieldText {
    /// Decodes the texts of a form from an object with one member for each field.
    ///
    /// `null` means that the field has no text. `JSONDecoder` merges canonically equivalent names
    /// and loses their order. `FieldTexts(json:)` of `IntercepterProfiles` reads everything as
    /// written.
    public init(from decoder: any Decoder) throws {
      self.init()
      let members = try decoder.container(keyedBy: AnyCodingKey.self)
      for key in members.allKeys {
        self[key.stringValue] = try members.decodeIfPresent(FieldText.self, forKey: key)
      }
    }
  }

  extension OrderedFieldDictionary: Encodable where Value == FieldText {
    /// Encodes an object with one member for each field, its text or its number.
    public func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: AnyCodingKey.self)
      for (name, text) in self { try members.encode(text, forKey: AnyCodingKey(name)) }
    }
  }
#endif
