/// The class of every scalar, with constant-time lookup.
struct ScalarClassMap: Sendable {
  /// The classes of ASCII, and of U+0080 to U+00FF.
  let ascii: FixedNumbers<UInt8>
  /// The page number of each block of 256 scalars.
  private let pageNumbers: FixedNumbers<UInt16>
  /// The pages of 256 classes.
  private let pages: FixedNumbers<UInt8>

  /// A number of consecutive scalars of one class.
  typealias Run = (count: Int, scalarClass: UInt8)

  /// Creates a map of the classes of all scalars, in runs.
  init(_ runs: [Run]) {
    var numbers = [UInt16](repeating: 0, count: 0x1100)
    var pages: [UInt8] = []
    // The page, for each class, that contains only this class.
    var plain = [UInt16?](repeating: nil, count: 256)
    var current = [UInt8](repeating: 0, count: 256)
    var scalar = 0
    for (count, value) in runs {
      let runEnd = scalar + count
      while scalar < runEnd {
        let page = scalar >> 8
        let end = min(runEnd, (page &+ 1) &<< 8)
        if scalar & 0xFF == 0, end & 0xFF == 0 {
          if plain[Int(value)] == nil {
            plain[Int(value)] = UInt16(pages.count >> 8)
            pages.append(contentsOf: repeatElement(value, count: 256))
          }
          numbers[page] = plain[Int(value)]!
        } else {
          let places = (scalar & 0xFF)..<((end - 1) & 0xFF) + 1
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
