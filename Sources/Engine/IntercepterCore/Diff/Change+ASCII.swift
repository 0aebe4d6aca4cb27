// Most texts are short printable ASCII. Each byte is then a cluster, and UTF-8 and UTF-16 offsets
// are equal.

extension Change {
  /// Creates the change for a byte typed between the carets of two printable ASCII texts.
  ///
  /// `nil` for other texts and edits.
  init?(asciiTypedBetween old: borrowing EditingState, and new: borrowing EditingState) {
    guard let caret = old.caret, caret >= 0, new.caret == caret &+ 1 else { return nil }
    let isTyped = old.text.withUTF8Bytes { old in
      new.text.withUTF8Bytes { new in
        new.count == old.count + 1 && caret <= old.count && old.count <= 256
          && new.isPrintableASCII
          && old.part(0..<caret).holdsSame(as: new.part(0..<caret))
          && old.part(caret..<old.count).holdsSame(as: new.part(caret + 1..<new.count))
      }
    }
    guard isTyped else { return nil }
    self.init(
      prefix: caret, oldEnd: caret, newEnd: caret + 1, utf16Prefix: caret, kind: .typing)
  }

  /// Creates the change between two printable ASCII texts with carets, the new one of which is
  /// longer.
  ///
  /// `nil` for other texts.
  init?(
    ascii old: UnsafeBufferPointer<UInt8>, became new: UnsafeBufferPointer<UInt8>,
    carets: (old: Int, new: Int)
  ) {
    let added = new.count - old.count
    guard added > 0, old.isPrintableASCII, new.isPrintableASCII else { return nil }
    let (front, back) = (old.commonPrefix(with: new), old.commonSuffix(with: new))
    let isTyped =
      carets.old <= front && carets.old >= old.count - back && carets.new == carets.old + added
    var place = front
    if isTyped {
      place = carets.old
    } else if front + back > old.count {
      let places = old.count - back...front
      place =
        places.contains(carets.new &- added)
        ? carets.new &- added : places.contains(carets.old) ? carets.old : front
    }
    let end = max(place, old.count - back)
    self.init(
      prefix: place, oldEnd: end, newEnd: end + added, utf16Prefix: place,
      kind: isTyped ? .typing : front + back >= old.count ? .insertion : .replacement)
  }
}

extension UnsafeBufferPointer<UInt8> {
  @inline(__always)
  fileprivate func part(_ range: Range<Int>) -> Self {
    UnsafeBufferPointer(rebasing: self[range])
  }

  @inline(__always)
  fileprivate func holdsSame(as other: Self) -> Bool { commonPrefix(with: other) == count }
}
