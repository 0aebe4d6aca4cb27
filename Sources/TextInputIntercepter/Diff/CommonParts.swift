/// What two texts have in common at their two ends, in whole scalars.
///
/// Where both parts are as long as they can be, they overlap: `aa` and `aaa`.
struct CommonParts {
  /// The bytes at the front.
  let prefix: Int
  /// The bytes at the end.
  let suffix: Int
  /// Whether the texts are the same.
  let isWhole: Bool
  /// Whether it is plain that both parts end at cluster boundaries in both texts.
  ///
  /// Then nobody has to look for boundaries, which is what most of a diff of short texts costs.
  let isAligned: Bool

  /// Compares two texts, as far as it is not known what they have in common.
  ///
  /// - Complexity: O(*n* + *m*), at the speed of comparing memory.
  init(of old: String, and new: String, knowing known: KnownParts?) {
    self = old.withUTF8Bytes { old in
      new.withUTF8Bytes { new in CommonParts(old, new, known) }
    }
  }

  private init(
    _ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>, _ known: KnownParts?
  ) {
    var prefix = known?.prefix ?? 0
    prefix += old.dropped(front: prefix).commonPrefix(with: new.dropped(front: prefix))
    isWhole = prefix == old.count && prefix == new.count
    if isWhole {
      (self.prefix, suffix, isAligned) = (prefix, 0, true)
      return
    }
    while prefix > 0, old.isInsideScalar(prefix) || new.isInsideScalar(prefix) { prefix -= 1 }
    var suffix = known?.suffix ?? 0
    suffix += old.dropped(back: suffix).commonSuffix(with: new.dropped(back: suffix))
    while suffix > 0, old.isInsideScalar(old.count - suffix) { suffix -= 1 }
    isAligned =
      old.isPlainClusterBoundary(prefix) && new.isPlainClusterBoundary(prefix)
      && old.isPlainClusterBoundary(old.count - suffix)
      && new.isPlainClusterBoundary(new.count - suffix)
    (self.prefix, self.suffix) = (prefix, suffix)
  }
}

/// What two texts are known to have in common, as one was made from the other.
struct KnownParts {
  /// The bytes at the front, in whole scalars.
  let prefix: Int
  /// The bytes at the end, in whole scalars.
  let suffix: Int
  /// The UTF-16 code units at the front.
  let utf16Prefix: Int
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func dropped(front: Int = 0, back: Int = 0) -> Self {
    UnsafeBufferPointer(rebasing: self[front..<count - back])
  }

  fileprivate func isInsideScalar(_ offset: Int) -> Bool {
    offset < count && self[offset] & 0xC0 == 0x80
  }
}
