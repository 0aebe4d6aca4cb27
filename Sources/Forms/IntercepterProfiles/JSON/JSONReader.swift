internal import IntercepterForms
internal import TextBytes
internal import TextInputIntercepter
internal import TextTools

extension JSONValue {
  /// The deepest nesting of arrays and objects.
  package static let deepestNesting = 100

  /// Reads a text that is one JSON value, with white space and a byte order mark before it allowed.
  ///
  /// Strict (RFC 8259) but for one thing: an escaped surrogate without its partner, as JavaScript
  /// writes it for a string that was cut in half, is read as U+FFFD. That is one UTF-16 code unit
  /// too, so offsets keep their meaning. A name that comes twice in an object is an error.
  ///
  /// `JSONDecoder` will not do: it does not tell where a text stops being JSON, picks one of two
  /// equal names in silence, refuses such surrogates, and takes ten times as long.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  ///
  /// - Parameter repeatedNames: Whether both members of a name that comes twice are kept, and the caller
  ///   reports them.
  package init(
    json bytes: UnsafeBufferPointer<UInt8>, repeatedNames: Bool = false
  ) throws(JSONSyntaxError) {
    var reader = JSONReader(bytes: bytes, takesRepeatedNames: repeatedNames)
    reader.skipByteOrderMark()
    self = try reader.value()
    try reader.end()
  }
}

/// Reads JSON text from bytes that outlive it.
struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  private var depth = 0
  /// Whether an array or an object has just been opened.
  private var isFirst = false
  /// Whether a name may come twice in an object.
  private let takesRepeatedNames: Bool

  init(bytes: UnsafeBufferPointer<UInt8>, takesRepeatedNames: Bool = false) {
    self.bytes = bytes
    self.takesRepeatedNames = takesRepeatedNames
  }

  /// The byte at the offset; `nil` at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func skipByteOrderMark() {
    if next == 0xEF, bytes.hasByteOrderMark { offset = 3 }
  }

  mutating func end() throws(JSONSyntaxError) {
    skipWhitespace()
    if next != nil { throw unexpected("the end of the text") }
  }

  mutating func value() throws(JSONSyntaxError) -> JSONValue {
    skipWhitespace()
    switch next.map(Unicode.Scalar.init) {
    case "{":
      var members: [JSONValue.Member] = []
      var names = NameSet()
      try open()
      while try next(before: "}") {
        let name = try self.name(notIn: &names)
        members.append(JSONValue.Member(name: name, value: try value()))
      }
      return .object(members)
    case "[":
      var elements: [JSONValue] = []
      try open()
      while try next(before: "]") { elements.append(try value()) }
      return .array(elements)
    case "\"": return .string(try string())
    case "-", .some("0"..."9"): return .number(try number())
    default:
      if skip(word: "true") { return .boolean(true) }
      if skip(word: "false") { return .boolean(false) }
      if skip(word: "null") { return .null }
      throw unexpected("a value")
    }
  }

  /// Enters the array or object whose bracket is at the offset.
  mutating func open() throws(JSONSyntaxError) {
    guard depth < JSONValue.deepestNesting else {
      throw error("arrays and objects nest more than \(JSONValue.deepestNesting) deep")
    }
    depth += 1
    offset += 1
    isFirst = true
  }

  /// Goes on to the next element or member, or leaves the array or object that `close` closes.
  mutating func next(before close: Unicode.Scalar) throws(JSONSyntaxError) -> Bool {
    skipWhitespace()
    defer { isFirst = false }
    if skip(close) {
      depth -= 1
      return false
    }
    if !isFirst, !skip(",") { throw unexpected("“,” or “\(Character(close))”") }
    skipWhitespace()
    return true
  }

  /// Reads the name of a member and the colon behind it; a name that is among `names` already is an error.
  mutating func name(notIn names: inout NameSet) throws(JSONSyntaxError) -> String {
    let start = offset
    guard next == UInt8(ascii: "\"") else { throw unexpected("a name in quotation marks") }
    let name = try string()
    try colon()
    if !takesRepeatedNames, !names.insert(name) { throw repeated(name, at: start) }
    return name
  }

  mutating func colon() throws(JSONSyntaxError) {
    skipWhitespace()
    guard skip(":") else { throw unexpected("“:”") }
  }
}

extension JSONReader {
  mutating func skipWhitespace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  mutating func skip(_ token: Unicode.Scalar) -> Bool {
    if next != UInt8(ascii: token) { return false }
    offset += 1
    return true
  }

  private mutating func skip(word: StaticString) -> Bool {
    if !has(word, at: offset) { return false }
    offset += word.utf8CodeUnitCount
    return true
  }

  /// Whether a word of ASCII is at a place.
  func has(_ word: StaticString, at place: Int) -> Bool {
    let expected = word.bytes
    return bytes[min(place, bytes.count)...].starts(with: expected)
  }

  func error(_ message: String, at place: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(message, at: place ?? offset, in: bytes)
  }

  func repeated(_ name: String, at start: Int) -> JSONSyntaxError {
    error("the name \(name.quoted) comes twice", at: start)
  }

  /// The error that something else was expected at the offset.
  func unexpected(_ expected: String) -> JSONSyntaxError {
    error("expected \(expected), found \(found)")
  }

  private var found: String {
    guard next != nil else { return "the end of the text" }
    let end = min(bytes.count, offset + 64)
    let character = String(decoding: bytes[offset..<end], as: UTF8.self).first!
    return JSONValue.string(String(character)).json()
  }
}

/// The names of one object's members, without a table while they are few.
struct NameSet {
  private var few: [String] = []
  private var many: Set<FieldName> = []

  /// Adds a name; `false` if it is there already, scalar for scalar.
  mutating func insert(_ name: String) -> Bool {
    if few.count < 8 {
      if few.contains(where: { $0.hasSameScalars(as: name) }) { return false }
      few.append(name)
      if few.count == 8 { many = Set(few.map { FieldName($0) }) }
      return true
    }
    return many.insert(FieldName(name)).inserted
  }
}

extension String {
  /// A Boolean value that indicates whether the text is a number in JSON: `12`, `-0.5` or `1e3`, but not `007`.
  package var isJSONNumber: Bool {
    if case .number(let digits) = withUTF8Bytes({ try? JSONValue(json: $0) }) {
      digits == self
    } else {
      false
    }
  }
}
