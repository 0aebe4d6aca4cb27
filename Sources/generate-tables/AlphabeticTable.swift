import Foundation

/// The scalars with the property Alphabetic.
struct AlphabeticTable {
  private let version: String
  private let runs: PackedRuns

  init(directory: URL) throws(GeneratorError) {
    let core = try UnicodeDataFile(name: "DerivedCoreProperties.txt", in: directory)
    version = core.version
    runs = try core.packedBinary("Alphabetic")
  }

  var source: String {
    """
    \(head(
      of: "TextBytes/Properties/AlphabeticTable", by: "letters DIRECTORY",
      from: "DerivedCoreProperties.txt of Unicode \(version)"))
    /// The scalars with the property Alphabetic, packed for ``PackedNumbers``.
    package enum AlphabeticTable {
      /// Alternating numbers of scalars without and with the property.
      package static let runs: StaticString = \(packedLiteral(runs.lines))
    }

    """
  }
}
