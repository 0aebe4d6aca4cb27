internal import TextInputIntercepter

extension ByteWriter {
  /// Writes a normalizer.
  mutating func write(_ fix: FixSpecification) {
    func separator(_ separator: Character?, _ writer: inout ByteWriter) {
      writer.write(optional: separator) { $0.write(String($1)) }
    }
    switch fix {
    case .normalized: write(choice: FixKind.normalized)
    case .verbatim: write(choice: FixKind.verbatim)
    case .trimWhitespace: write(choice: FixKind.trimWhitespace)
    case .collapseWhitespace: write(choice: FixKind.collapseWhitespace)
    case .nfc: write(choice: FixKind.nfc)
    case .removeLeadingZeros(let mark):
      write(choice: FixKind.removeLeadingZeros)
      separator(mark, &self)
    case .padDecimals(let places, let mark):
      write(choice: FixKind.padDecimals)
      write(places)
      separator(mark, &self)
    case .dropTrailingSeparator(let mark):
      write(choice: FixKind.dropTrailingSeparator)
      separator(mark, &self)
    }
  }
}
