/// The properties of `Unicode.Scalar.Properties`, from the tables of patterns.
///
/// A web page has these instead of the standard library's tables, which are 25 KB larger with gzip.
package enum ScalarProperties {
  /// The ends of the runs of scalars of one general category, ascending, and the category of each
  /// run.
  private static let runs: (ends: [UInt32], categories: [UInt8]) = {
    var (ends, categories): ([UInt32], [UInt8]) = ([], [])
    var numbers = PackedNumbers(PatternTable.categories)
    while let count = numbers.next(), let category = numbers.next() {
      ends.append((ends.last ?? 0) + count)
      categories.append(UInt8(category))
    }
    return (ends, categories)
  }()

  /// The standard library's numbers of the categories, in the table's order, which is that of their
  /// short names.
  private static let order: StaticString = "Z[^]\\BDECAGHFIJKLMOQPRNTUSVXYW"

  /// Returns the general category of a scalar, as the standard library numbers it.
  ///
  /// - Complexity: O(log *n*) in the number of runs, 3,300.
  package static func category(of scalar: UInt32) -> UInt8 {
    let run = runs.ends.count(notAbove: scalar)
    return order.utf8Start[Int(runs.categories[run])] - 0x41
  }

  /// The binary properties that the package uses, each with its bit in the standard library's word.
  private static let binary: [(bit: UInt64, set: ScalarSet)] =
    [
      (7, .property("Alphabetic")), (13, .property("Default_Ignorable_Code_Point")),
      (16, .property("Emoji")), (19, .property("Emoji_Presentation")), (45, .whiteSpace),
    ]

  /// Returns these binary properties of a scalar, as the standard library's bits.
  ///
  /// - Complexity: O(log *n*) in the number of ranges, 740 for the largest.
  package static func binary(of scalar: UInt32) -> UInt64 {
    var bits: UInt64 = 0
    for property in binary where property.set.contains(scalar) { bits |= 1 << property.bit }
    return bits
  }
}

#if arch(wasm32)
  /// Returns a general category to the standard library, whose own function the linker leaves out
  /// of a page.
  @_cdecl("_swift_stdlib_getGeneralCategory")
  public func category(of scalar: UInt32) -> UInt8 { ScalarProperties.category(of: scalar) }

  /// Returns binary properties to the standard library.
  @_cdecl("_swift_stdlib_getBinaryProperties")
  public func binaryProperties(of scalar: UInt32) -> UInt64 { ScalarProperties.binary(of: scalar) }
#endif
