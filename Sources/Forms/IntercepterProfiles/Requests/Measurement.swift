internal import TextInputIntercepter

/// The length of a text in every unit.
package enum Measurement {
  /// The lengths, in the order of `LengthUnit.Name.measured`.
  package static func lengths(of text: String) -> [Int] {
    LengthUnit.Name.measured.map { $0.unit.length(of: text) }
  }

  /// Writes the lengths as members, as the protocol has them.
  package static func write(_ text: String, to line: inout JSONLine) {
    for name in LengthUnit.Name.measured {
      line.name(name.rawValue)
      line.number(name.unit.length(of: text))
    }
  }
}
