#if !hasFeature(Embedded)
  internal import TextInputIntercepter

  /// A decoded value that is neither an array nor an object.
  package enum DecodedScalar: Decodable {
    case null
    case boolean(Bool)
    /// A number in decimal digits, without an exponent.
    case number(String)
    case string(String)

    package init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let text = try? value.decode(String.self) {
        self = .string(text)
      } else if let isTrue = try? value.decode(Bool.self) {
        self = .boolean(isTrue)
      } else if let number = try? value.decode(Int64.self) {
        self = .number("\(number)")
      } else if let number = try? value.decode(UInt64.self) {
        self = .number("\(number)")
      } else if let number = try? value.decode(Double.self) {
        guard let digits = number.decimalDigits else {
          throw DecodingError.dataCorruptedError(
            in: value,
            debugDescription: "this number has too many digits; send it as a string")
        }
        self = .number(digits)
      } else {
        throw DecodingError.dataCorruptedError(
          in: value, debugDescription: "expected a string, a number, true, false or null")
      }
    }

    /// The value as text, or `nil` for null.
    package var text: String? {
      switch self {
      case .null: nil
      case .boolean(let value): value ? "true" : "false"
      case .number(let digits): digits
      case .string(let text): text
      }
    }
  }

  extension Double {
    /// The number without an exponent, in the fewest digits that identify it.
    ///
    /// It is `nil` if the number is not finite, or is 2⁵³ or more, where the digits before the
    /// point would be inexact.
    var decimalDigits: String? {
      guard isFinite, magnitude < 0x1p53 else { return nil }
      return (self < 0 ? "-" : "") + "\(magnitude)".withoutExponent
    }
  }

  /// A coding key with an arbitrary name.
  package struct AnyCodingKey: CodingKey {
    package let stringValue: String

    package init(_ name: String) { stringValue = name }

    package init?(stringValue: String) { self.init(stringValue) }

    package var intValue: Int? { nil }

    package init?(intValue: Int) { nil }
  }
#endif
