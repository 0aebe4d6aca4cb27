internal import IntercepterForms

#if !hasFeature(Embedded)
  extension JSONValue: Codable {
    /// Reads any value.
    ///
    /// A decoder hands on numbers as the machine has them, and most keep no order of an object's members:
    /// these come in the order of their names, scalar by scalar.
    public init(from decoder: any Decoder) throws {
      if var elements = try? decoder.unkeyedContainer() {
        var array: [JSONValue] = []
        while !elements.isAtEnd { array.append(try elements.decode(JSONValue.self)) }
        self = .array(array)
      } else if let members = try? decoder.container(keyedBy: AnyCodingKey.self) {
        let names = members.allKeys.sorted {
          $0.stringValue.utf8.lexicographicallyPrecedes($1.stringValue.utf8)
        }
        var object: [Member] = []
        for name in names {
          let value = try members.decode(JSONValue.self, forKey: name)
          object.append(Member(name: name.stringValue, value: value))
        }
        self = .object(object)
      } else {
        switch try DecodedScalar(from: decoder) {
        case .null: self = .null
        case .boolean(let value): self = .boolean(value)
        case .number(let digits): self = .number(digits)
        case .string(let text): self = .string(text)
        }
      }
    }

    /// Writes the value.
    ///
    /// A number that an encoder could not write digit by digit is written as a string.
    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .object(let object):
        var members = encoder.container(keyedBy: AnyCodingKey.self)
        for member in object {
          try members.encode(member.value, forKey: AnyCodingKey(member.name))
        }
      case .array(let array):
        var elements = encoder.unkeyedContainer()
        for element in array { try elements.encode(element) }
      case .null:
        var value = encoder.singleValueContainer()
        try value.encodeNil()
      case .boolean(let isTrue): try isTrue.encode(to: encoder)
      case .string(let text): try text.encode(to: encoder)
      case .number(let digits):
        if let number = Int64(digits), "\(number)" == digits {
          try number.encode(to: encoder)
        } else if let number = Double(digits), "\(number)" == digits {
          try number.encode(to: encoder)
        } else {
          try digits.encode(to: encoder)
        }
      }
    }
  }
#endif
