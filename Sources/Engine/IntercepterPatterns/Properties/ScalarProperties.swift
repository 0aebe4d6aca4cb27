/// The properties of `Unicode.Scalar.Properties`, from the tables of patterns.
///
/// A web page has these instead of the standard library's tables, which are 25 KB larger with gzip.
package enum ScalarProperties {
  /// The ends of the runs of scalars of one general category, ascending, and the category of each
  /// run.
  static let runs: (ends: [UInt32], categories: [UInt8]) = {
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

  /// Returns whether a scalar is a hyphen or a dash (Pd).
  package static func isDash(_ scalar: UInt32) -> Bool { category(of: scalar) == 12 }

  /// Returns the binary properties that the package asks of the standard library, as its bits.
  ///
  /// - Complexity: O(log *n*) in the number of ranges, 740, for other alphabets than ASCII.
  package static func binary(of scalar: UInt32) -> UInt64 {
    (scalar.isAlphabeticScalar ? 1 << 7 : 0) | (scalar.isDefaultIgnorable ? 1 << 13 : 0)
      | (scalar.isWhiteSpace ? 1 << 45 : 0)
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
