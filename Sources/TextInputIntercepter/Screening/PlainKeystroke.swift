/// A keystroke as most are: something is inserted into a short text, and the bytes alone tell where it
/// stands, and what the rules say.
///
/// It is the same as what ``Change`` and the rules say in full.
struct PlainKeystroke {
  let change: Change
  /// The inserted text in UTF-16 code units.
  let insertedRange: Range<Int>
  /// The first rule that does not surely accept it; the number of rules if all do.
  private(set) var doubter: Int
  /// What is told of that rule.
  private(set) var finding = Screen.Finding.admits

  /// The bytes of longer texts are not worth looking at twice.
  static var longest: Int { 1_024 }

  /// Looks at two texts; `nil` where it is not that plain.
  init?(
    from old: UnsafeBufferPointer<UInt8>, to new: UnsafeBufferPointer<UInt8>,
    under rules: borrowing [Rule]
  ) {
    let prefix = old.commonFront(with: new)
    let suffix = old.commonBack(with: new)
    let end = new.count - suffix
    guard prefix + suffix == old.count, old.isBoundary(prefix), new.isBoundary(prefix),
      new.isBoundary(end)
    else { return nil }
    let start = UnsafeBufferPointer(rebasing: new[..<prefix]).utf16Length
    let inserted = UnsafeBufferPointer(rebasing: new[prefix..<end])
    insertedRange = start..<start + inserted.utf16Length
    change = Change(
      prefix: prefix, oldEnd: prefix, newEnd: end, utf16Prefix: start, kind: .insertion)
    doubter = rules.count
    for index in 0..<rules.count {
      let finding = rules[index].finding(change, new)
      if case .admits = finding { continue }
      (doubter, self.finding) = (index, finding)
      return
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  @inline(__always)
  fileprivate func isBoundary(_ offset: Int) -> Bool {
    isPlainClusterBoundary(offset) || isClusterBoundary(offset)
  }
}
