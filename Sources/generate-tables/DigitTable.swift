import Foundation

/// The decimal digits of all scripts.
struct DigitTable {
  private let path = "Sources/TextInputIntercepter/Numbers/DecimalDigitTable.generated.swift"
  private let version: String
  private let zeros: [UInt32]

  init(directory: URL) throws(GeneratorError) {
    let categories = try UnicodeDataFile(name: "DerivedGeneralCategory.txt", in: directory)
    var zeros: [UInt32] = []
    for line in categories.lines where line.fields[1] == "Nd" {
      let range = try categories.range(of: line)
      // The Unicode Consortium promises it (UAX #44): the digits of a set are ten scalars in a row.
      guard range.count % 10 == 0 else {
        throw categories.malformed(line, expected: "sets of ten digits")
      }
      zeros += stride(from: range.lowerBound, to: range.upperBound, by: 10)
    }
    version = categories.version
    self.zeros = zeros.sorted()
  }

  /// The table as a Swift file.
  var source: String {
    """
    // swift-format-ignore-file
    // Generated, do not edit.
    // Source: DerivedGeneralCategory.txt of Unicode \(version)
    // Command: swift run generate-tables digits DIRECTORY > \(path)

    extension DecimalDigits {
      /// The zeros of all sets of decimal digits, in order; each is the first of ten scalars in a row.
      static let zeros: [UInt32] = [
    \(rows(zeros.map { "0x" + String($0, radix: 16, uppercase: true) }, perRow: 10))
      ]
    }

    """
  }
}
