public import TextInputIntercepter

extension String {
  /// Creates a text from scalars.
  public init(_ scalars: [Unicode.Scalar]) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }

  /// The scalars, for comparisons without canonical equivalence.
  public var scalars: [Unicode.Scalar] { Array(unicodeScalars) }

  /// The scalars in readable form, including joining and invisible ones.
  public var debug: String {
    "\""
      + unicodeScalars.map {
        $0.isASCII && $0.value > 31
          ? String($0) : "\\u{\(String($0.value, radix: 16, uppercase: true))}"
      }
      .joined() + "\""
  }

  /// Returns whether the other text is this one without some adjacent scalars.
  public func becomesByDeletion(_ other: String) -> Bool {
    let (before, after) = (scalars, other.scalars)
    guard before.count > after.count else { return false }
    let prefix = zip(before, after).prefix { $0 == $1 }.count
    let suffix = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    return prefix + suffix >= after.count
  }

  /// The UTF-16 offsets of all cluster boundaries.
  public var clusterOffsets: [Int] {
    reduce(into: [0]) { $0.append($0.last! + $1.utf16.count) }
  }

  /// The grapheme clusters that begin in a range of UTF-16 offsets.
  func clusters(in range: Range<Int>) -> [[Unicode.Scalar]] {
    zip(clusterOffsets, self).filter { range.contains($0.0) }.map { Array($0.1.unicodeScalars) }
  }
}

extension EditingState {
  /// The state with its scalars and offsets.
  public var debug: String { "(\(text.debug), \(selection as Any), marked \(markedRange as Any))" }
}
