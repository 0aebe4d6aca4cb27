/// The class of every scalar, with constant-time lookup.
struct ScalarClassMap: Sendable {
  /// The classes of ASCII, and of U+0080 to U+00FF.
  let ascii: FixedNumbers<UInt8>
  /// The page number of each block of 256 scalars.
  private let pageNumbers: FixedNumbers<UInt16>
  /// The pages of 256 classes.
  private let pages: FixedNumbers<UInt8>

  /// Creates a map of classes; `nil` if there are more than a byte can represent.
  init?(_ classes: ScalarClasses) {
    guard classes.count <= 256 else { return nil }
    var numbers = [UInt16](repeating: 0, count: 0x1100)
    var pages: [UInt8] = []
    // The page, for each class, that contains only this class.
    var plain = [UInt16?](repeating: nil, count: 256)
    var current = [UInt8](repeating: 0, count: 256)
    classes.forEachRun { run, scalarClass in
      var scalar = run.lowerBound
      let value = UInt8(scalarClass)
      while scalar < run.upperBound {
        let page = Int(scalar >> 8)
        let end = min(run.upperBound, UInt32(page + 1) << 8)
        if scalar & 0xFF == 0, end & 0xFF == 0 {
          if plain[Int(value)] == nil {
            plain[Int(value)] = UInt16(pages.count >> 8)
            pages.append(contentsOf: repeatElement(value, count: 256))
          }
          numbers[page] = plain[Int(value)]!
        } else {
          let places = Int(scalar & 0xFF)..<Int((end - 1) & 0xFF) + 1
          current.withUnsafeMutableBufferPointer { $0[places].update(repeating: value) }
          if end & 0xFF == 0 {
            numbers[page] = UInt16(pages.count >> 8)
            pages += current
          }
        }
        scalar = end
      }
    }
    ascii = FixedNumbers(Array(pages[(Int(numbers[0]) << 8)...].prefix(256)))
    pageNumbers = FixedNumbers(numbers)
    self.pages = FixedNumbers(pages)
  }

  /// Frees the memory, which must not be read afterwards.
  func free() {
    ascii.free()
    pageNumbers.free()
    pages.free()
  }

  /// Returns the class of a scalar.
  @inline(__always)
  func scalarClass(of scalar: UInt32) -> Int {
    pages[pageNumbers[Int(scalar &>> 8)] &<< 8 | Int(scalar & 0xFF)]
  }
}
