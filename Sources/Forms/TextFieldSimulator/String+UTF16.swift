internal import TextInputIntercepter

// Conversions between string indices and the UTF-16 offsets of states.
//
// The standard library converts with a table that it builds once for each string. Every keystroke
// makes a new string, so these functions count the bytes instead, as the engine does.

extension String {
  /// The number of UTF-16 code units.
  var utf16Length: Int { utf16Length(inUTF8: 0..<utf8.count) }

  /// Returns the index at an offset on a scalar boundary, or the end if the text is shorter.
  func index(utf16 offset: Int) -> Index {
    index(utf8: utf8Range(utf16: offset..<offset).lowerBound)
  }

  /// Returns the UTF-16 offset of an index.
  func utf16Offset(of place: Index) -> Int {
    utf16Length(inUTF8: 0..<utf8.distance(from: startIndex, to: place))
  }

  /// Returns the text in a range of offsets on scalar boundaries.
  func substring(utf16 range: Range<Int>) -> String {
    String(substring(utf8: utf8Range(utf16: range)))
  }
}
