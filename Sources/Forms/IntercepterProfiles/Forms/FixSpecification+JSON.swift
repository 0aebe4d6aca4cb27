extension FixSpecification: NamedSpecification {
  package static var key: String { "fix" }

  package static var prototypes: [FixSpecification] {
    [
      .normalized, .verbatim, .trimWhitespace, .collapseWhitespace, .removeLeadingZeros(),
      .padDecimals(places: 0), .dropTrailingSeparator(),
    ]
  }

  package var name: String {
    switch self {
    case .normalized: "normalized"
    case .verbatim: "verbatim"
    case .trimWhitespace: "trimWhitespace"
    case .collapseWhitespace: "collapseWhitespace"
    case .removeLeadingZeros: "removeLeadingZeros"
    case .padDecimals: "padDecimals"
    case .dropTrailingSeparator: "dropTrailingSeparator"
    }
  }

  package mutating func code(_ coder: inout JSONMemberCoder) {
    switch self {
    case .normalized, .verbatim, .trimWhitespace, .collapseWhitespace: break
    case .removeLeadingZeros(var separator):
      coder.optional("separator", &separator)
      self = .removeLeadingZeros(separator: separator)
    case .padDecimals(var places, var separator):
      coder.required("places", &places, { $0.integer(from: 1, to: 1_000) }, JSONValue.number)
      coder.optional("separator", &separator)
      self = .padDecimals(places: places, separator: separator)
    case .dropTrailingSeparator(var separator):
      coder.optional("separator", &separator)
      self = .dropTrailingSeparator(separator: separator)
    }
  }
}
