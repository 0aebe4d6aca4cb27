/// A layout of any type, which the engine stores without an existential.
class LayoutObject: @unchecked Sendable {
  func layOut(_ pieces: inout Pieces) { pieces.keepRest() }
  func unlay(_ pieces: inout Pieces) { pieces.keepRest() }
  func read(_ pieces: inout Pieces) -> Reading { .notMine }
  var isValue: Bool { false }
  var keepsKeys: Bool { false }
  var hasReadableLiterals: Bool { false }
  func kept(ofDeleting range: Range<Int>, of raw: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    range.lowerBound..<range.lowerBound
  }
  func missingParts(behind raw: String, typed: Int) -> [(literal: String, count: Int)] { [] }
  func admits(_ character: Character) -> Bool { false }
  func literal(behind raw: UnsafeBufferPointer<UInt8>) -> [UInt8] { [] }
  func stored(_ raw: String) -> String { raw }
  func raw(ofStored text: String) -> String? { text }
  func fitted(to number: DecimalFormat) -> LayoutObject { self }
  func violation(of raw: String, rest: Int) -> Violation {
    Violation(.patternMismatch, range: 0..<raw.utf16Length)
  }
}

final class DefinedLayout<Layout: TextLayout>: LayoutObject, @unchecked Sendable {
  private let layout: Layout

  init(_ layout: Layout) { self.layout = layout }

  override func layOut(_ pieces: inout Pieces) { layout.layOut(&pieces) }
  override func unlay(_ pieces: inout Pieces) { layout.unlay(&pieces) }
  override func read(_ pieces: inout Pieces) -> Reading { layout.read(&pieces) }
  override var isValue: Bool { layout.isValue }
  override var keepsKeys: Bool { layout.keepsKeys }
  override var hasReadableLiterals: Bool { layout.hasReadableLiterals }
  override func kept(
    ofDeleting range: Range<Int>, of raw: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> { layout.kept(ofDeleting: range, of: raw) }
  override func missingParts(
    behind raw: String, typed: Int
  ) -> [(literal: String, count: Int)] {
    raw.withUTF8Bytes { layout.missingParts(behind: $0, typed: typed) }
  }
  override func admits(_ character: Character) -> Bool { layout.admits(character) }
  override func literal(behind raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    layout.literal(behind: raw)
  }
  override func stored(_ raw: String) -> String { layout.stored(raw) }
  override func raw(ofStored text: String) -> String? { layout.raw(ofStored: text) }
  override func fitted(to number: DecimalFormat) -> LayoutObject {
    DefinedLayout(
      layout.fitted(
        toDecimalPlaces: number.places, separator: number.separator, openMark: number.openMark))
  }
  override func violation(of raw: String, rest: Int) -> Violation {
    layout.violation(of: raw, rest: rest)
  }
}
