/// A text of a field, its raw text, and the map between their positions.
struct ShownText: ~Copyable {
  /// The pieces that the layout makes of the raw text, if its `unlay` does not know them.
  private var pieces: Pieces
  /// A Boolean value that indicates whether the text is as the layout shows its raw text.
  private(set) var isLaidOut = false
  /// The number of bytes of the raw text that do not fit.
  private(set) var rest = 0
  private var unlaid: Pieces

  /// Creates the pieces of a text.
  init(_ text: String, _ layout: LayoutObject) {
    self.init(Pieces(), Pieces())
    text.withUTF8Bytes { read($0, layout) }
  }

  /// Creates a text whose pieces use memory that the caller lends.
  init(_ unlaid: consuming Pieces, _ pieces: consuming Pieces) {
    self.unlaid = unlaid
    self.pieces = pieces
  }

  /// Removes the literals of a text, and lays the result out again: if that is the text, the literals
  /// are the layout's.
  mutating func read(_ text: UnsafeBufferPointer<UInt8>, _ layout: LayoutObject) {
    unlaid.begin(text)
    layout.unlay(&unlaid)
    unlaid.keepRest()
    let hasOtherReading = unlaid.hasTyped
    isLaidOut = unlaid.isLaidOut && !hasOtherReading
    if isLaidOut { return }
    pieces.begin(raw)
    layout.layOut(&pieces)
    rest = pieces.rest
    pieces.keepRest()
    // Digits of which nothing fits have no literals: the beginning of a number as dialed. Neither has
    // a text that ends in the beginning of the next literal.
    let front = raw.count - rest
    let isDialed =
      rest > 0 && layout.hasReadableLiterals
      && (front == 0
        || layout.literal(behind: UnsafeBufferPointer(rebasing: raw[..<front])).contains(raw[front]))
    isLaidOut = !isDialed && !hasOtherReading && pieces.writes(text)
    if isLaidOut { return }
    unlaid.begin(text)
    unlaid.keepRest()
    unlaid.isLaidOut = true
    // As much of a text of which nothing fits may not fit after an edit.
    if front > 0 || !isDialed { rest = 0 }
  }

  /// The raw text, or the text itself if the layout does not show one like that.
  var raw: UnsafeBufferPointer<UInt8> { unlaid.written }
  /// A copy of the raw text.
  var rawText: String { unlaid.text }

  /// Returns the position in the raw text of a position in the text.
  func source(of place: Int) -> Int {
    unlaid.isLaidOut ? unlaid.target(of: place) : pieces.source(of: place)
  }

  /// Returns the position in the text of a position in the raw text, in a pass over ascending
  /// positions.
  func target(of place: Int, begins: Bool, from cursor: inout Pieces.Cursor) -> Int {
    unlaid.isLaidOut
      ? unlaid.source(of: place, begins: begins, from: &cursor)
      : pieces.target(of: place, begins: begins, from: &cursor)
  }

  /// Returns the position in the text of a position in the raw text.
  func target(of place: Int, begins: Bool = false) -> Int {
    var cursor = Pieces.Cursor()
    return target(of: place, begins: begins, from: &cursor)
  }

  /// Returns the literal of the text that contains a position or begins at it, or `nil`.
  func literal(at place: Int) -> Range<Int>? {
    unlaid.isLaidOut ? unlaid.skipped(at: place) : pieces.literal(at: place)
  }

  /// Returns the raw state of a state of the text.
  func rawState(_ state: EditingState) -> EditingState {
    let raw = rawText
    guard let selection = state.selection else { return EditingState(raw) }
    let shown = state.text.utf8Range(utf16: selection)
    let (lower, upper) = (source(of: shown.lowerBound), source(of: shown.upperBound))
    return EditingState(raw, selection: raw.utf16Range(utf8: lower..<max(lower, upper)))
  }
}

extension Pieces {
  /// Writes a text of a source, with the bytes that a function leaves at the end, and returns it.
  mutating func write(
    _ source: String, edited: Range<Int>? = nil, _ walk: (inout Pieces) -> Void
  ) -> String {
    source.withUTF8Bytes {
      begin($0, edited: edited)
      walk(&self)
      keepRest()
      return text
    }
  }

  /// Returns whether the written text is a text.
  func writes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    count == text.count && written.commonPrefix(with: text) == count
  }

  /// Returns the state of the written text, with the selection of a state of the source.
  func state(_ source: EditingState) -> EditingState {
    let text = text
    guard let selection = source.selection else { return EditingState(text) }
    let range = source.text.utf8Range(utf16: selection)
    let lower = target(of: range.lowerBound, begins: !range.isEmpty)
    let upper = range.isEmpty ? lower : max(lower, target(of: range.upperBound))
    return EditingState(text, selection: text.utf16Range(utf8: lower..<upper)).normalized()
  }
}

extension LayoutObject {
  /// Lays a raw text out, and returns the number of bytes that do not fit.
  func layOut(_ raw: String, _ pieces: inout Pieces) -> Int {
    var rest = 0
    _ = pieces.write(raw) {
      layOut(&$0)
      rest = $0.rest
    }
    return rest
  }

  /// Reads a text, and writes its raw text.
  func read(_ text: String, _ pieces: inout Pieces) -> Reading {
    text.withUTF8Bytes { read($0, edited: nil, &pieces) }
  }

  /// Reads a text with an edit, and writes its raw text.
  func read(
    _ text: UnsafeBufferPointer<UInt8>, edited: Range<Int>?, _ pieces: inout Pieces
  ) -> Reading {
    pieces.begin(text, edited: edited)
    let reading = read(&pieces)
    pieces.keepRest()
    if case .notMine = reading, edited == nil || edited == text.indices {
      pieces.begin(text)
      unlay(&pieces)
      pieces.keepRest()
      var shown = Pieces()
      shown.begin(pieces.written)
      layOut(&shown)
      shown.keepRest()
      if !shown.writes(text) {
        pieces.begin(text)
        pieces.keepRest()
      }
    }
    return reading
  }

  /// Returns the raw text of a whole text, or the violation of a text that has none.
  func raw(of text: String) -> (text: String, violation: Violation?) {
    var pieces = Pieces()
    switch read(text, &pieces) {
    case .wrong(let violation), .ambiguous(let violation): return (text, violation)
    case .value, .beginning, .notMine: return (pieces.text, nil)
    }
  }
}
