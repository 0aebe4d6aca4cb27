extension JSONReader {
  /// Returns the byte offsets of the values at the given paths.
  ///
  /// The offset of a member is that of its name.
  ///
  /// This parses the text a second time, because values do not store their places, which only
  /// errors need.
  ///
  /// - Parameters:
  ///   - paths: Paths of existing values, from the root.
  ///   - json: A text that was read without a syntax error.
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
    reader.skipWhitespace()
    // The text was read without an error before.
    try? reader.locate(root, from: reader.offset, &offsets)
    return offsets
  }

  /// A trie of paths: paths with a common beginning share a branch.
  private final class PathTree {
    /// The indices of the paths that end here.
    var paths: [Int] = []
    /// The branches, by the index of the member or element.
    private(set) var children: [Int: PathTree] = [:]

    /// Returns the tree at the end of a path that begins here, and creates it if necessary.
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
    _ tree: PathTree, from start: Int, _ offsets: inout [Int]
  ) throws(JSONSyntaxError) {
    for path in tree.paths { offsets[path] = start }
    if tree.children.isEmpty { return _ = try value() }
    skipWhitespace()
    let isObject = next == UInt8(ascii: "{")
    var names = NameSet()
    var index = 0
    try open()
    while try next(before: isObject ? "}" : "]") {
      let start = offset
      if isObject { _ = try name(notIn: &names) }
      try locate(tree.children[index] ?? PathTree(), from: start, &offsets)
      index += 1
    }
  }
}
