internal import TextInputIntercepter

// Offsets in UTF-16 code units, which states are made of, and places in a text.
//
// The standard library finds them with a table that it builds once for each string. Here every
// keystroke makes a new string, so the bytes are counted instead, as the engine counts them.

extension String {
  /// The number of UTF-16 code units.
  var utf16Length: Int { utf16Length(inUTF8: 0..<utf8.count) }

  /// The place at an offset, on a scalar boundary; the end where the text is shorter.
  func index(utf16 offset: Int) -> Index {
    index(utf8: utf8Range(utf16: offset..<offset).lowerBound)
  }

  /// The offset of a place.
  func utf16Offset(of place: Index) -> Int {
    utf16Length(inUTF8: 0..<utf8.distance(from: startIndex, to: place))
  }

  /// The text in a range of offsets that lie on scalar boundaries.
  func substring(utf16 range: Range<Int>) -> String {
    String(substring(utf8: utf8Range(utf16: range)))
  }
}
