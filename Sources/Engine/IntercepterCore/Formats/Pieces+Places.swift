// The pieces map positions in both directions.

extension Pieces {
  /// The piece that a pass over ascending positions has come to.
  struct Cursor {
    fileprivate var index = 0
    fileprivate var source = 0
    fileprivate var target = 0
  }

  /// Returns the position in the written text of a position in the source.
  ///
  /// - Parameters:
  ///   - place: The position.
  ///   - begins: Whether it is the beginning of a range, which is behind any literal at it.
  func target(of place: Int, begins: Bool = false) -> Int {
    var cursor = Cursor()
    return target(of: place, begins: begins, from: &cursor)
  }

  /// Returns the position in the source of a position in the written text.
  func source(of place: Int, begins: Bool = false) -> Int {
    var cursor = Cursor()
    return source(of: place, begins: begins, from: &cursor)
  }

  /// Returns the position in the written text, in a pass over ascending positions.
  func target(of place: Int, begins: Bool = false, from cursor: inout Cursor) -> Int {
    if place < cursor.source { cursor = Cursor() }
    while cursor.index < spanCount {
      let span = spans[cursor.index]
      let (length, written) = (Int(span.source), span.target)
      if length == 0
        ? cursor.source < place
          || cursor.source == place && (begins || span.isPushing)
        : cursor.source &+ length <= place
      {
        cursor.source &+= length
        cursor.target &+= written
        cursor.index &+= 1
      } else if length == 0 {
        return cursor.target
      } else {
        let inside = place &- cursor.source
        return cursor.target &+ (span.isKept ? inside : min(inside, written))
      }
    }
    return cursor.target
  }

  /// Returns the position in the source, in a pass over ascending positions.
  func source(of place: Int, begins: Bool = false, from cursor: inout Cursor) -> Int {
    if place < cursor.target { cursor = Cursor() }
    while cursor.index < spanCount {
      let span = spans[cursor.index]
      let (length, written) = (Int(span.source), span.target)
      if written == 0
        ? cursor.target < place || cursor.target == place && begins
        : cursor.target &+ written <= place
      {
        cursor.source &+= length
        cursor.target &+= written
        cursor.index &+= 1
      } else if written == 0 {
        return cursor.source
      } else {
        let inside = place &- cursor.target
        return cursor.source &+ (span.isKept ? inside : min(inside, length))
      }
    }
    return cursor.source
  }

  /// Returns the literal of the written text that contains a position or begins at it, or `nil`.
  func literal(at place: Int) -> Range<Int>? {
    var start = 0
    for index in 0..<spanCount {
      let (length, written) = (Int(spans[index].source), spans[index].target)
      if start > place { return nil }
      if length == 0, place < start + written { return start..<start + written }
      start += written
    }
    return nil
  }

  /// Returns the skipped part of the source that contains a position or begins at it, or `nil`.
  func skipped(at place: Int) -> Range<Int>? {
    var start = 0
    for index in 0..<spanCount {
      let length = Int(spans[index].source)
      if start > place { return nil }
      if spans[index].target == 0, place < start + length { return start..<start + length }
      start += length
    }
    return nil
  }
}
