/// The pieces of which a text is written from another one, and the map between their positions.
///
/// A layout walks the source once, from the front to the end, and says of each part whether it is
/// kept, skipped or replaced. Inserted bytes are literals. The pieces are one flat array of lengths,
/// as in CodeMirror's `ChangeSet`; positions are mapped in both directions in one ascending pass. All
/// offsets are in UTF-8.
public struct Pieces: ~Copyable {
  /// A part of the source, and the part of the written text that it became.
  @usableFromInline struct Span {
    /// The number of bytes of the source; 0 for a literal.
    @usableFromInline var source: UInt32
    /// The number of written bytes, 0 for skipped bytes, with the kind in the two lowest bits.
    @usableFromInline var targetAndKind: UInt32

    @inline(__always) @usableFromInline init(_ source: Int, _ target: Int, _ kind: Kind) {
      self.source = UInt32(truncatingIfNeeded: source)
      targetAndKind = UInt32(truncatingIfNeeded: target) &<< 2 | kind.rawValue
    }

    @inline(__always) var target: Int { Int(targetAndKind &>> 2) }
    @inline(__always) @usableFromInline var isKept: Bool { targetAndKind & 3 == Kind.kept.rawValue }
    @inline(__always) var isPushing: Bool { targetAndKind & 3 == Kind.pushing.rawValue }

    /// Adds kept bytes.
    @inline(__always) @usableFromInline mutating func extend(by length: Int) {
      source &+= UInt32(truncatingIfNeeded: length)
      targetAndKind &+= UInt32(truncatingIfNeeded: length) &<< 2
    }

    @usableFromInline enum Kind: UInt32 {
      /// The same bytes.
      case kept
      /// Other bytes.
      case replaced
      /// Other bytes, and a caret before them moves behind them.
      case pushing
    }
  }

  /// The text that is read, in valid UTF-8.
  public internal(set) var source = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// The range of the source that an edit has inserted, which is empty after a deletion; `nil` for a
  /// finished text.
  public internal(set) var edited: Range<Int>?
  /// A Boolean value that indicates whether the source is a raw text with an edit: the literals that
  /// the layout had inserted are no longer there.
  public var isContinued: Bool { edited.map { $0 != source.indices } ?? false }
  /// The number of bytes of the source that have been passed.
  public internal(set) var position = 0
  /// The number of written bytes.
  public internal(set) var count = 0
  /// The text to show in place of the laid-out one, because the next characters may give what was
  /// typed another meaning; empty for the text that the host proposes, `nil` to lay out the raw text.
  public var asTyped: String? {
    get { typed }
    set { (typed, hasTyped) = (newValue, newValue != nil) }
  }
  private var typed: String?
  private(set) var hasTyped = false
  /// A Boolean value that indicates whether the text is a complete value, such as an amount with its
  /// currency, of which no part may be cut.
  public var isComplete = false
  /// A Boolean value that indicates whether ``TextLayout/unlay(_:)`` knows that the text is as the
  /// layout shows the raw text, so that the field need not lay it out again.
  public var isLaidOut = false

  @usableFromInline var bytes: UnsafeMutableBufferPointer<UInt8>
  @usableFromInline var spans: UnsafeMutableBufferPointer<Span>
  @usableFromInline var spanCount = 0
  private var ownsBytes = false
  private var ownsSpans = false

  /// Creates pieces whose memory is allocated when it is needed.
  init() {
    bytes = UnsafeMutableBufferPointer(start: nil, count: 0)
    spans = UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  /// Creates pieces in memory that the caller lends.
  init(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, _ spans: UnsafeMutableBufferPointer<Span>
  ) {
    (self.bytes, self.spans) = (bytes, spans)
  }

  deinit {
    if ownsBytes { bytes.deallocate() }
    if ownsSpans { spans.deallocate() }
  }

  /// Begins with a source.
  mutating func begin(_ source: UnsafeBufferPointer<UInt8>, edited: Range<Int>? = nil) {
    (self.source, self.edited) = (source, edited)
    restart()
    if source.count > bytes.count { reserve(source.count) }
  }

  /// Begins again.
  public mutating func restart() {
    (position, count, spanCount, isComplete, isLaidOut) = (0, 0, 0, false, false)
    if hasTyped { asTyped = nil }
  }

  /// The number of bytes of the source that are left.
  @inline(__always) public var rest: Int { source.count &- position }

  /// The next byte of the source, or `nil` at its end.
  @inline(__always) public var next: UInt8? {
    position < source.count ? source[position] : nil
  }

  /// A Boolean value that indicates whether the written text is the source.
  var isIdentity: Bool {
    count == source.count && (spanCount == 0 || spanCount == 1 && spans[0].isKept)
  }

  /// The written bytes, until the next change.
  public var written: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: UnsafeBufferPointer(bytes)[..<count])
  }

  /// The written text.
  public var text: String { String(decoding: written, as: UTF8.self) }

  /// Keeps the next bytes of the source.
  @inline(__always) public mutating func keep(_ length: Int) {
    if length == 0 { return }
    precondition(length > 0 && length <= rest, "no bytes are left to keep")
    if length > bytes.count &- count { reserve(length) }
    copy(source.baseAddress! + position, length)
    position &+= length
    count &+= length
    if spanCount > 0, spans[spanCount &- 1].isKept {
      spans[spanCount &- 1].extend(by: length)
    } else {
      append(Span(length, length, .kept))
    }
  }

  /// Keeps the bytes up to an offset of the source.
  @inline(__always) public mutating func keep(upTo end: Int) { keep(end &- position) }

  /// Keeps all bytes that are left.
  public mutating func keepRest() { keep(rest) }

  /// Skips the next bytes of the source.
  @inline(__always) public mutating func skip(_ length: Int) {
    replace(length, with: UnsafeBufferPointer(start: nil, count: 0))
  }

  /// Writes a literal.
  ///
  /// - Parameters:
  ///   - literal: The bytes of the literal, in valid UTF-8.
  ///   - pushes: Whether a caret between the characters around the literal is behind it.
  @inline(__always) public mutating func insert(
    _ literal: UnsafeBufferPointer<UInt8>, pushes: Bool = false
  ) {
    if literal.isEmpty { return }
    write(literal)
    append(Span(0, literal.count, pushes ? .pushing : .replaced))
  }

  /// Writes a literal.
  public mutating func insert(_ literal: String, pushes: Bool = false) {
    literal.withUTF8Bytes { insert($0, pushes: pushes) }
  }

  /// Writes other bytes in place of the next bytes of the source.
  public mutating func replace(_ length: Int, with other: UnsafeBufferPointer<UInt8>) {
    if length == 0, other.isEmpty { return }
    precondition(length >= 0 && length <= rest, "no bytes are left to replace")
    write(other)
    position &+= length
    append(Span(length, other.count, .replaced))
  }

  /// Writes another text in place of the next bytes of the source.
  public mutating func replace(_ length: Int, with other: String) {
    other.withUTF8Bytes { replace(length, with: $0) }
  }

  @inline(__always) private mutating func write(_ other: UnsafeBufferPointer<UInt8>) {
    if other.isEmpty { return }
    if other.count > bytes.count &- count { reserve(other.count) }
    copy(other.baseAddress!, other.count)
    count &+= other.count
  }

  /// Copies bytes behind the written ones.
  ///
  /// Up to 16 bytes are two words, which may overlap.
  @inline(__always) private func copy(_ from: UnsafePointer<UInt8>, _ length: Int) {
    let to = bytes.baseAddress! + count
    func copyWord<Word: FixedWidthInteger & BitwiseCopyable>(_ type: Word.Type, at offset: Int) {
      UnsafeMutableRawPointer(to + offset).storeBytes(
        of: UnsafeRawPointer(from + offset).loadUnaligned(as: type), as: type)
    }
    if length > 16 {
      to.update(from: from, count: length)
    } else if length >= 8 {
      copyWord(UInt64.self, at: 0)
      copyWord(UInt64.self, at: length &- 8)
    } else if length >= 4 {
      copyWord(UInt32.self, at: 0)
      copyWord(UInt32.self, at: length &- 4)
    } else {
      for offset in 0..<length { to[offset] = from[offset] }
    }
  }

  /// Writes another text with a part replaced, of which no spans are needed.
  mutating func splice(
    _ text: UnsafeBufferPointer<UInt8>, _ part: Range<Int>,
    with inserted: UnsafeBufferPointer<UInt8>,
    keeping kept: Range<Int>
  ) {
    begin(text)
    write(UnsafeBufferPointer(rebasing: text[..<part.lowerBound]))
    write(inserted)
    write(UnsafeBufferPointer(rebasing: text[kept]))
    write(UnsafeBufferPointer(rebasing: text[part.upperBound...]))
  }

  @inline(__always) private mutating func append(_ span: Span) {
    if spanCount == spans.count { growSpans() }
    spans[spanCount] = span
    spanCount &+= 1
  }

  /// Makes room for more bytes.
  private mutating func reserve(_ length: Int) {
    if bytes.count - count >= length { return }
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: max(64, count + length + count / 2 + length / 2))
    if count > 0 { larger.baseAddress!.update(from: bytes.baseAddress!, count: count) }
    if ownsBytes { bytes.deallocate() }
    (bytes, ownsBytes) = (larger, true)
  }

  @inline(never) private mutating func growSpans() {
    let larger = UnsafeMutableBufferPointer<Span>.allocate(capacity: max(16, spanCount * 2))
    if spanCount > 0 { larger.baseAddress!.update(from: spans.baseAddress!, count: spanCount) }
    if ownsSpans { spans.deallocate() }
    (spans, ownsSpans) = (larger, true)
  }
}
