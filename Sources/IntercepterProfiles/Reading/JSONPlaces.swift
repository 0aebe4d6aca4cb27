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
    var reader = JSONReader(bytes: json, keepingDuplicates: true)
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
    private(set) var members: [String: Fork] = [:]
    private(set) var elements: [Int: Fork] = [:]

    var isEnd: Bool { members.isEmpty && elements.isEmpty }

    /// The fork of a path that begins here; made if it is not there yet.
    func descendant(at path: JSONPath) -> Fork {
      switch path {
      case .root: return self
      case .member(let name, let object):
        let parent = descendant(at: object)
        let fork = parent.members[name] ?? Fork()
        parent.members[name] = fork
        return fork
      case .element(let index, let array):
        let parent = descendant(at: array)
        let fork = parent.elements[index] ?? Fork()
        parent.elements[index] = fork
        return fork
      }
    }

    /// Writes down the place of all paths that end here or further on.
    func settle(at offset: Int, _ offsets: inout [Int]) {
      for index in paths { offsets[index] = offset }
      for fork in members.values { fork.settle(at: offset, &offsets) }
      for fork in elements.values { fork.settle(at: offset, &offsets) }
    }
  }

  private mutating func locate(
    _ fork: Fork,
    from start: Int?,
    _ offsets: inout [Int]
  ) throws(JSONSyntaxError) {
    skipWhitespace()
    fork.settle(at: start ?? offset, &offsets)
    if fork.isEnd {
      _ = try value()
    } else if next == UInt8(ascii: "{") {
      try members { reader, name, start throws(JSONSyntaxError) in
        if let member = fork.members[name] {
          try reader.locate(member, from: start, &offsets)
        } else {
          _ = try reader.value()
        }
      }
    } else if next == UInt8(ascii: "[") {
      var index = 0
      try elements { reader throws(JSONSyntaxError) in
        if let element = fork.elements[index] {
          try reader.locate(element, from: nil, &offsets)
        } else {
          _ = try reader.value()
        }
        index += 1
      }
    } else {
      _ = try value()
    }
  }
}
