extension JSONReader {
  /// Where the values at given paths begin, members with their names: offsets in bytes.
  ///
  /// The text is read a second time, for values do not keep their places: nobody asks for them
  /// unless something is wrong.
  ///
  /// - Parameters:
  ///   - paths: Paths from the root on; a path that leads nowhere has the place of the last value on
  ///     the way.
  ///   - json: A text that has been read without an error.
  /// - Complexity: O(*n*) in the length of the text and of all paths.
  static func offsets(
    of paths: [JSONPath],
    in json: UnsafeBufferPointer<UInt8>
  ) -> [Int] {
    let root = Fork()
    for (index, path) in paths.enumerated() { root.descendant(at: path).paths.append(index) }
    var reader = JSONReader(bytes: json, takesRepeatedNames: true)
    var offsets = Array(repeating: 0, count: paths.count)
    reader.skipByteOrderMark()
    // A text that was read without an error has none.
    try? reader.locate(root, from: nil, &offsets)
    return offsets
  }

  /// Where paths part.
  private final class Fork {
    /// Which of the paths end here.
    var paths: [Int] = []
    /// Where they go on: the members of an object or the elements of an array.
    private(set) var children: [Int: Fork] = [:]

    /// The fork of a path that begins here; made if it is not there yet.
    func descendant(at path: JSONPath) -> Fork {
      switch path {
      case .root: return self
      case .member(_, let index, let parent), .element(let index, let parent):
        let parent = descendant(at: parent)
        let fork = parent.children[index] ?? Fork()
        parent.children[index] = fork
        return fork
      }
    }

    /// Writes down the place of all paths that end here or further on.
    func settle(at offset: Int, _ offsets: inout [Int]) {
      for index in paths { offsets[index] = offset }
      for fork in children.values { fork.settle(at: offset, &offsets) }
    }
  }

  private mutating func locate(
    _ fork: Fork,
    from start: Int?,
    _ offsets: inout [Int]
  ) throws(JSONSyntaxError) {
    skipWhitespace()
    fork.settle(at: start ?? offset, &offsets)
    var index = 0
    func child(
      _ reader: inout JSONReader, from start: Int? = nil
    ) throws(JSONSyntaxError) {
      defer { index += 1 }
      guard let child = fork.children[index] else { return _ = try reader.value() }
      try reader.locate(child, from: start, &offsets)
    }
    switch fork.children.isEmpty ? nil : next {
    case UInt8(ascii: "{"):
      try members { reader, _, start throws(JSONSyntaxError) in try child(&reader, from: start) }
    case UInt8(ascii: "["):
      try elements { reader throws(JSONSyntaxError) in try child(&reader) }
    default: _ = try value()
    }
  }
}
