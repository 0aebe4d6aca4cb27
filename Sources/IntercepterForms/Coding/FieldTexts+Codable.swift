#if !hasFeature(Embedded)
  extension OrderedFieldDictionary: Decodable where Value == String {
    /// Reads the texts of a form from an object whose members are the fields.
    ///
    /// A number becomes a text as it is usually written, without an exponent, and `true` and `false` are
    /// texts of these letters; `null` is no text.
    ///
    /// A decoder hands on numbers as the machine has them: `0.10` comes as `0.1`, and one of more than 19
    /// digits is an error. `JSONDecoder` takes canonically equivalent names for one, and keeps no order.
    /// `FieldTexts(json:)` of `IntercepterProfiles` reads everything as it is written.
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
    /// Writes an object whose members are the fields, each with its text.
    public func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: AnyCodingKey.self)
      for (name, text) in self { try members.encode(text, forKey: AnyCodingKey(name)) }
    }
  }
#endif
