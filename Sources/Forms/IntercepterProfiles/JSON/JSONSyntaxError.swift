package import TextTools

/// The place where a text stops being JSON, and the reason.
package struct JSONSyntaxError: Error, Hashable, Sendable {
  /// The message, as a part of a sentence: `expected a value, found “}”`.
  package let message: String
  package let place: TextPlace
  /// The offset in bytes, from 0.
  package let offset: Int

  init(_ message: String, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var places = PlaceCounter(UnsafeRawBufferPointer(bytes))
    place = places.place(of: offset)
    // It may quote the text.
    self.message = message.shownOnTerminal
    self.offset = offset
  }
}

extension JSONSyntaxError: CustomStringConvertible {
  package var description: String {
    "line \(place.line), column \(place.column) (byte \(offset)): \(message)"
  }
}
