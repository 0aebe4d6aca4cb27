internal import TextInputIntercepter

/// The length of a text in every unit.
package enum Measurement {
  /// The lengths, in the order of `UnitName.measured`.
  package static func lengths(of text: String) -> [Int] {
    UnitName.measured.map { $0.unit.length(of: text) }
  }

  /// The lengths as the protocol writes them.
  package static func json(of text: String) -> JSONValue { .object(members(of: text)) }

  static func members(of text: String) -> [JSONValue.Member] {
    zip(UnitName.measured, lengths(of: text)).map { name, length in
      .init(name: name.rawValue, value: .number(length))
    }
  }
}
