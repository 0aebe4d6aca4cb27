extension String {
  /// The text without white space at its ends.
  package var trimmed: String {
    let range = trimmedRange
    return range.count == utf8.count ? self : text(utf8: range)
  }

  /// The UTF-8 range of the text without white space at its ends, 0..<0 if nothing remains.
  package var trimmedRange: Range<Int> {
    withUTF8Bytes { utf8 in
      // Fast path: most texts begin and end with an ASCII character that stays.
      let stays: ClosedRange<UInt8> = 0x21...0x7E
      if let first = utf8.first, let last = utf8.last, stays ~= first, stays ~= last {
        return utf8.indices
      }
      var (start, end, offset): (Int?, Int, Int) = (nil, 0, 0)
      while offset < utf8.count {
        let cluster = offset..<utf8.endOfCluster(from: offset)
        offset = cluster.upperBound
        let (scalar, width) = utf8.scalar(at: cluster.lowerBound)
        // White space of more than one scalar is CR and LF.
        if scalar.isWhiteSpace, width == cluster.count || scalar == 0x0D { continue }
        start = start ?? cluster.lowerBound
        end = offset
      }
      return (start ?? 0)..<end
    }
  }
}
