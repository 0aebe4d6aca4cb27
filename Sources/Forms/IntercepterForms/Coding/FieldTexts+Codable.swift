#if !hasFeature(Embedded)
  extension OrderedFieldDictionary: Decodable where Value == String {
    /// Decodes the texts of a form from an object with one member for each field.
    ///
    /// A number becomes a text without an exponent, and a Boolean becomes `true` or `false`.
    /// `null` means that the field has no text.
    ///
    /// A decoder passes on machine numbers: `0.10` becomes `0.1`, and a number of more than 19
    /// digits is an error. `JSONDecoder` merges canonically equivalent names and loses their order.
    /// `FieldTexts(json:)` of `IntercepterProfiles` reads everything as written.
    public init(from decoder: any Decoder) throws {
      self.init()
      let members = try decoder.container(keyedBy: AnyCodingKey.self)
      for key in members.allKeys {
        let value = try members.decode(DecodedScalar.self, forKey: key)
        if case .number(let digits) = value {
          setNumber(digits, for: key.stringValue)
        } else {
          self[key.stringValue] = value.text
        }
      }
    }
  }

  extension OrderedFieldDictionary: Encodable where Value == String {
    /// Encodes an object with one member for each field, its text.
    public func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: AnyCodingKey.self)
      for (name, text) in self { try members.encode(text, forKey: AnyCodingKey(name)) }
    }
  }
#endif
