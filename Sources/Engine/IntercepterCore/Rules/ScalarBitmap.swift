/// A set of Unicode scalars with constant-time lookup: one bit each, in pages of 256.
struct ScalarBitmap: Sendable {
  /// The index of each page in `pages`; page 0 is empty.
  private var places: [UInt16] = []
  private var pages: [UInt64] = [0, 0, 0, 0]

  init(_ scalars: [UInt32]) {
    for scalar in scalars {
      let page = Int(scalar >> 8)
      if page >= places.count {
        places += [UInt16](repeating: 0, count: page + 1 - places.count)
      }
      if places[page] == 0 {
        places[page] = UInt16(pages.count / 4)
        pages += [0, 0, 0, 0]
      }
      pages[word(of: scalar, in: page)] |= 1 << UInt64(scalar & 63)
    }
  }

  @inline(__always)
  func contains(_ scalar: UInt32) -> Bool {
    let page = Int(scalar >> 8)
    return page < places.count && pages[word(of: scalar, in: page)] &>> UInt64(scalar & 63) & 1 == 1
  }

  @inline(__always)
  private func word(of scalar: UInt32, in page: Int) -> Int {
    Int(places[page]) &* 4 &+ Int(scalar >> 6 & 3)
  }
}
