import Foundation

/// Returns the table of the decimal digits of all scripts.
func digitTable(directory: URL) throws(GeneratorError) -> String {
  let categories = try UnicodeDataFile(name: "DerivedGeneralCategory.txt", in: directory)
  var zeros: [UInt32] = []
  for line in categories.lines where line.fields[1] == "Nd" {
    let range = try categories.range(of: line)
    // UAX #44 guarantees that the digits of a set are ten consecutive scalars.
    guard range.count % 10 == 0 else {
      throw categories.malformed(line, expected: "sets of ten digits")
    }
    zeros += stride(from: range.lowerBound, to: range.upperBound, by: 10)
  }
  return """
    \(head(
      of: "Engine/TextBytes/Digits/DecimalDigitTable", by: "digits DIRECTORY",
      from: "DerivedGeneralCategory.txt of Unicode \(categories.version)"))
    extension DecimalDigits {
      /// The zeros of all sets of decimal digits, in ascending order. Each is the first of ten consecutive scalars.
      static let zeros: [UInt32] = [
    \(rows(zeros.sorted().map { hexadecimal($0) }, perRow: 10))
      ]
    }

    """
}
