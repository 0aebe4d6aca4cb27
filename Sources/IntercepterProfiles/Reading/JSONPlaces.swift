extension JSONReader {
  /// The offsets in bytes of the values at given paths, of members those of their names.
  ///
  /// The text is read a second time, for values do not keep their places: nobody asks for them
  /// unless something is wrong.
  ///
  /// - Parameters:
  ///   - paths: Paths of values that the text has, from the root on.
  ///   - json: A text that has been read without an error.
  /// - Complexity: O(*n*) in the length of the text and of all paths.
  static func offsets(
    of paths: [JSONPath],
    in json: UnsafeBufferPointer<UInt8>
  ) -> [Int] {
    let root = PathTree()
    for (index, path) in paths.enumerated() { root.descendant(at: path).paths.append(index) }
    var reader = JSONReader(bytes: json, takesRepeatedNames: true)
    var offsets = Array(repeating: 0, count: paths.count)
    reader.skipByteOrderMark()
    // A text that was read without an error has none.
    try? reader.locate(root, from: nil, &offsets)
    return offsets
  }

  /// Paths as a tree (a trie): those that begin alike share a branch.
  private final class PathTree {
    /// The paths that end here, by their numbers.
    var paths: [Int] = []
    /// The branches: the members of an object or the elements of an array.
    private(set) var children: [Int: PathTree] = [:]

    /// The tree at the end of a path that begins here; made if it is not there yet.
    func descendant(at path: JSONPath) -> PathTree {
      switch path {
      case .root: return self
      case .member(_, let index, let parent), .element(let index, let parent):
        let parent = descendant(at: parent)
        let tree = parent.children[index] ?? PathTree()
        parent.children[index] = tree
        return tree
      }
    }
  }

  private mutating func locate(
    _ tree: PathTree,
    from start: Int?,
    _ offsets: inout [Int]
  ) throws(JSONSyntaxError) {
    skipWhitespace()
    for path in tree.paths { offsets[path] = start ?? offset }
    var index = 0
    func child(
      _ reader: inout JSONReader, from start: Int? = nil
    ) throws(JSONSyntaxError) {
      defer { index += 1 }
      guard let child = tree.children[index] else { return _ = try reader.value() }
      try reader.locate(child, from: start, &offsets)
    }
    switch tree.children.isEmpty ? nil : next {
    case UInt8(ascii: "{"):
      try members { reader, _, start throws(JSONSyntaxError) in try child(&reader, from: start) }
    case UInt8(ascii: "["):
      try elements { reader throws(JSONSyntaxError) in try child(&reader) }
    default: _ = try value()
    }
  }
}
