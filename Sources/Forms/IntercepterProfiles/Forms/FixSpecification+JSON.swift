extension FixSpecification: NamedSpecification {
  package static var key: String { "fix" }

  package static let kinds: [ArgumentKind<FixSpecification>] = [
    .normalized, .verbatim, .trimWhitespace, .collapseWhitespace, .nfc, .unifiedIdeographs,
    .removeLeadingZeros(), .padDecimals(places: 0), .dropTrailingSeparator(),
  ].map { ArgumentKind($0 as FixSpecification) }

  package var name: String {
    switch self {
    case .normalized: "normalized"
    case .verbatim: "verbatim"
    case .trimWhitespace: "trimWhitespace"
    case .collapseWhitespace: "collapseWhitespace"
    case .nfc: "nfc"
    case .unifiedIdeographs: "unifiedIdeographs"
    case .removeLeadingZeros: "removeLeadingZeros"
    case .padDecimals: "padDecimals"
    case .dropTrailingSeparator: "dropTrailingSeparator"
    }
  }

  package mutating func code<Coder: ArgumentCoding>(_ coder: inout Coder) {
    switch self {
    case .normalized:
      coder.describe(
        "Writes numbers and digits in the notation of the field's rules: 1.234,5 as 1234,5 in German. A field with such rules runs it first, unless its fixes name it or verbatim."
      )
    case .verbatim: coder.describe("Leaves numbers and digits as written.")
    case .trimWhitespace: coder.describe("Removes white space at both ends.")
    case .collapseWhitespace: coder.describe("Replaces every run of white space by one space.")
    case .nfc:
      coder.describe("Composes letters and their marks (Unicode NFC): e and an accent as é.")
    case .unifiedIdeographs:
      coder.describe(
        "Replaces radicals and compatibility ideographs by the unified ideographs that they look like, and ligatures by their letters."
      )
    case .removeLeadingZeros(var separator):
      coder.describe("Removes redundant leading zeros of a number.")
      coder.numberSeparator(&separator)
      self = .removeLeadingZeros(separator: separator)
    case .padDecimals(var places, var separator):
      coder.describe("Pads a number with zeros.")
      coder.required(
        "places", &places, .integer(in: Self.decimalPlaces),
        "The number of decimal places to pad to.")
      coder.numberSeparator(&separator)
      self = .padDecimals(places: places, separator: separator)
    case .dropTrailingSeparator(var separator):
      coder.describe("Removes a trailing decimal separator.")
      coder.numberSeparator(&separator)
      self = .dropTrailingSeparator(separator: separator)
    }
  }
}

extension ArgumentCoding {
  fileprivate mutating func numberSeparator(_ separator: inout Character?) {
    optional(
      "separator", &separator, .separator,
      "The decimal separator; without it, the separator of the field's decimal rule.")
  }
}
