import Foundation

/// Returns the table of the scalars with the property Alphabetic.
func alphabeticTable(directory: URL) throws(GeneratorError) -> String {
  let core = try UnicodeDataFile(name: "DerivedCoreProperties.txt", in: directory)
  return """
    \(head(
      of: "Engine/TextBytes/Properties/AlphabeticTable", by: "letters DIRECTORY",
      from: "DerivedCoreProperties.txt of Unicode \(core.version)"))
    /// The scalars with the property Alphabetic, packed for ``PackedNumbers``.
    package enum AlphabeticTable {
      /// Alternating numbers of scalars without and with the property.
      package static let runs: StaticString = \(packedLiteral(try core.packedBinary("Alphabetic").lines))
    }

    """
}
